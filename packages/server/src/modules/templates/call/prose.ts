import { readLimits, type Limits } from "./limits.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import type { CallWords } from "./words/callWords.ts";

/** What a letter asks to be written, in a sentence of its own. */
export interface AskedInProse {
  part: Part;
  title: string;
  at: number;
  limits: Limits;
}

const asking =
  /\b(?:tell us|tell the \w+|describe|set out|explain|show us|say|write about|outline|summari[sz]e|introduce|let us know|give (?:us )?)\b[\s,:]*/iu;
/** "in no more than two pages": how long, before what. */
const howLong =
  /^,?\s*(?:briefly|please|clearly)?,?\s*(?:in|using|on)\s+(?:(?:no more than|not more than|at most|up to|about|under|fewer than|less than|a maximum of|some)\s+)?(?:[\w,-]+\s+){1,2}(?:pages?|words?|sentences?|paragraphs?|lines?|sides?)(?: or (?:less|fewer)| at (?:the )?most)?(?:\s+of A4)?,?\s*/iu;
const ordered =
  /\b(?:first|second|third|fourth|fifth|then|next|after that|last|lastly|finally|also|part (?:one|two|three|four)|to (?:begin|start|end|close))\b/iu;

const leastAsked = 3;

/** The object of a sentence that asks, without its length. */
function askedIn(text: string): string | undefined {
  const match = asking.exec(text);
  if (!match) return undefined;
  const object = text
    .slice(match.index + match[0].length)
    .replace(howLong, "")
    .split(/;\s|\s\(|:\s/u)[0]!
    .replace(/,?\s+(?:in|on|within) (?:no more than|at most|up to|about|under)\s.*$/iu, "")
    .replace(/[.,?]$/u, "")
    .trim();
  return object.length >= 8 && object.length <= 200 ? object : undefined;
}

/** What a paragraph asks for sentence by sentence: "First, tell us in one page who you are. Then describe the work." */
export function askedInProse(part: Part, words: CallWords): AskedInProse[] {
  if (words.language !== "en" || part.kind !== "text") return [];
  const asked = sentences(part.body).flatMap(({ text, at }): (AskedInProse & { isOrdered: boolean })[] => {
    const title = askedIn(text);
    if (title === undefined) return [];
    const { limits } = readLimits(text, words);
    return [{ part, title, at: part.bodyAt + at, limits, isOrdered: ordered.test(text) }];
  });
  const firm = asked.filter(({ limits, isOrdered }) => isOrdered || Object.keys(limits).length > 0);
  const isForm = firm.length >= leastAsked - 1 && asked.length >= leastAsked;
  return isForm ? firm : [];
}
