/** A picture as an image of its own: a scene with its emblems worked in relief, as an SVG text and as an address. */
import { ground } from "./ground";
import { PALETTES } from "./palettes";
import type { Layer, Picture } from "../recipe";

/**
 * Square in play and in a rim; wide on a card that is read, a band on one with two halves; lying on a quest, whose recipes
 * use its whole width; a stage lies under a whole table.
 */
export type Shape = "square" | "wide" | "band" | "lying" | "stage";
const SIZES: Record<Shape, [number, number]> = { square: [448, 448], wide: [672, 448], band: [840, 448], lying: [672, 448], stage: [1120, 700] };

/** The whole picture as SVG. */
export function paint(picture: Picture, shape: Shape = "square"): string {
  const [width, height] = SIZES[shape];
  const { back, front, defs, light } = ground(picture.scene, picture.key, width, height);
  const layers = picture.layers.map((layer, i) => emblem(gathered(layer, shape), i, width, height, light));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${defs}${FILTERS(light)}${layers.map((layer) => layer.defs).join("")}</defs>` +
    `<g transform="translate(${-width * 0.04} ${-height * 0.04}) scale(1.08)"><g filter="url(#brush)">${back}</g></g>${layers.map((layer) => layer.body).join("")}${front}` +
    `<rect width="${width}" height="${height}" fill="url(#vignette)"/><rect width="${width}" height="${height}" filter="url(#grain)" opacity=".28"/></svg>`
  );
}

/** Edges like strokes of a brush, relief lit from the scene's light, grain of the canvas. */
function FILTERS(light: { x: number; y: number }): string {
  const azimuth = Math.round((Math.atan2(light.y - 52, light.x - 50) * 180) / Math.PI);
  return (
    `<filter id="brush" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="11" xChannelSelector="R" yChannelSelector="G"/></filter>` +
    `<filter id="relief" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".018 .05" numOctaves="3" seed="9" result="noise"/>` +
    `<feDisplacementMap in="SourceGraphic" in2="noise" scale="7" xChannelSelector="R" yChannelSelector="G" result="shape"/>` +
    `<feColorMatrix in="noise" values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" result="grey"/>` +
    `<feComposite in="shape" in2="grey" operator="arithmetic" k1=".85" k2=".52" result="worked"/>` +
    `<feGaussianBlur in="shape" stdDeviation="6" result="height"/>` +
    `<feDiffuseLighting in="height" surfaceScale="8" diffuseConstant="1.05" lighting-color="#fff" result="lit"><feDistantLight azimuth="${azimuth}" elevation="52"/></feDiffuseLighting>` +
    `<feComposite in="worked" in2="lit" operator="arithmetic" k1="1.12" k2=".1" result="shaded"/>` +
    `<feComposite in="shaded" in2="shape" operator="in"/></filter>` +
    `<filter id="close" x="-.1" y="-.1" width="1.2" height="1.2"><feMorphology operator="dilate" radius="12"/><feMorphology operator="erode" radius="9.5"/><feGaussianBlur stdDeviation=".8"/></filter>` +
    `<filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="11"/></filter>` +
    `<filter id="halo" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="26"/></filter>` +
    `<radialGradient id="vignette" r=".78"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".62"/></radialGradient>` +
    `<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="2"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .4 .5 .5 0 0 -.36"/></filter>`
  );
}

/** What is laid out on a square, in the middle of a wide picture, in the size that is not cut where it is shown. */
function gathered(layer: Layer, shape: Shape): Layer {
  const [close, size] = shape === "wide" ? [0.75, 1.12] : shape === "band" ? [0.56, 0.98] : [1, 1];
  return { ...layer, x: 50 + (layer.x - 50) * close, size: layer.size * size };
}

function emblem(layer: Layer, i: number, width: number, height: number, light: { x: number; y: number }): { defs: string; body: string } {
  const { top, foot, gap, rim } = PALETTES[layer.palette];
  const scale = ((layer.size / 100) * height) / 512;
  const x = (layer.x / 100) * width;
  const y = (layer.y / 100) * height;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${layer.turn}) scale(${(layer.mirrored ? -scale : scale).toFixed(4)} ${scale.toFixed(4)}) translate(-256 -256)`;
  const away = { x: (50 - light.x) * 0.22, y: 9 };
  const path = `d="${layer.d}"`;
  const eyes = layer.eyes
    ? `<radialGradient id="eyes${i}"><stop stop-color="#fff0a0"/><stop offset=".45" stop-color="#f08a24"/><stop offset="1" stop-color="#f08a24" stop-opacity="0"/></radialGradient>`
    : "";
  return {
    defs: `<linearGradient id="body${i}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>${eyes}`,
    body:
      (layer.glow ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(layer.size * height * 0.0042).toFixed(1)}" fill="${rim}" opacity=".55" filter="url(#halo)"/>` : "") +
      `<g transform="translate(${away.x.toFixed(1)} ${away.y})" opacity=".7" filter="url(#soft)"><path ${path} transform="${place}" stroke="#000" stroke-width="24"/></g>` +
      `<g filter="url(#close)"><path ${path} transform="${place}" fill="${gap}"/></g>` +
      (layer.eyes ? `<ellipse transform="${place}" cx="256" cy="220" rx="170" ry="76" fill="url(#eyes${i})"/>` : "") +
      `<path ${path} transform="translate(${(-away.x * 0.16).toFixed(1)} -2.2) ${place}" fill="${rim}"/>` +
      `<g filter="url(#relief)"><path ${path} transform="${place}" fill="url(#body${i})"/></g>`,
  };
}

const addresses = new Map<string, string>();

/** The picture as an address for <img>, <image> and CSS; the same text for the same picture. */
export function address(picture: Picture, shape: Shape = "square"): string {
  const key = `${shape} ${picture.scene} ${picture.key}`;
  let found = addresses.get(key);
  if (!found) {
    found = `data:image/svg+xml,${paint(picture, shape).replaceAll('"', "'").replaceAll("%", "%25").replaceAll("#", "%23")}`;
    addresses.set(key, found);
  }
  return found;
}
