/** Draws a scene's ground as vector shapes: sky, ridges, land, trees, light and mist, varied by a seed. */
import { SCENES, type Scene, type SceneName } from "./scenes";

/** A small generator of numbers from 0 to 1, always the same for one text. */
export function chance(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Ground {
  /** The shapes from the sky to the trees, and what lies before the emblem. */
  back: string;
  front: string;
  defs: string;
  /** Where the light is, in hundredths. */
  light: { x: number; y: number };
}

const n = (value: number) => String(Math.round(value * 10) / 10);

export function ground(name: SceneName, key: string, width: number, height: number): Ground {
  const scene: Scene = SCENES[name];
  const random = chance(`${name} ${key}`);
  const [sky, horizon, light, far, near, land, tree, mist] = scene.colours;
  const side = random() < 0.5 ? 26 : 72;
  const at = { x: side + random() * 6 - 3, y: scene.rays ? 14 + random() * 8 : 26 + random() * 10 };
  const x = (at.x / 100) * width;
  const y = (at.y / 100) * height;
  const level = (scene.horizon / 100) * height;
  const back: string[] = [];
  back.push(`<rect width="${width}" height="${height}" fill="url(#sky)"/>`);
  const indoors = scene.trees === "columns" || scene.trees === "stalactites";
  back.push(indoors ? masonry(random, width, level, mix(horizon, "#000000", 0.45), scene.trees === "columns") : `<rect width="${width}" height="${level}" filter="url(#cloud)" opacity=".55"/>`);
  back.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(height * 0.62)}" fill="url(#glow)"/>`);
  if (scene.stars) back.push(stars(random, width, level));
  if (scene.disc) back.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(height * (0.075 + random() * 0.02))}" fill="${light}" opacity=".92"/>`);
  if (scene.peaks) {
    back.push(peaks(random, width, level, height * 0.36, 3, far, scene.snow ? "#f4f6f8" : mix(far, light, 0.3), mix(far, sky, 0.45), x));
    back.push(`<rect y="${n(level - height * 0.22)}" width="${width}" height="${n(height * 0.24)}" fill="url(#haze)"/>`);
    back.push(peaks(random, width, level + 8, height * 0.2, 5, near, scene.snow ? "#dfe6ec" : mix(near, light, 0.2), mix(near, sky, 0.5), x));
  } else if (!indoors) {
    back.push(ridge(random, width, level - height * 0.1, height * 0.07, far, height));
    back.push(`<rect y="${n(level - height * 0.2)}" width="${width}" height="${n(height * 0.22)}" fill="url(#haze)"/>`);
    back.push(ridge(random, width, level - height * 0.03, height * 0.05, near, height));
  }
  back.push(`<rect y="${n(level)}" width="${width}" height="${n(height - level)}" fill="url(#land)"/>`);
  if (!scene.water && scene.trees !== "columns") back.push(tufts(random, width, height, level, mix(land, mist, 0.4), mix(land, "#000000", 0.4)));
  if (scene.water) back.push(water(random, width, height, level, x, light));
  if (scene.road) back.push(road(width, height, level, mist));
  if (scene.trees === "firs") back.push(firs(random, width, height, level, [mix(tree, mist, 0.4), tree]));
  if (scene.trees === "trunks") back.push(trunks(random, width, height, [mix(tree, mist, 0.62), mix(tree, mist, 0.3), tree], Boolean(scene.road)));
  if (scene.trees === "reeds") back.push(reeds(random, width, height, level, tree));
  if (scene.trees === "columns") back.push(columns(random, width, height, [mix(near, horizon, 0.35), near], light));
  if (scene.trees === "stalactites") back.push(stalactites(random, width, height, [mix(far, horizon, 0.4), near, tree]));
  if (scene.rays) back.push(rays(random, x, y, width, height, light));
  const front: string[] = [];
  if (scene.embers) front.push(sparks(random, width, height));
  if (scene.rain) front.push(rain(random, width, height));
  front.push(`<rect width="${width}" height="${height}" fill="url(#foot)"/>`);
  return {
    back: back.join(""),
    front: front.join(""),
    light: at,
    defs:
      gradient("sky", [[0, sky], [scene.horizon / 100, horizon], [1, mix(horizon, land, 0.5)]]) +
      gradient("land", [[0, mix(land, mist, 0.28)], [1, mix(land, "#000000", 0.35)]]) +
      gradient("haze", [[0, mist, 0], [1, mist, 0.5]]) +
      gradient("foot", [[0.72, mist, 0], [1, mist, 0.26]]) +
      `<radialGradient id="glow"><stop stop-color="${light}" stop-opacity=".95"/><stop offset=".35" stop-color="${light}" stop-opacity=".42"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
      `<filter id="cloud" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".006 .018" numOctaves="5" seed="${Math.floor(random() * 900)}"/><feColorMatrix values="0 0 0 0 ${unit(mist, 0)} 0 0 0 0 ${unit(mist, 1)} 0 0 0 0 ${unit(mist, 2)} 2.6 0 0 0 -1.05"/></filter>`,
  };
}

// ---- colours

function channel(colour: string, i: number): number {
  return parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16);
}

const unit = (colour: string, i: number) => n(channel(colour, i) / 255);

/** One colour with a part of another in it. */
export function mix(one: string, other: string, part: number): string {
  const at = (i: number) => Math.round(channel(one, i) * (1 - part) + channel(other, i) * part);
  return `#${[0, 1, 2].map((i) => at(i).toString(16).padStart(2, "0")).join("")}`;
}

function gradient(id: string, stops: [number, string, number?][]): string {
  const marks = stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`);
  return `<linearGradient id="${id}" x2="0" y2="1">${marks.join("")}</linearGradient>`;
}

// ---- land

function ridge(random: () => number, width: number, base: number, rise: number, colour: string, height: number): string {
  const phase = random() * 6;
  let path = `M0 ${height}V${n(base)}`;
  for (let x = 0; x <= width + 14; x += 14) {
    const wave = Math.sin(phase + x / 70) * 0.5 + Math.sin(phase * 2 + x / 31) * 0.3 + (random() - 0.5) * 0.35;
    path += `L${x} ${n(base - wave * rise)}`;
  }
  return `<path d="${path}V${height}z" fill="${colour}"/>`;
}

/** Mountains with a lit and a shaded flank. */
function peaks(random: () => number, width: number, foot: number, rise: number, count: number, body: string, lit: string, shade: string, light: number): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.15 + random() * 0.7) / count) * width;
    const tall = rise * (0.62 + random() * 0.5);
    const half = tall * (0.95 + random() * 0.6);
    const top = foot - tall;
    const down = (dx: number, t: number) => `L${n(x + dx)} ${n(top + tall * t)}`;
    const jag = (way: number) => [0.2, 0.42, 0.66, 1].map((t) => down(way * half * t + (t < 1 ? (random() - 0.5) * half * 0.16 : 0), t)).join("");
    const left = jag(-1);
    const right = jag(1);
    const spine = [0.25, 0.5, 0.75, 1].map((t) => down((random() - 0.5) * half * 0.4, t)).join("");
    const litLeft = light < x;
    out += `<path d="M${n(x)} ${n(top)}${left}H${n(x + half)}z" fill="${body}"/><path d="M${n(x)} ${n(top)}${right}L${n(x - half)} ${n(foot)}z" fill="${body}"/>`;
    out += `<path d="M${n(x)} ${n(top)}${litLeft ? right : left}L${n(x)} ${n(foot)}${reverse(spine, x, top)}z" fill="${shade}" opacity=".75"/>`;
    out += `<path d="M${n(x)} ${n(top)}${down((litLeft ? -1 : 1) * half * 0.34, 0.36)}${down((litLeft ? -1 : 1) * half * 0.16, 0.3)}${down((litLeft ? -1 : 1) * half * 0.1, 0.46)}${down(0, 0.28)}z" fill="${lit}" opacity=".85"/>`;
  }
  return out;
}

/** A line walked back, so that it can close a shape. */
function reverse(line: string, x: number, top: number): string {
  return line.split("L").slice(1).reverse().map((point) => `L${point}`).join("") + `L${n(x)} ${n(top)}`;
}

function firs(random: () => number, width: number, height: number, level: number, colours: [string, string]): string {
  return colours
    .map((colour, depth) => {
      let path = "";
      const count = depth ? 9 : 16;
      for (let i = 0; i < count; i++) {
        const x = ((i + random()) / count) * width;
        // The middle is the emblem's: trees stand lower there.
        const open = Math.min(1, Math.abs(x / width - 0.5) * 2.4 + 0.25);
        const tall = height * (depth ? 0.34 : 0.2) * (0.55 + random() * 0.6) * open;
        const foot = level + height * (depth ? 0.14 : 0.05);
        const wide = tall * 0.3;
        const edge = (way: number) =>
          [1, 2, 3, 4].map((k) => [`${n(x + way * wide * (k / 4) * (0.8 + random() * 0.4))} ${n(foot - tall * (1 - k / 4.2))}`, `${n(x + way * wide * (k / 4) * 0.45)} ${n(foot - tall * (1 - k / 4.4))}`]);
        const right = edge(1).flat();
        const left = edge(-1).flat().reverse();
        path += `M${n(x)} ${n(foot - tall)}L${right.join("L")}L${n(x + wide * 0.1)} ${n(foot)}H${n(x - wide * 0.1)}L${left.join("L")}`;
        path += "z";
      }
      return `<path d="${path}" fill="${colour}"/>`;
    })
    .join("");
}

function trunks(random: () => number, width: number, height: number, colours: string[], open: boolean): string {
  return colours
    .map((colour, depth) => {
      let path = "";
      const count = [13, 8, 4][depth]!;
      const thick = width * [0.016, 0.03, 0.062][depth]!;
      const foot = height * [0.76, 0.86, 1.04][depth]!;
      for (let i = 0; i < count; i++) {
        let x = ((i + random()) / count) * width;
        const free = [0.02, 0.14, 0.3][depth]! + (open ? 0.12 : 0);
        if (Math.abs(x / width - 0.5) < free) x = width * (0.5 + Math.sign(x / width - 0.5) * (free + random() * 0.16));
        const w = thick * (0.6 + random() * 0.8);
        const lean = (random() - 0.5) * width * 0.07;
        const top = x + lean;
        path += `M${n(top - w * 0.36)} -4C${n(x - w * 0.2)} ${n(height * 0.3)} ${n(x - w * 0.6)} ${n(height * 0.6)} ${n(x - w * 0.6)} ${n(foot - w)}L${n(x - w * 1.3)} ${n(foot)}H${n(x + w * 1.3)}L${n(x + w * 0.55)} ${n(foot - w)}C${n(x + w * 0.6)} ${n(height * 0.6)} ${n(x + w * 0.3)} ${n(height * 0.3)} ${n(top + w * 0.4)} -4z`;
        for (let k = 0; k < 3; k++) {
          const y = height * (0.06 + random() * 0.38);
          const way = random() < 0.5 ? -1 : 1;
          const reach = w * (2 + random() * 3) * way;
          path += `M${n(x)} ${n(y + w)}Q${n(x + reach * 0.5)} ${n(y)} ${n(x + reach)} ${n(y - w * 1.6)}Q${n(x + reach * 0.5)} ${n(y - w * 0.4)} ${n(x)} ${n(y + w * 0.2)}z`;
        }
      }
      return `<path d="${path}" fill="${colour}"/>`;
    })
    .join("");
}

function reeds(random: () => number, width: number, height: number, level: number, colour: string): string {
  let path = "";
  for (let i = 0; i < 46; i++) {
    const edge = random() < 0.5 ? random() * 0.34 : 1 - random() * 0.34;
    const x = edge * width;
    const foot = level + height * (0.16 + random() * 0.26);
    const tall = height * (0.08 + random() * 0.18);
    const bend = (random() - 0.5) * 22;
    path += `M${n(x)} ${n(foot)}q${n(bend * 0.2)} ${n(-tall * 0.6)} ${n(bend)} ${n(-tall)}q${n(-bend * 0.5 + 2.5)} ${n(tall * 0.5)} ${n(-bend + 4)} ${n(tall)}z`;
  }
  return `<path d="${path}" fill="${colour}" opacity=".85"/>`;
}

function columns(random: () => number, width: number, height: number, colours: [string, string], light: string): string {
  let out = "";
  for (const [depth, colour] of colours.entries()) {
    const w = width * (depth ? 0.11 : 0.07);
    const places = depth ? [0.04, 0.96] : [0.2, 0.8];
    for (const place of places) {
      const x = place * width + (random() - 0.5) * 8;
      const foot = height * (depth ? 1 : 0.84);
      out += `<path d="M${n(x - w / 2)} 0h${n(w)}V${n(foot)}h${n(-w)}zM${n(x - w * 0.72)} ${n(height * 0.1)}h${n(w * 1.44)}v${n(w * 0.26)}h${n(-w * 1.44)}zM${n(x - w * 0.72)} ${n(foot - w * 0.3)}h${n(w * 1.44)}v${n(w * 0.4)}h${n(-w * 1.44)}z" fill="${colour}"/>`;
      out += `<path d="M${n(x - w * 0.3)} 0v${n(foot)}M${n(x)} 0v${n(foot)}" stroke="${light}" stroke-opacity=".13" stroke-width="${n(w * 0.12)}"/>`;
    }
    const arch = height * (depth ? 0.3 : 0.24);
    const l = places[0]! * width;
    const r = places[1]! * width;
    out += `<path d="M${n(l)} 0H${n(r)}V${n(arch)}Q${n((l + r) / 2)} ${n(-arch * 0.7)} ${n(l)} ${n(arch)}z" fill="${colour}" opacity=".8"/>`;
  }
  return out;
}

function stalactites(random: () => number, width: number, height: number, colours: string[]): string {
  return colours
    .map((colour, depth) => {
      const reach = height * [0.3, 0.24, 0.17][depth]!;
      const frame = (way: number) => {
        const y = (t: number) => n(way > 0 ? t : height - t * 0.8);
        let path = `M0 ${y(-4)}`;
        for (let x = 0; x <= width; x += width / 12) {
          const edge = Math.abs(x / width - 0.5) * 2;
          path += `L${n(x)} ${y(reach * (0.35 + 0.65 * edge) * (0.4 + random() * 0.9))}L${n(x + width / 26)} ${y(reach * (0.2 + 0.5 * edge) * random())}`;
        }
        return `${path}V${y(-4)}z`;
      };
      const wall = width * [0.2, 0.14, 0.08][depth]!;
      const walls = [0, 1].map((right) => {
        const at = (t: number) => n(right ? width - t : t);
        let path = `M${at(-4)} 0`;
        for (let y = 0; y <= height; y += height / 9) path += `L${at(wall * (0.4 + random()))} ${n(y)}`;
        return `${path}V${height}H${at(-4)}z`;
      });
      return `<path d="${frame(1)}${frame(-1)}${walls.join("")}" fill="${colour}"/>`;
    })
    .join("");
}

/** Walls: courses of hewn stone in a hall, rough faces of rock in a cave. */
function masonry(random: () => number, width: number, level: number, colour: string, hewn: boolean): string {
  let path = "";
  const high = level / 9;
  for (let row = 0; row < 9; row++) {
    for (let x = -random() * 60; x < width; ) {
      const long = hewn ? 62 : 50 + random() * 70;
      if (hewn) path += `M${n(x)} ${n(row * high)}h${n(long - 3)}v${n(high - 3)}h${n(3 - long)}z`;
      else if (random() < 0.55) path += `M${n(x)} ${n((row + random()) * high)}l${n(long * 0.6)} ${n(-high * random())} ${n(long * 0.5)} ${n(high * (0.4 + random()))} ${n(-long * 0.6)} ${n(high * 0.6)}z`;
      x += long;
    }
  }
  return `<path d="${path}" fill="${colour}" opacity="${hewn ? 0.34 : 0.3}"/>`;
}

/** The lie of the land: long low strokes, lighter and darker, growing towards the front. */
function tufts(random: () => number, width: number, height: number, level: number, light: string, dark: string): string {
  return [light, dark]
    .map((colour) => {
      let path = "";
      for (let i = 0; i < 26; i++) {
        const t = random();
        const y = level + 4 + t * (height - level);
        const x = random() * width;
        const long = width * (0.05 + 0.16 * random()) * (0.4 + t);
        path += `M${n(x - long / 2)} ${n(y)}q${n(long * 0.4)} ${n(-4 - 9 * t)} ${n(long)} 0q${n(-long * 0.5)} ${n(2 + 4 * t)} ${n(-long)} 0z`;
      }
      return `<path d="${path}" fill="${colour}" opacity=".5"/>`;
    })
    .join("");
}

// ---- water, road, light, weather

function water(random: () => number, width: number, height: number, level: number, x: number, light: string): string {
  let path = "";
  for (let i = 0; i < 46; i++) {
    const t = random() ** 1.4;
    const y = level + 3 + t * (height - level);
    const near = random() < 0.6;
    const middle = near ? x + (random() - 0.5) * width * (0.1 + 0.3 * t) : random() * width;
    const long = width * (0.02 + 0.09 * random()) * (0.5 + t);
    path += `M${n(middle - long / 2)} ${n(y)}q${n(long / 2)} ${n(-2 - 3 * t)} ${n(long)} 0q${n(-long / 2)} ${n(1 + 2 * t)} ${n(-long)} 0z`;
  }
  return `<path d="${path}" fill="${light}" opacity=".6"/>`;
}

function road(width: number, height: number, level: number, colour: string): string {
  const w = width;
  return `<path d="M${n(w * 0.49)} ${n(level)}C${n(w * 0.46)} ${n(level + height * 0.1)} ${n(w * 0.62)} ${n(level + height * 0.16)} ${n(w * 0.5)} ${n(level + height * 0.26)}C${n(w * 0.36)} ${n(height * 0.92)} ${n(w * 0.3)} ${height} ${n(w * 0.26)} ${height}H${n(w * 0.78)}C${n(w * 0.7)} ${n(height * 0.92)} ${n(w * 0.72)} ${n(height * 0.84)} ${n(w * 0.68)} ${n(level + height * 0.2)}C${n(w * 0.64)} ${n(level + height * 0.1)} ${n(w * 0.52)} ${n(level + height * 0.06)} ${n(w * 0.53)} ${n(level)}z" fill="${colour}" opacity=".62"/>`;
}

function rays(random: () => number, x: number, y: number, width: number, height: number, light: string): string {
  let path = "";
  for (let i = 0; i < 6; i++) {
    const angle = Math.PI * (0.12 + 0.76 * ((i + random()) / 6));
    const spread = 0.03 + random() * 0.06;
    const long = Math.max(width, height) * 1.4;
    const end = (a: number) => `${n(x + Math.cos(a) * long)} ${n(y + Math.sin(a) * long)}`;
    path += `M${n(x)} ${n(y)}L${end(angle - spread)}L${end(angle + spread)}z`;
  }
  return `<path d="${path}" fill="${light}" opacity=".17"/>`;
}

function stars(random: () => number, width: number, level: number): string {
  let path = "";
  for (let i = 0; i < 40; i++) path += `M${n(random() * width)} ${n(random() * level * 0.8)}h${n(1.2 + random() * 2)}`;
  return `<path d="${path}" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".7"/>`;
}

function sparks(random: () => number, width: number, height: number): string {
  let path = "";
  for (let i = 0; i < 22; i++) path += `M${n(random() * width)} ${n(height * (0.1 + random() * 0.85))}l${n((random() - 0.5) * 5)} ${n(-3 - random() * 5)}`;
  return `<path d="${path}" stroke="#ffb347" stroke-width="2.4" stroke-linecap="round" opacity=".85"/>`;
}

function rain(random: () => number, width: number, height: number): string {
  let path = "";
  for (let i = 0; i < 60; i++) path += `M${n(random() * width * 1.1)} ${n(random() * height)}l-7 22`;
  return `<path d="${path}" stroke="#e6f0f5" stroke-width="1.3" opacity=".3"/>`;
}
