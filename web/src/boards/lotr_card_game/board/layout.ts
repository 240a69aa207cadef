/** Where everything lies on the table: a place for each card, so that all of a game is to be seen without scrolling. */
import { isCharacter, type AdventureView, type PlayerView, type TableCard } from "../types";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place of a card. An exhausted one lies across: its box is turned, too. */
export interface Spot extends Box {
  card: TableCard;
  /** Width of the card itself, upright. */
  size: number;
  turned: boolean;
  /** How far the strips of attachments stand out below it, each. */
  strip: number;
}

export interface AreaLayout {
  seat: number;
  box: Box;
  /** The player's threat dial, and whether name and numbers stand beside it or below it. */
  dial: Box;
  beside: boolean;
  engaged: Spot[];
  characters: Spot[];
  /** Where enemies that engage come to lie. */
  front: Box;
  /** Only pictures and tokens have room. */
  brief: boolean;
}

export interface TableLayout {
  width: number;
  /** Taller than the window only on a phone. */
  height: number;
  /** Where the wilds end and the players' ground begins. */
  edge: number;
  quest: Box;
  active: Box;
  staging: Spot[];
  stagingBox: Box;
  piles: { deck: Box; discard: Box };
  balance: Box;
  areas: AreaLayout[];
  own: { deck: Box; discard: Box } | null;
}

/** The shape of a card. */
export const TALL = 88 / 63;
/** The smallest upright card whose name and numbers can be read. */
const LEAST = 93;
const PHONE = 700;

/** The hand's cards at the bottom edge, and how much of them is to be seen. */
export function fanOf(height: number): { width: number; height: number; peek: number } {
  const width = Math.round(Math.max(126, Math.min(196, height * 0.19)));
  return { width, height: Math.round(width * TALL), peek: Math.round(width * 0.74) };
}

/** What the decision takes above the hand. */
const BAR = 60;

export interface Wish {
  view: AdventureView;
  width: number;
  height: number;
  /** Whose side of the table this is. */
  own: number;
  /** The player one looks at more closely. */
  closer?: number | null;
  /** There is a hand at the bottom edge. */
  hand?: boolean;
}

export function layoutOf(wish: Wish): TableLayout {
  return wish.width <= PHONE ? phoneLayout(wish) : deskLayout(wish);
}

/** How much of the row is for one's own cards, by how many there are. */
function shareOf(own: PlayerView, other: PlayerView): number {
  const needs = ({ area }: PlayerView) => area.reduce((sum, card) => sum + (card.exhausted ? TALL : 1) + 0.1, 1);
  return Math.max(0.5, Math.min(0.68, (needs(own) * 1.14) / (needs(own) * 1.14 + needs(other))));
}

// ---- rows of cards

interface RowWish {
  box: Box;
  /** The largest and the smallest a card may be; what still finds no room is overlapped. */
  most: number;
  least?: number;
  gap?: number;
  centred?: boolean;
}

const strips = (card: TableCard) => card.attachments.length;

/** Cards side by side in a box: as large as they can be, closer where there are many. */
export function row(cards: readonly TableCard[], { box, most, least = LEAST, gap = 14, centred = false }: RowWish): Spot[] {
  if (!cards.length) return [];
  const deepest = Math.max(...cards.map(strips));
  const strip = (size: number) => (deepest > 3 ? 14 : Math.max(deepest > 1 ? 18 : 24, Math.round(size * 0.19)));
  const wide = (card: TableCard, size: number) => (card.exhausted ? size * TALL : size);
  const across = (size: number) => cards.reduce((sum, card) => sum + wide(card, size), 0) + gap * (cards.length - 1);
  const deep = (size: number) => size * TALL + deepest * strip(size);
  let size = most;
  while (size > least && (across(size) > box.width || deep(size) > box.height)) size -= 1;
  // Where even the smallest do not fit in height, they are as small as they must be.
  while (size > 40 && deep(size) > box.height) size -= 1;
  const total = across(size);
  const last = wide(cards.at(-1)!, size);
  const squeeze = total > box.width ? (box.width - last) / (total - last) : 1;
  let x = box.x + (centred && squeeze === 1 ? (box.width - total) / 2 : 0);
  return cards.map((card) => {
    const width = wide(card, size);
    const height = card.exhausted ? size : size * TALL;
    const spot = { card, x, y: box.y + (size * TALL - height) / 2, width, height, size, turned: card.exhausted, strip: strip(size) };
    x += (width + gap) * squeeze;
    return spot;
  });
}

/** Heroes first, then their allies, then what else lies there. */
export function inOrder(player: PlayerView): TableCard[] {
  const rank = (card: TableCard) => (card.type === "hero" ? 0 : isCharacter(card) ? 1 : 2);
  return [...player.area].sort((a, b) => rank(a) - rank(b));
}

// ---- at a desk

