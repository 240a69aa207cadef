/** How wide a word is before it is drawn, so that names can be laid out by arithmetic. */

/** Letters of EB Garamond, semi-bold, by their width in hundredths of its size. */
const LETTERS: Record<number, string> = {
  22: " '",
  24: ",.’",
  25: "j",
  27: "l",
  28: "iíîï",
  30: "-",
  31: "()",
  35: "fst",
  36: "IJ",
  39: "r",
  41: "ceéêë",
  42: "azáâä",
  47: "vy",
  48: "Sgx",
  50: "oóôö",
  52: "k",
  53: "Fbq",
  54: "dhpuúûü",
  55: "nñ",
  57: "EÉ",
  58: "L",
  59: "P",
  60: "Z",
  61: "B",
  63: "Y",
  69: "TV",
  71: "AC",
  72: "G",
  73: "w",
  74: "KRUXÚ",
  76: "DOQÓ",
  80: "HNm",
  91: "M",
  99: "W",
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
