/** Whose work is in the pages beside our own, and under which licence. The same names stand in NOTICE at the root. */

export interface Credit {
  /** Key of what it is, in the texts: `credit-emblems`. */
  what: string;
  name: string;
  by: readonly Artist[];
  licence: string;
  address: string;
  /** Where the licence can be read. */
  terms: string;
}

export interface Artist {
  name: string;
  /** Where more of their work is, as they have told game-icons.net. */
  address?: string;
}

/**
 * Those who draw for game-icons.net, as its licence names them. The package of emblems does not say who drew which, so all
 * are named.
 */
export const ARTISTS: readonly Artist[] = [
  { name: "Lorc", address: "https://lorcblog.blogspot.com" },
  { name: "Delapouite", address: "https://delapouite.com" },
  { name: "Adaptive Shield Matrix" },
  { name: "akaru44" },
  { name: "aloisdg" },
  { name: "Andy Meneely", address: "http://www.se.rit.edu/~andy/" },
  { name: "Aussiesim" },
  { name: "Carl Olsen", address: "https://twitter.com/unstoppableCarl" },
  { name: "Caro Asercion" },
  { name: "Cathelineau" },
  { name: "Catsu" },
  { name: "DarkZaitzev", address: "http://darkzaitzev.deviantart.com" },
  { name: "Faithtoken", address: "http://fungustoken.deviantart.com" },
  { name: "Felbrigg", address: "http://blackdogofdoom.blogspot.co.uk" },
  { name: "GeneralAce135" },
  { name: "Guard13007", address: "https://guard13007.com" },
  { name: "HeavenlyDog", address: "http://www.gnomosygoblins.blogspot.com" },
  { name: "Irongamer", address: "http://ecesisllc.wix.com/home" },
  { name: "John Colburn", address: "http://ninmunanmu.com" },
  { name: "John Redman", address: "http://www.uniquedicetowers.com" },
  { name: "Kier Heyl" },
  { name: "Lord Berandas", address: "http://berandas.deviantart.com" },
  { name: "Lucas" },
  { name: "Pepijn Poolman" },
  { name: "Pierre Leducq" },
  { name: "PriorBlue" },
  { name: "Quoting" },
  { name: "Rihlsul" },
  { name: "Sbed", address: "http://opengameart.org/content/95-game-icons" },
  { name: "SeregaCthtuf" },
  { name: "Skoll" },
  { name: "Sparker", address: "http://citizenparker.com" },
  { name: "SpencerDub" },
  { name: "Starseeker" },
  { name: "Viscious Speed", address: "http://viscious-speed.deviantart.com" },
  { name: "Willdabeast", address: "http://wjbstories.blogspot.com" },
  { name: "Zajkonur" },
  { name: "Zeromancer" },
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
    by: [{ name: "The EB Garamond Project Authors" }],
    licence: "SIL Open Font License 1.1",
    address: "https://github.com/octaviopardo/EBGaramond12",
    terms: "https://openfontlicense.org",
  },
  {
    what: "text",
    name: "Source Sans 3",
    by: [{ name: "Adobe" }],
    licence: "SIL Open Font License 1.1",
    address: "https://github.com/adobe-fonts/source-sans",
    terms: "https://openfontlicense.org",
  },
  {
    what: "icons",
    name: "Lucide",
    by: [{ name: "Lucide Icons and Contributors" }],
    licence: "ISC",
    address: "https://lucide.dev",
    terms: "https://lucide.dev/license",
  },
];
