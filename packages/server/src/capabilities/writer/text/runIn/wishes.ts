import { noSpaceScript } from "@grantwright/domain";
import type { RunInData } from "./readRunIn.ts";
import { shippedRunIn } from "./shippedRunIn.ts";

const anyOf = (patterns: readonly string[]) => `(?:${patterns.join("|") || "(?!)"})`;

/** What may stand before a wish: brackets, "PS:", "And", "Oh". */
const before = String.raw`^[\s*(\[→–—-]*(?:(?:nb|ps|p\.s\.|note)[:.]?\s+)?`;
const ended = String.raw`[.!)\]\s]*$`;
const apart = String.raw`(?<![\p{L}\p{M}])`;
const closed = String.raw`(?![\p{L}\p{M}])`;

/** Signs of a language that say whether a sentence, or what follows a comma in it, is a wish. */
function signsOf({ connections, please, writes, wishes }: RunInData) {
  const [spaced, unspaced] = [false, true].map((isIn) => wishes.filter((each) => noSpaceScript.test(each) === isIn));
  const lead = `${before}(?:(?:oh|ah|ok|okay|${connections.join("|")}),?\\s+){0,2}`;
  const asked = `${anyOf(please)}${closed},?\\s+${anyOf(writes)}${closed}`;
  const alone = [
    `${lead}${anyOf(spaced!)}`,
    `${lead}${anyOf(writes)}${closed}[^.]*${apart}${anyOf(please)}${ended}`,
    ...(unspaced!.length > 0 ? [anyOf(unspaced!)] : []),
  ];
  return { sentence: RegExp([...alone, `${lead}${asked}`].join("|"), "iu"), clause: RegExp(`^${asked}`, "iu") };
}

const signs = Object.values(shippedRunIn).map(signsOf);

/** Whether a sentence asks whoever writes for something in the text ("Keep it short"), or doubts what it says itself. */
export const isWish = (text: string): boolean => signs.some(({ sentence }) => sentence.test(text));

const states = RegExp(`${apart}${anyOf(Object.values(shippedRunIn).flatMap((each) => each.states))}${closed}`, "iu");

/** The part of a wish before what it would have told of the project: "Put in that we own the hall"; undefined where it tells nothing. */
export function wishBefore(text: string): string | undefined {
  const found = states.exec(text);
  return found ? text.slice(0, found.index) : undefined;
}

/** Where a clause may begin that asks for something. */
const clauseStart = /[,;:–—-]\s+(?=\p{L})/gu;

/** What is left without the wish has to be a sentence. */
const leastWords = 4;

/** A sentence and the wish that it ends with: "The hall is not ours yet, please don't say it is." */
export function wishApart(text: string): string[] {
  for (const { index, 0: sign } of text.matchAll(clauseStart)) {
    const [said, wish] = [text.slice(0, index), text.slice(index + sign.length)];
    if (said.split(/\s+/u).length < leastWords || !signs.some(({ clause }) => clause.test(wish))) continue;
    return isWish(said) ? [text] : [said, wish];
  }
  return [text];
}
