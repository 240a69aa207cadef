/** How wide a word is before it is drawn, so that names can be laid out by arithmetic. */

/** Letters of EB Garamond, semi-bold, by their width in hundredths of its size. */
const LETTERS: Record<number, string> = {
  22: " '",
  24: ",.’",
  25: "j",
  27: "l",
  28: "iíîï",
  29: "ł",
  30: "-",
  31: "()",
  35: "fstś",
  36: "IJ",
  38: "г",
  39: "r",
  41: "ceéêëćęезсё",
  42: "azáâäźżэ",
  43: "ąа„”",
  44: "т",
  45: "ь",
  46: "в",
  47: "vyу",
  48: "SgxŚх",
  49: "б",
  50: "oóôöдо",
  51: "я0123456789",
  52: "k",
  53: "FbqклчъГ",
  54: "dhpuúûüрЗ",
  55: "nñńп",
  56: "Ęнц",
  57: "EÉийЕЁ",
  58: "L",
  59: "PŁР«»",
  60: "ZŹŻфЬ",
  61: "BВ–",
  62: "Б",
  63: "Y",
  66: "мУЭ",
  68: "ы",
  69: "TVКТ",
  70: "Я",
  71: "ACĄĆюАДСЧЪ",
  72: "G",
  73: "wЛ",
  74: "KRUXÚХ",
  76: "DOQÓО",
  77: "жш",
  78: "щЦ",
  79: "Ф",
  80: "HNmŃНП",
  82: "ИЙ",
  91: "MМЫ",
  96: "—",
  99: "W",
  102: "Ж",
  103: "Ю",
  105: "ШЩ",
};
const WIDTHS = new Map(Object.entries(LETTERS).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width) / 100] as const)));
/** Of a letter that is not listed. */
const OTHER = 0.5;

/** The width of a line of the map's lettering, in the units of its size. */
export function lineWidth(line: string, size: number): number {
  return [...line].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? OTHER), 0) * size;
}

export function widest(lines: readonly string[], size: number): number {
  return Math.max(...lines.map((line) => lineWidth(line, size)));
}

/** The size at which a line has room, at most `size`. */
export function sizeWithin(line: string, width: number, size: number): number {
  return Math.min(size, width / lineWidth(line, 1));
}
