import { mount } from "svelte";

import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/app.css";
import { settings } from "./lib/settings/settings.svelte";
import { wakeOnFirstGesture } from "./lib/settings/sound";
import { speech } from "./lib/preferences/spokenLanguage.svelte";
import { texts } from "./lib/i18n/texts.svelte";

settings.start();
wakeOnFirstGesture();

// Words come before the page: nobody sees it in one language and then in another.
void texts.use(speech.language).then(() => mount(App, { target: document.getElementById("app")! }));
