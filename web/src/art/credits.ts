/** Whose work is in the pages beside our own, and under which licence. The same names stand in NOTICE at the root. */

export interface Credit {
  /** Key of what it is, in the texts: `credit-emblems`. */
  what: string;
  name: string;
  by: string[];
  licence: string;
  address: string;
  /** Where the licence can be read. */
  terms: string;
}

/**
 * Those who draw for game-icons.net. The package of emblems does not say who drew which, so all are named.
 */
export const ARTISTS = [
  "Lorc",
  "Delapouite",
  "Adaptive Shield Matrix",
  "akaru44",
  "aloisdg",
  "Andy Meneely",
  "AussieSim",
  "Carl Olsen",
  "Caro Asercion",
  "Cathelineau",
  "Catsu",
  "DarkZaitzev",
  "Faithtoken",
  "Felbrigg",
  "GeneralAce135",
  "Guard13007",
  "HeavenlyDog",
  "Irongamer",
  "John Colburn",
  "John Redman",
  "Kier Heyl",
  "Lord Berandas",
  "Lucas",
  "Pepijn Poolman",
  "Pierre Leducq",
  "PriorBlue",
  "Quoting",
  "Rihlsul",
  "Sbed",
  "SeregaCthtuf",
  "Skoll",
  "Spencerdub",
  "Starseeker",
  "Viscious Speed",
  "Willdabeast",
  "Zajkonur",
  "Zeromancer",
];

export const CREDITS: Credit[] = [
  {
    what: "emblems",
    name: "game-icons.net",
    by: ARTISTS,
    licence: "CC BY 3.0",
    address: "https://game-icons.net",
    terms: "https://creativecommons.org/licenses/by/3.0/",
  },
  {
    what: "headings",
    name: "EB Garamond",
    by: ["The EB Garamond Project Authors"],
    licence: "SIL Open Font License 1.1",
    address: "https://github.com/octaviopardo/EBGaramond12",
    terms: "https://openfontlicense.org",
  },
  {
    what: "text",
    name: "Source Sans 3",
    by: ["Adobe"],
    licence: "SIL Open Font License 1.1",
    address: "https://github.com/adobe-fonts/source-sans",
    terms: "https://openfontlicense.org",
  },
  {
    what: "icons",
    name: "Lucide",
    by: ["Lucide Icons and Contributors"],
    licence: "ISC",
    address: "https://lucide.dev",
    terms: "https://lucide.dev/license",
  },
];
