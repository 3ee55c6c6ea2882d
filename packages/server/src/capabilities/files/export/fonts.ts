import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const google = (name: string, file: string) => ({
  module: `@expo-google-fonts/${name}/package.json`,
  files: [`400Regular/${file}_400Regular.ttf`, `700Bold/${file}_700Bold.ttf`],
});

/** Where the files of each font are, from its module on. */
const sources = [
  google("arimo", "Arimo"),
  google("tinos", "Tinos"),
  google("noto-sans", "NotoSans"),
  google("noto-sans-arabic", "NotoSansArabic"),
  google("noto-sans-hebrew", "NotoSansHebrew"),
  google("noto-sans-devanagari", "NotoSansDevanagari"),
  google("noto-sans-thai", "NotoSansThai"),
  google("noto-emoji", "NotoEmoji"),
  {
    module: "@embedpdf/fonts-sc",
    files: ["../fonts/NotoSansHans-Regular.otf", "../fonts/NotoSansHans-Bold.otf"],
  },
  { module: "@embedpdf/fonts-kr", files: ["../fonts/NotoSansKR-Regular.otf", "../fonts/NotoSansKR-Bold.otf"] },
];

/** The fonts that stand in where the text's own has no letter for something, in this order. */
export const fallbackFonts: readonly string[] = [
  "Noto Sans",
  "Noto Sans Arabic",
  "Noto Sans Hebrew",
  "Noto Sans Devanagari",
  "Noto Sans Thai",
  "Noto Sans S Chinese",
  "Noto Sans Korean",
  "Noto Emoji",
];

/** All fonts of PDF files, regular and bold. */
export function readFonts(): Buffer[] {
  return sources.flatMap(({ module, files }) => {
    const folder = dirname(fileURLToPath(import.meta.resolve(module)));
    return files.map((file) => readFileSync(join(folder, file)));
  });
}

const withSerifs = /times|georgia|palatino|garamond|cambria|antiqua|roman|serif|century/i;

/** The free font that stands in for a funder's: Arimo is as wide as Arial, Tinos as Times New Roman, letter by letter. */
export const freeFontFor = (family: string): string =>
  withSerifs.test(family) && !/sans/i.test(family) ? "Tinos" : "Arimo";
