// A client of the bot API (docs/bot-api.md) for Node.js 20 or later, without any library:
//     WESTMARCH_BOT_TOKEN=wmb_... node bot.mjs http://localhost:8000 war_of_the_ring,five_armies
const [server = "http://localhost:8000", games = ""] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${process.env.WESTMARCH_BOT_TOKEN}`, "Content-Type": "application/json" };

/** The choice of this bot: any of the legal actions. Put your own here; `state.view` is all your seat may know. */
function choose(state) {
  const { actions } = state.decision;
  return actions[Math.floor(Math.random() * actions.length)];
}

async function ask(method, path, body) {
  const answer = await fetch(`${server}/api/bot${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (answer.ok) return answer.status === 204 ? null : answer.json();
  const { error } = await answer.json();
  throw Object.assign(new Error(error.message), { code: error.code, status: answer.status });
}

/** The messages of a stream, a line of JSON each; empty lines only keep it alive. */
async function* lines(path) {
  const answer = await fetch(`${server}/api/bot${path}`, { headers });
  if (!answer.ok) throw Object.assign(new Error(`${path}: ${answer.status}`), { status: answer.status });
  let rest = "";
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const found = (rest + text).split("\n");
    rest = found.pop();
    for (const line of found) if (line.trim()) yield JSON.parse(line);
  }
}

/** Follow a stream until it is over: after a break, connect again. */
async function patiently(follow) {
  for (;;) {
    try {
      if (await follow()) return;
    } catch (error) {
      if (error.status && error.status < 500 && error.status !== 429) throw error;
      console.error(`${error.message}; trying again`);
    }
    await new Promise((resume) => setTimeout(resume, 1000));
  }
}

const playing = new Set();
async function play(room) {
  if (playing.has(room)) return;
  playing.add(room);
  await patiently(async () => {
    for await (const message of lines(`/games/${room}/stream`)) {
      if (message.type === "undo_offer") await ask("POST", `/games/${room}/undo`, { agree: true });
      if (message.type !== "state") continue;
      if (message.decision?.mine) {
        const { id } = choose(message);
        await ask("POST", `/games/${room}/act`, { n: message.n, id }).catch((error) => {
          if (error.code !== "stale" && error.code !== "finished") throw error;
        });
      }
      if (message.status === "finished" || message.status === "aborted") return true;
    }
  });
  playing.delete(room);
}

if (games) await ask("PATCH", "", { games: games.split(",") });
await patiently(async () => {
  for await (const event of lines("/events")) {
    console.log(JSON.stringify(event));
    if (event.type === "challenge") await ask("POST", `/games/${event.room}/accept`).catch((error) => console.error(error.message));
    if (event.type === "game_start") play(event.room).catch((error) => console.error(`${event.room}: ${error.message}`));
  }
});
