import type { Random } from "./random.ts";

const plain = "gardens beside the bus stop need fences water tanks soil tests and three stewards each season".split(
  " ",
);
const odd = [
  "👩‍🌾",
  "🏳️‍🌈",
  "🧑🏽‍🤝‍🧑🏻",
  "e\u0301te\u0301",
  "Z\u0361a\u0323lgo",
  "שלום",
  "مرحبا",
  "“quoted”",
  "'single'",
  '"double"',
  "<b>not bold</b>",
  "&amp;",
  "$46,200",
  "日本語",
  "ﬁne",
  "a\u00a0b",
  "C:\\new",
  "100%",
];

/**
 * A few words that no other case has: a mark, plain words, and what is easily torn or changed on the way, such as emoji of several
 * code points, combining marks, right-to-left words, quotes and, where there may be, line breaks.
 */
export function someWords(random: Random, mark: string, options: { lines?: boolean; count?: number } = {}): string {
  const { lines = true, count = random.between(6, 11) } = options;
  const words = [mark];
  while (words.length < count) words.push(random.next() < 0.3 ? random.pick(odd) : random.pick(plain));
  return words
    .map((word, index) => (index === 0 ? word : `${lines && random.next() < 0.12 ? "\n" : " "}${word}`))
    .join("");
}
