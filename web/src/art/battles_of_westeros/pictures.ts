/** What is to be seen on every card, commander and unit of Battles of Westeros: recipes (../recipe.ts). */

const basic = (steel: string, gold: string): string[] => [
  `plain; vertical-banner:${steel}@34,54*56; vertical-banner:${steel}@66,54*56`,
  `fir; vertical-banner:${steel}@34,54*56; vertical-banner:${steel}@66,54*56`,
  `dusk; vertical-banner:${steel}@34,54*56; vertical-banner:${steel}@66,54*56`,
  `field; vertical-banner:${steel}@24,56*44; vertical-banner:${steel}@50,52*52; vertical-banner:${steel}@76,56*44`,
  `dawn; vertical-banner:${steel}@24,56*44; vertical-banner:${steel}@50,52*52; vertical-banner:${steel}@76,56*44`,
  `field; pitchfork:brown`,
  `waste; swordman:${steel}*82`,
  `mount; closed-barbute:${steel}`,
  `river; horse-head:${gold}@34,56*52; crossed-swords:steel@70,46*50`,
  `dawn; rally-the-troops:${gold}`,
];

function numbered(house: string, recipes: string[]): Record<string, string> {
  return Object.fromEntries(recipes.map((recipe, i) => [`${house}_${String(i + 1).padStart(2, "0")}`, recipe]));
}

export const CARDS: Record<string, string> = {
  ...numbered("stark", [
    ...basic("steel", "bone"),
    // ---- Eddard
    "snow; bordered-shield:steel",
    "snow; sword-altar:steel",
    "fir; pikeman:steel*82",
    "snow; knight-banner:white",
    "nightwood; raven:dark",
    // ---- Greatjon
    "dusk; charging-bull:brown*82",
    "dusk; two-handed-sword:steel",
    "waste; shield-bash:brown",
    "storm; shouting:flesh",
    "fire; bloody-sword:red",
    // ---- Maege
    "snow; paw-print:brown",
    "fir; attached-shield:brown",
    "snow; snowflake-1:white",
    "snow; bear-head:brown",
    "mount; crossed-axes:steel",
    // ---- Rickard
    "plain; cavalry:steel*82",
    "night; death-skull:bone",
    "plain; spears:steel",
    "dusk; sword-spin:steel",
    "dawn; sun:white+",
    // ---- Robb
    "fir; wolf-howl:grey",
    "night; footsteps:white",
    "nightwood; wolf-head:grey!",
    "plain; sword-brandish:steel",
    "river; horseshoe:steel",
  ]),
  ...numbered("lannister", [
    ...basic("gold", "gold"),
    // ---- Addam
    "field; horse-head:brown",
    "mount; spyglass:gold",
    "waste; horseshoe:gold",
    "field; hoof:brown",
    "dawn; cavalry:gold*82",
    // ---- Gregor
    "night; terror:bone",
    "fire; meat-cleaver:steel",
    "night; primitive-torch:ember+",
    "waste; slavery-whip:brown",
    "dusk; hound:dark!",
    // ---- Jaime
    "hall; lion:gold",
    "dusk; fencer:gold*82",
    "field; mounted-knight:gold*82",
    "waste; sword-clash:gold",
    "storm; broken-shield:red",
    // ---- Kevan
    "hall; scroll-quill:bone",
    "plain; roman-shield:red",
    "field; barracks-tent:bone",
    "hall; abacus:brown",
    "waste; spears:gold",
    // ---- Tywin
    "hall; throne-king:gold*82",
    "hall; coins-pile:gold+",
    "tower; chained-heart:red",
    "fire; anvil-impact:steel",
    "dusk; executioner-hood:dark",
  ]),
};

export const COMMANDERS: Record<string, string> = {
  robb_young_wolf: "snow; wolf-head:grey",
  robb_king_in_the_north: "snow; crenel-crown:steel",
  eddard_lord_of_winterfell: "snow; two-handed-sword:steel",
  greatjon_the_greatjon: "dusk; barbarian:brown",
  greatjon_last_hearth: "fire; breaking-chain:steel",
  maege_bear_island: "fir; bear-head:brown",
  rickard_lord_of_karhold: "night; viking-head:steel",
  jaime_kingslayer: "dawn; visored-helm:gold",
  jaime_second: "hall; sword-brandish:gold",
  gregor_the_mountain: "fire; heavy-helm:grey!",
  gregor_reaver: "dusk; hound:dark!",
  kevan_trusted_captain: "field; closed-barbute:gold",
  addam_ashemark: "dusk; crested-helmet:gold",
  tywin_casterly_rock: "hall; throne-king:gold",
};

/** Plain signs, shown in one colour. */
export const HOUSES = { stark: "wolf-head", lannister: "lion" } as const;

export const UNITS = {
  war_host: "swordman",
  riders: "cavalry",
  northmen_archers: "bowman",
  kennelmasters: "sitting-dog",
  guard: "swordman",
  cavaliers: "mounted-knight",
  westerlands_archers: "bowman",
  heavy_infantry: "pikeman",
} as const;

/** Faces of the dice and of the order tokens. */
export const SYMBOLS = {
  green: "shield",
  blue: "shield",
  red: "shield",
  valor: "laurels",
  morale: "vertical-banner",
} as const;

export const TERRAIN = {
  plains: "high-grass",
  hills: "hills",
  forest: "forest",
  river: "splashy-stream",
  forest_river: "splashy-stream",
  building: "medieval-village-01",
  road: "road",
  forest_road: "road",
  wooden_bridge: "rope-bridge",
  stone_bridge: "stone-bridge",
  palisade: "palisade",
  tent: "barracks-tent",
  siege_tower: "siege-tower",
  ford: "river",
} as const;

export const SIGNS = { command: "vertical-banner", commander: "crested-helmet", fire: "small-fire", captive: "manacles" } as const;
