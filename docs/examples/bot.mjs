// A bot at a server (docs/bot-api.md), in JavaScript without any library. Put your own `choose`, and
//     WESTMARCH_BOT_TOKEN=wmb_... node bot.mjs http://localhost:8000
const server = process.argv[2];
const headers = { Authorization: `Bearer ${process.env.WESTMARCH_BOT_TOKEN}`, "Content-Type": "application/json" };
const started = new Set();

/** Any of the legal actions; `state.view` is all that your seat may know. */
function choose(state) {
  const { actions } = state.decision;
  return actions[Math.floor(Math.random() * actions.length)];
}

async function ask(method, path, body) {
  const answer = await fetch(`${server}/api/bot${path}`, { method, headers, body: body && JSON.stringify(body) });
  const late = method !== "GET" && [404, 409].includes(answer.status); // the stream tells of it
  if (!answer.ok && !late) throw Object.assign(new Error(await answer.text()), { status: answer.status });
  return answer;
}

/** The messages of a stream, a line of JSON each; empty lines only keep it alive. */
async function* lines(path) {
  let rest = "";
  const { body } = await ask("GET", path);
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const found = (rest + text).split("\n");
    rest = found.pop();
    for (const line of found) if (line.trim()) yield JSON.parse(line);
  }
}

/** Take each message of a stream until one was the last; after a break, connect again. */
async function follow(path, take) {
  for (;;) {
    try {
      for await (const message of lines(path)) if (await take(message)) return;
    } catch (error) {
      if (error.status && error.status < 500 && error.status !== 429) throw error;
    }
    await new Promise((resume) => setTimeout(resume, 1000));
  }
}

async function play(room, message) {
  if (message.type === "undo_offer") await ask("POST", `/games/${room}/undo`, { agree: true });
  if (message.type === "state" && message.decision?.mine) await ask("POST", `/games/${room}/act`, { n: message.n, id: choose(message).id });
  return message.status === "finished" || message.status === "aborted";
}

async function hear(event) {
  if (event.type === "challenge") await ask("POST", `/games/${event.room}/accept`);
  if (event.type !== "game_start" || started.has(event.room)) return;
  started.add(event.room);
  follow(`/games/${event.room}/stream`, (message) => play(event.room, message)).catch((error) => console.error(event.room, error.message));
}

await follow("/events", hear);