function deskLayout({ view, width, height, own, closer = null, hand = true }: Wish): TableLayout {
  const unit = Math.max(0.7, Math.min(width / 1440, height / 856));
  const px = (n: number) => Math.round(n * unit);
  const fan = fanOf(height);
  const bottom = height - BAR - (hand ? fan.peek : 0);
  const edge = Math.round(height * 0.345);
  const top = 44;

  // The wilds: staging area, quest, active location, piles.
  const questWidth = px(264);
  const questHeight = Math.min(Math.round(questWidth / TALL), edge - top - 26);
  const placeWidth = px(116);
  const pileWidth = px(82);
  const right = width - px(26) - 2 * pileWidth - px(34);
  const pad = px(26);
  const crowd = view.staging.length * (px(122) + 14) + pad;
  const middle = (width - questWidth) / 2;
  const questX = Math.round(Math.min(Math.max(middle, crowd), right - placeWidth - px(52) - questWidth));
  const stagingBox = { x: pad, y: top + 26, width: questX - pad - px(30), height: edge - top - 56 };
  const staging = row(view.staging, { box: stagingBox, most: px(122), centred: true });
  const quest = { x: questX, y: top + 8, width: questWidth, height: questHeight };
  const active = { x: questX + questWidth + px(26), y: top + 10, width: placeWidth, height: Math.round(placeWidth * TALL) };
  const pileHeight = Math.round(pileWidth * TALL);
  const piles = {
    deck: { x: right, y: top + px(34), width: pileWidth, height: pileHeight },
    discard: { x: right + pileWidth + px(28), y: top + px(38), width: pileWidth, height: pileHeight },
  };

  // The players' ground.
  const others = view.player.map((_, i) => (own + i) % view.player.length).slice(1);
  const split = Math.round(width * (others.length > 1 ? 0.55 : others.length ? shareOf(view.player[own]!, view.player[others[0]!]!) : 1));
  const balanceWidth = others.length > 1 ? px(330) : px(440);
  const balanceX = others.length > 1 ? split - balanceWidth - px(6) : (width - balanceWidth) / 2;
  const balance = { x: Math.round(balanceX), y: edge - px(others.length > 1 ? 8 : 34), width: balanceWidth, height: px(others.length > 1 ? 128 : 150) };

  const column = px(132);
  const foe = Math.max(px(106), LEAST);
  const heroTop = Math.round(edge + (bottom - edge) * 0.475);
  const mine = ownArea();
  const areas = [mine, ...otherAreas()];
  return {
    width,
    height,
    edge,
    quest,
    active,
    staging,
    stagingBox,
    piles,
    balance,
    areas,
    own: hand
      ? {
          deck: { x: px(24), y: height - px(136), width: pileWidth, height: pileHeight },
          discard: { x: px(24) + pileWidth + px(20), y: height - px(130), width: Math.round(pileWidth * 0.9), height: Math.round(pileHeight * 0.9) },
        }
      : null,
  };

  function ownArea(): AreaLayout {
    const player = view.player[own]!;
    const box = { x: 0, y: edge, width: split, height: bottom - edge };
    const front = { x: column, y: edge + 10, width: balance.x - column - 10, height: heroTop - edge - 26 };
    const fronted = twoFronts(player.engaged, front);
    return {
      seat: own,
      box,
      dial: { x: px(12), y: heroTop + px(8), width: px(108), height: px(108) },
      beside: false,
      engaged: fronted,
      characters: row(inOrder(player), {
        box: { x: column, y: heroTop, width: split - column - px(14), height: bottom - heroTop - 4 },
        most: Math.max(px(114), LEAST),
        centred: view.players === 1,
      }),
      front,
      brief: false,
    };
  }

  /** Alone at the table, enemies stand on both sides of the balance. */
  function twoFronts(engaged: readonly TableCard[], front: Box): Spot[] {
    const fits = Math.max(1, Math.floor((front.width + 14) / (foe + 14)));
    if (view.players > 1 || engaged.length <= fits) return row(engaged, { box: front, most: foe });
    const far = balance.x + balance.width + 10;
    const beyond = { ...front, x: far, width: width - far - px(20) };
    return [...row(engaged.slice(0, fits), { box: front, most: foe }), ...row(engaged.slice(fits), { box: beyond, most: foe })];
  }

  function otherAreas(): AreaLayout[] {
    if (!others.length) return [];
    if (others.length === 1) return [sharing(others[0]!)];
    const [x, whole] = [split + px(12), bottom - edge - 10];
    const looked = others.find((seat) => seat === closer);
    const rest = others.length - 1;
    let y = edge + 8;
    return others.map((seat) => {
      const share = looked === undefined ? whole / others.length : seat === looked ? whole - rest * px(66) : px(66);
      const box = { x, y, width: width - x - px(10), height: share - 6 };
      y += share;
      return band(seat, box);
    });
  }

  /** The one other player shares the row, a little smaller. */
  function sharing(seat: number): AreaLayout {
    const player = view.player[seat]!;
    const dial = px(80);
    const from = Math.max(split + px(14), balance.x + balance.width + 12);
    const front = { x: from, y: edge + 10, width: width - from - dial - px(34), height: heroTop - edge - 26 };
    return {
      seat,
      box: { x: split, y: edge, width: width - split, height: bottom - edge },
      dial: { x: width - dial - px(20), y: edge + 14, width: dial, height: dial },
      beside: false,
      engaged: row(player.engaged, { box: front, most: Math.max(px(104), LEAST) }),
      characters: row(inOrder(player), {
        box: { x: split + px(16), y: heroTop + px(8), width: width - split - px(36), height: bottom - heroTop - px(8) - 4 },
        most: Math.max(px(100), LEAST),
      }),
      front,
      brief: false,
    };
  }

  /** One of several others: all in one row, or in two where one looks closer. */
  function band(seat: number, box: Box): AreaLayout {
    const player = view.player[seat]!;
    const dial = Math.min(px(58), box.height - 8);
    const from = box.x + px(150);
    const wide = box.x + box.width - from - px(8);
    const shown = { seat, box, dial: { x: box.x + 4, y: box.y + (box.height - dial) / 2, width: dial, height: dial }, beside: true };
    if (box.height > 2 * LEAST * TALL + 60) {
      const half = (box.height - 14) / 2;
      const front = { x: from, y: box.y + 4, width: wide, height: half };
      const back = { x: from, y: box.y + half + 10, width: wide, height: half };
      return { ...shown, front, engaged: row(player.engaged, { box: front, most: px(100) }), characters: row(inOrder(player), { box: back, most: px(100) }), brief: false };
    }
    const all = [...player.engaged, ...inOrder(player)];
    const spots = row(all, { box: { x: from, y: box.y + 4, width: wide, height: box.height - 8 }, most: px(100), least: box.height > LEAST * TALL + 30 ? LEAST : 30, gap: 8 });
    const count = player.engaged.length;
    return { ...shown, front: { x: from, y: box.y, width: px(60), height: box.height }, engaged: spots.slice(0, count), characters: spots.slice(count), brief: (spots[0]?.size ?? 100) < LEAST };
  }
}

