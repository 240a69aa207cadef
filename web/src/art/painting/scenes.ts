/** The painted grounds: what light, sky and land each is made of. How they are drawn is in ground.ts. */

/** Sky above and at the horizon, the light, ridges far and near, the ground, trees, the mist over all. */
type Colours = readonly [sky: string, horizon: string, light: string, far: string, near: string, land: string, tree: string, mist: string];

export interface Scene {
  colours: Colours;
  /** What stands on the land. */
  trees?: "firs" | "trunks" | "reeds" | "columns" | "stalactites";
  peaks?: boolean;
  snow?: boolean;
  water?: boolean;
  road?: boolean;
  rays?: boolean;
  /** A disc in the sky; else only a glow. */
  disc?: boolean;
  stars?: boolean;
  embers?: boolean;
  rain?: boolean;
  /** Height of the horizon in hundredths. */
  horizon: number;
}

export const SCENES = {
  dawn: { colours: ["#3b2f63", "#eeb06c", "#ffe2a8", "#8a6f8e", "#4b3a5c", "#2f2434", "#241b2b", "#f0c48a"], trees: "firs", disc: true, horizon: 74 },
  dusk: { colours: ["#3a1418", "#dd6c3c", "#ffc27a", "#8a3b30", "#4d1f1f", "#2a1414", "#1e0e0e", "#e08a55"], peaks: true, disc: true, horizon: 76 },
  plain: { colours: ["#2d5d93", "#d4e6ec", "#fff6d8", "#7f9fb8", "#4d6f6d", "#5a6b3c", "#2c3f2f", "#e2eff2"], rays: true, horizon: 72 },
  field: { colours: ["#5c86a8", "#f3e0ac", "#fff1c0", "#9fae8a", "#7d8a4c", "#a5853c", "#4b4f26", "#f7e7b8"], disc: true, horizon: 68 },
  glade: { colours: ["#173a26", "#b4cf70", "#fbf3b0", "#3f6b3c", "#234a2b", "#2b3d1d", "#12281a", "#cfe08c"], trees: "trunks", rays: true, horizon: 70 },
  fir: { colours: ["#2b5346", "#d9dd9d", "#fdf6c4", "#5d8570", "#325544", "#2a4028", "#16301f", "#dfe7b4"], trees: "firs", peaks: true, disc: true, horizon: 74 },
  mirk: { colours: ["#12231f", "#5f8566", "#d3edb0", "#3a5647", "#1f352b", "#1c2a1a", "#0c1712", "#8fae88"], trees: "trunks", rays: true, horizon: 66 },
  road: { colours: ["#1c3d28", "#c3d684", "#fbf3b0", "#4a7346", "#284d2f", "#3a4a22", "#12281a", "#d6e498"], trees: "trunks", rays: true, road: true, horizon: 58 },
  stream: { colours: ["#203c44", "#9dbfae", "#e6f4d4", "#4d726b", "#2a4a45", "#1f3a40", "#11211f", "#b8d2bc"], trees: "trunks", water: true, horizon: 58 },
  cave: { colours: ["#0d0c10", "#4a3528", "#ffb45e", "#3a2a22", "#211816", "#1a1310", "#0b0808", "#8a5a30"], trees: "stalactites", horizon: 78 },
  hall: { colours: ["#2a1c12", "#96622e", "#ffd58a", "#5b3c20", "#3a2615", "#2a1b10", "#140d08", "#b37a3c"], trees: "columns", rays: true, horizon: 82 },
  mount: { colours: ["#3d5a7d", "#e8d7bd", "#fff0cf", "#8ea0b3", "#55677a", "#3a4438", "#1e2b2a", "#e8e1d2"], peaks: true, snow: true, trees: "firs", disc: true, horizon: 80 },
  snow: { colours: ["#5a7ba0", "#eef2f4", "#ffffff", "#c3d0dc", "#93a6ba", "#e2e9ef", "#4d6073", "#ffffff"], peaks: true, snow: true, trees: "firs", horizon: 74 },
  river: { colours: ["#37607a", "#f4dca4", "#fff1c2", "#7d97a0", "#4a6a63", "#2f5560", "#1c3130", "#f3e3bd"], peaks: true, water: true, trees: "reeds", disc: true, horizon: 62 },
  sea: { colours: ["#3b6a94", "#f2ddb0", "#fff3cc", "#9fb8c6", "#6f93a8", "#235a78", "#163c50", "#eaf0ea"], water: true, disc: true, horizon: 58 },
  marsh: { colours: ["#39463f", "#bcc79c", "#eef3c8", "#7f9078", "#556751", "#36493c", "#1f2c22", "#cfd8b0"], water: true, trees: "reeds", horizon: 60 },
  waste: { colours: ["#5b4a3f", "#dab06f", "#ffe1a0", "#8d6f52", "#5f4936", "#4d3a22", "#2b2017", "#d9b887"], peaks: true, disc: true, horizon: 70 },
  night: { colours: ["#0b1024", "#3f5080", "#cfdcff", "#2f3b62", "#1a2240", "#10142a", "#080b18", "#6a7aa8"], trees: "firs", stars: true, disc: true, horizon: 78 },
  nightwood: { colours: ["#0c1020", "#3d4a78", "#c9d4ff", "#28325a", "#181f3c", "#111630", "#070a16", "#6d79b0"], trees: "trunks", rays: true, horizon: 70 },
  tower: { colours: ["#221a2e", "#8a7690", "#f3d9ff", "#544660", "#30273a", "#211a26", "#120e17", "#9a88a2"], peaks: true, horizon: 78 },
  storm: { colours: ["#1b222c", "#7f8b92", "#e3edf2", "#4e5a63", "#323b43", "#23292e", "#14181c", "#96a2a8"], peaks: true, rain: true, horizon: 74 },
  fire: { colours: ["#1d0d0d", "#c4481c", "#ffc060", "#571f14", "#33120d", "#240c08", "#140605", "#d8602a"], peaks: true, embers: true, horizon: 74 },
  white: { colours: ["#6f88a5", "#f4f2ea", "#ffffff", "#b7c3cf", "#8793a2", "#8a909c", "#454c5a", "#ffffff"], peaks: true, rays: true, horizon: 80 },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
