import "@fontsource/eb-garamond/latin-400.css";
import "@fontsource/eb-garamond/latin-600.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { wakeOnFirstGesture } from "./lib/sound";
import { texts } from "./lib/texts.svelte";

settings.start();
wakeOnFirstGesture();
void texts.use(settings.get("language"));

export default mount(App, { target: document.getElementById("app")! });
