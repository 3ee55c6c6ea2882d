import type { Span } from "./language.ts";

type Numbers = ReadonlyMap<string, number>;

/** How a language writes hundreds and thousands in one word: its scales, what may stand between, and "one" in such a word. */
interface Joining {
  scales: readonly [word: string, value: number][];
  and?: RegExp;
  one: string;
  /** "centotto": a vowel that two words share. */
  isElided?: boolean;
}

const joinings: Record<string, Joining> = {
  de: {
    scales: [
      ["tausend", 1000],
      ["hundert", 100],
    ],
    and: /^und(?=.)/,
    one: "ein",
  },
  nl: {
    scales: [
      ["duizend", 1000],
      ["honderd", 100],
    ],
    and: /^en(?=.)/,
    one: "een",
  },
  it: {
    scales: [
      ["mila", 1000],
      ["mille", 1000],
      ["cento", 100],
    ],
    one: "uno",
    isElided: true,
  },
};

/** "dreihundertneunzig", "honderdtwintig", "centoventi": a number of hundreds or thousands in one word, of which no list has all. */
export function joinedNumber(key: string, language: string, numbers: Numbers): number | undefined {
  const joining = joinings[language];
  if (!joining) return undefined;
  for (const [word, scale] of joining.scales) {
    const at = key.indexOf(word);
    if (at < 0) continue;
    const partOf = (part: string): number | undefined =>
      part.startsWith(joining.one) && part.length <= joining.one.length + 1
        ? 1
        : (numbers.get(part) ?? joinedNumber(part, language, numbers));
    const head = at === 0 ? 1 : partOf(key.slice(0, at));
    const rest = key.slice(at + word.length).replace(joining.and ?? "", "");
    const tail = rest === "" ? 0 : (partOf(rest) ?? (joining.isElided ? partOf(word.at(-1)! + rest) : undefined));
    if (head === undefined || tail === undefined || tail >= scale || head >= 1000) return undefined;
    return head * scale + tail;
  }
  return undefined;
}

const units: Record<string, [ending: RegExp, span: Span][]> = {
  de: [
    [/jahrig(?:e[nrsm]?)?$/, { unit: "months", count: 12 }],
    [/monatig(?:e[nrsm]?)?$/, { unit: "months", count: 1 }],
    [/wochig(?:e[nrsm]?)?$/, { unit: "days", count: 7 }],
    [/tagig(?:e[nrsm]?)?$/, { unit: "days", count: 1 }],
    [/stundig(?:e[nrsm]?)?$/, { unit: "minutes", count: 60 }],
  ],
  nl: [
    [/jarigen?$|jarig$/, { unit: "months", count: 12 }],
    [/maands$/, { unit: "months", count: 1 }],
    [/weeks$/, { unit: "days", count: 7 }],
    [/daags$/, { unit: "days", count: 1 }],
  ],
};

/** "achtzehnmonatig", "Sechzehnjährige": a length of time in one word with its number. */
export function joinedDuration(key: string, language: string, numbers: Numbers): (Span & { of: number }) | undefined {
  for (const [ending, { unit, count }] of units[language] ?? []) {
    const at = key.search(ending);
    const number = at > 0 ? (numbers.get(key.slice(0, at)) ?? joinedNumber(key.slice(0, at), language, numbers)) : 0;
    if (number) return { unit, count: count * number, of: number };
  }
  return undefined;
}
