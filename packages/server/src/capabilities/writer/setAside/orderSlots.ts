import { slotsOf } from "../trained/slotsOf.ts";
import { wordFeatures } from "../trained/wordFeatures.ts";
import { revealText } from "./revealText.ts";
import { shippedSigns } from "./shippedSigns.ts";

/** Whom a sentence addresses shows at its beginning. */
const longestSentence = 1_000;

/** A sign counts so many times: it was found in more sentences than any one word. */
const signTimes = 8;

const signs = shippedSigns.map(({ name, pattern, isSpoken }) => ({
  name,
  isSpoken,
  pattern: new RegExp(pattern, "u"),
}));

const inQuotes = /["“„«‘»][^"”“«»’]{3,200}["”“»«’]/gu;

/** What a sentence says without what it tells of somebody's having said. What is a quotation and little else is not told of. */
function withoutQuotes(text: string): string {
  const rest = text.replace(inQuotes, " ");
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= 20 ? rest : text;
}

function* features(sentence: string): Generator<string> {
  const { text, isHidden } = revealText(sentence.slice(0, longestSentence));
  yield* wordFeatures(text);
  const spoken = withoutQuotes(text);
  const shown = signs.filter(({ pattern, isSpoken }) => pattern.test(isSpoken ? spoken : text)).map(({ name }) => name);
  const all = isHidden ? [...shown, "hidden"] : shown;
  yield `signs ${Math.min(3, all.length)}`;
  for (const [at, sign] of all.entries()) {
    for (let time = 0; time < signTimes; time += 1) yield `sign ${time} ${sign}`;
    for (const other of all.slice(at + 1)) yield `signs ${sign} ${other}`;
  }
}

/** By which slots a sentence of a file is judged: its words, and the signs that it addresses a writing service. */
export const orderSlots = (sentence: string): number[] => slotsOf(features(sentence));