// ---- on a phone

function phoneLayout({ view, width, own, closer = null }: Wish): TableLayout {
  /** The coins of a card stick out at its side. */
  const pad = 13;
  const inner = width - 2 * pad;
  const questWidth = Math.round(inner * 0.42);
  const placeWidth = Math.round(inner * 0.2);
  const quest = { x: pad, y: 34, width: questWidth, height: Math.round(questWidth / TALL) };
  const active = { x: pad + questWidth + 8, y: 34, width: placeWidth, height: Math.round(placeWidth * TALL) };
  const balanceX = active.x + placeWidth + 8;
  const balance = { x: balanceX, y: 34, width: width - balanceX - pad, height: 82 };
  let y = quest.y + Math.max(quest.height, active.height) + 30;
  const most = Math.floor((inner - 3 * 10) / 4);
  const stagingBox = { x: pad, y, width: inner, height: Math.round(most * TALL) };
  const staging = row(view.staging, { box: stagingBox, most, least: 66, gap: 10 });
  y += Math.round(most * TALL) + 22;
  const edge = y;
  const seats = view.player.map((_, i) => (own + i) % view.player.length);
  const areas = seats.map((seat) => {
    const player = view.player[seat]!;
    const small = seat !== own && seat !== closer;
    const size = small ? 52 : most;
    const start = y;
    const dial = { x: pad, y: y + 4, width: 40, height: 40 };
    y += 54;
    const front = { x: pad, y, width: inner, height: Math.round(size * TALL) };
    const engaged = row(player.engaged, { box: front, most: size, least: Math.min(size, 66), gap: 10 });
    if (engaged.length) y += front.height + 14;
    const characters: Spot[] = [];
    const cards = inOrder(player);
    for (let from = 0; from < cards.length; ) {
      // As many as lie side by side; the last ones may overlap.
      let count = 0;
      let across = 0;
      const space = small ? Infinity : inner;
      while (from + count < cards.length) {
        const next = (cards[from + count]!.exhausted ? size * TALL : size) + (count ? 10 : 0);
        if (across + next > space) break;
        across += next;
        count += 1;
      }
      const part = cards.slice(from, from + Math.max(1, count));
      const deep = Math.max(...part.map(strips)) * 24;
      const box = { x: pad, y, width: inner, height: Math.round(size * TALL) + deep };
      characters.push(...row(part, { box, most: size, least: Math.min(size, 66), gap: 10 }));
      from += part.length;
      y += box.height + 14;
    }
    y += 6;
    return { seat, box: { x: 0, y: start, width, height: y - start }, dial, beside: true, engaged, characters, front, brief: small };
  });
  const pile = { width: 30, height: 42 };
  return {
    width,
    height: y,
    edge,
    quest,
    active,
    staging,
    stagingBox,
    piles: {
      deck: { x: balanceX + 8, y: balance.y + balance.height + 6, ...pile },
      discard: { x: balanceX + 54, y: balance.y + balance.height + 6, ...pile },
    },
    balance,
    areas,
    own: null,
  };
}
