// Makes the font files of src/theme/fonts and the stylesheet src/theme/fonts.css from the families as they are published: the axes and
// features that our styles use, apart for the letters that nearly every page has (`basic`), the other Latin ones of western Europe
// (`latin`) and the rest of them (`latin-ext`), so that a browser fetches what a page needs. Run it when a family is updated:
// node packages/ui/scripts/subsetFonts.ts
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { format, resolveConfig } from "prettier";
import subsetFont from "subset-font";

const theme = join(import.meta.dirname, "../src/theme");
const { resolve } = createRequire(import.meta.url);

type Range = readonly [first: number, last: number];

/** Letters, figures and signs of English, and what our own texts have besides. */
const basic: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** What the published file `latin` has, which holds `basic` too. */
const latin: Range[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

/** What the published file `latin-ext` has. */
const latinExt: Range[] = [
  [0x100, 0x2ba],
  [0x2bd, 0x2c5],
  [0x2c7, 0x2cc],
  [0x2ce, 0x2d7],
  [0x2dd, 0x2ff],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
  [0x2020, 0x2020],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
  [0x2113, 0x2113],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
];

const isIn = (ranges: Range[], code: number) => ranges.some(([first, last]) => code >= first && code <= last);
const codesOf = (ranges: Range[]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_each, index) => first + index));
const isLatinAlone = (code: number) => !isIn(basic, code);
const isExtAlone = (code: number) => !isIn(latin, code);

/** The letters of each file, and the published file that they come from. */
const parts = [
  { name: "latin-ext", from: "latin-ext", codes: codesOf(latinExt).filter(isExtAlone) },
  { name: "latin", from: "latin", codes: codesOf(latin).filter(isLatinAlone) },
  { name: "basic", from: "latin", codes: codesOf(basic) },
];

/** What letters need to stand well beside each other, and the figures that our styles ask for. */
const features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum", "onum", "pnum"];

interface Face {
  style: "normal" | "italic";
  /** The weights that a page asks for by this face. */
  weights: Range;
  /** Fetched for nearly every page: without what other weights need. */
  isUsual: boolean;
}
interface Family {
  name: string;
  folder: string;
  /** The published file has them in its name. */
  axes: string;
  opticalSizes?: Range;
  faces: Face[];
}

/** As the tokens have them: serif text and headlines up to 480, bold in documents alone; sizes from 14 to 48 px. */
const families: Family[] = [
  {
    name: "Newsreader Variable",
    folder: "newsreader",
    axes: "opsz",
    opticalSizes: [14, 48],
    faces: [
      { style: "normal", weights: [400, 480], isUsual: true },
      { style: "normal", weights: [481, 700], isUsual: false },
      { style: "italic", weights: [400, 400], isUsual: true },
      { style: "italic", weights: [401, 700], isUsual: false },
    ],
  },
  {
    name: "Instrument Sans Variable",
    folder: "instrument-sans",
    axes: "wght",
    faces: [
      { style: "normal", weights: [400, 600], isUsual: true },
      { style: "italic", weights: [400, 600], isUsual: true },
    ],
  },
];

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");

/** Codes as `unicode-range` has them. */
function unicodeRange(codes: number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}

const axis = ([min, max]: Range) => (min === max ? min : { min, max, default: min });
const rules: string[] = [];
let bytes = 0;
for (const { name, folder, axes, opticalSizes, faces } of families) {
  const published = dirname(resolve(`@fontsource-variable/${folder}/package.json`));
  const made = new Set<string>();
  for (const { style, weights, isUsual } of faces)
    for (const { name: part, from, codes } of parts) {
      // What few pages need is one file for all weights.
      const isApart = part === "basic" && isUsual;
      const file = `${folder}-${part}-${style}${part === "basic" && !isUsual ? "-bold" : ""}.woff2`;
      if (!made.has(file)) {
        const source = readFileSync(join(published, "files", `${folder}-${from}-${axes}-${style}.woff2`));
        const subset = await subsetFont(source, String.fromCodePoint(...codes), {
          targetFormat: "woff2",
          keepFeatures: features,
          variationAxes: {
            wght: axis(
              isApart || part === "basic" ? weights : [400, Math.max(...faces.map(({ weights: [, most] }) => most))],
            ),
            ...(opticalSizes && { opsz: axis(opticalSizes) }),
          },
        });
        writeFileSync(join(theme, "fonts", file), subset);
        console.log(file, subset.length);
        bytes += subset.length;
        made.add(file);
      }
      rules.push(`@font-face {
        font-family: "${name}";
        font-style: ${style};
        font-weight: ${weights[0] === weights[1] ? weights[0] : weights.join(" ")};
        font-display: swap;
        src: url("./fonts/${file}") format("woff2");
        unicode-range: ${unicodeRange(codes)};
      }`);
    }
}
console.log(`${bytes} bytes in all`);

const fallbacks = readFileSync(join(import.meta.dirname, "fontFallbacks.css"), "utf8");
const path = join(theme, "fonts.css");
const head =
  "/* Made by scripts/subsetFonts.ts: the two families, fetched by the letters and weights that a page has. */";
writeFileSync(
  path,
  await format([head, ...rules, fallbacks].join("\n\n"), { ...(await resolveConfig(path)), parser: "css" }),
);
