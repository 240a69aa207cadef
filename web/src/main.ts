import { mount } from "svelte";

import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { wakeOnFirstGesture } from "./lib/sound";
import { speech } from "./lib/speech.svelte";
import { texts } from "./lib/texts.svelte";

settings.start();
wakeOnFirstGesture();

// Words come before the page: nobody sees it in one language and then in another.
void texts.use(speech.language).then(() => mount(App, { target: document.getElementById("app")! }));
