import { isJoined, type Read, type Reading } from "./reader.ts";
import { foldWord } from "./tokens.ts";

/** What is written onto a year or a ten and makes a decade of it: "1970s", "1970er", "1880-х", "1970'ler". */
const endings = new Set(["s", "er", "ern", "х", "ые", "ых", "е", "ler", "lar", "lerde", "larda"]);

/** What stands before a year or a ten and makes a decade of it: "años 70", "década de 1970", "lata 70.". */
const leads = new Set(
  "anos años années anni jaren lata latach lat década décadas décennie decennio dekada dekadzie"
    .split(" ")
    .map(foldWord),
);

/** Words of whole decades. */
const words = new Map(
  (
    "twenties thirties forties fifties sixties seventies eighties nineties," +
    "العشرينيات الثلاثينيات الأربعينيات الخمسينيات الستينيات السبعينيات الثمانينيات التسعينيات"
  )
    .split(",")
    .flatMap((list) => list.split(" ").map((word, at) => [foldWord(word), 20 + 10 * at] as const)),
);

/** The words that a decade can begin with. */
export const decadeWords: readonly string[] = [...leads, ...words.keys()];

const dateOf = (year: number): string => `${year < 100 ? 1900 + year : year}s`;

const isDecade = (value: number): boolean => value % 10 === 0 && ((value >= 20 && value < 100) || isFull(value));

const isFull = (value: number): boolean => value >= 1700 && value <= 2030;

/** The index of what a decade may be counted by, behind a word that leads to it: "de", an apostrophe, an article. */
function behindLead({ tokens, words: lexicon }: Reading, at: number): number {
  let next = at + 1;
  while (
    next < at + 3 &&
    (/^['’]$/.test(tokens[next]?.text ?? "") ||
      lexicon.dateOf.has(tokens[next]?.key ?? "") ||
      tokens[next]?.key === "de")
  )
    next += 1;
  return next;
}

const ofAges = new Set(["over", "under", "their", "her", "his"]);

/** "The over-sixties", "a woman in her seventies". */
function isAge({ tokens }: Reading, at: number): boolean {
  const isHyphened = /^[-‑]$/.test(tokens[at - 1]?.text ?? "");
  return ofAges.has(tokens[isHyphened ? at - 2 : at - 1]?.key ?? "");
}

/** "the 1970s", "los años 70", "die 1970er Jahre", "1880-х годах". */
export function readDecade(reading: Reading, at: number): Read | undefined {
  const { tokens, words: lexicon, text } = reading;
  const token = tokens[at]!;
  const spoken = token.kind === "word" ? words.get(token.key) : undefined;
  if (spoken !== undefined && isAge(reading, at)) return undefined;
  if (spoken !== undefined) return { fact: { kind: "date", date: dateOf(spoken) }, next: at + 1 };
  if (token.kind === "word" && leads.has(token.key)) {
    const next = behindLead(reading, at);
    const year = tokens[next];
    const value = year?.kind === "digits" ? Number(year.text) : (lexicon.numbers.get(year?.key ?? "") ?? 0);
    return isDecade(value) ? { fact: { kind: "date", date: dateOf(value) }, next: next + 1 } : undefined;
  }
  if (token.kind !== "digits" || !/^(?:\d\d|\d{4})$/.test(token.text)) return undefined;
  const value = Number(token.text);
  if (!isDecade(value)) return undefined;
  if (text.startsWith("年代", token.end)) return { fact: { kind: "date", date: dateOf(value) }, next: at + 3 };
  const isSigned = /^[-'’]$/.test(tokens[at + 1]?.text ?? "") && isJoined(tokens[at + 1]);
  const end = at + (isSigned ? 2 : 1);
  const ending = tokens[end];
  if (!ending || !isJoined(ending) || !endings.has(ending.key)) return undefined;
  const isShort = !isFull(value);
  if (isShort && ending.key === "s" && lexicon.language !== "en") return undefined;
  return { fact: { kind: "date", date: dateOf(value) }, next: end + 1 };
}
