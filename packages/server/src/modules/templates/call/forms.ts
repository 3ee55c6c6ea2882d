import { beginsWithLimit } from "./limitLines.ts";
import { readLimits, withoutLimits } from "./limits.ts";
import { countWords, isHeadingLike, markOf } from "./marks.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { zoneOf } from "./zones.ts";

/*
 * Which lines of a form are its sections. A form has one manner: numbers, lengths behind titles, or titles alone; what is not in that
 * manner is guidance.
 */

const hasLimit = ({ limits }: Part) => Object.keys(limits).length > 0;

/** Ranks of marks, the outermost first; what is not there is deeper than all. */
const ranks = [
  "word",
  "paragraph",
  "roman",
  "upper",
  "int",
  "letterDot",
  "intLower",
  "dotted 1",
  "dotted 2",
  "dotted 3",
  "dotted 4",
  "lower",
];
const rankOf = (style: string) => {
  const rank = ranks.findIndex((each) => style === each || (each === "word" && style.startsWith("word")));
  return rank < 0 ? ranks.length : rank;
};

/** Whether a marked part only holds others that are marked deeper. */
function isParent(parts: Part[], at: number): boolean {
  const own = rankOf(parts[at]!.style);
  for (let index = at + 1; index < parts.length; index += 1) {
    const next = parts[index]!;
    if (!isMarkedPart(next) || next.opensZone) continue;
    return rankOf(next.style) > own && rankOf(next.style) < ranks.length && next.kind === "heading";
  }
  return false;
}

const isMarkedPart = ({ kind, style }: Part) =>
  (kind === "heading" || kind === "numbered") && style !== "plain" && style !== "capitals" && style !== "lead";

/** Whether a part is a sentence or a question right under a marked title without a length: what it says is of that. */
export function isUnderNumber(parts: readonly Part[], at: number, words: CallWords): boolean {
  const above = parts[at - 1];
  const title = withoutLimits(parts[at]!.body, words);
  if (title !== "" && isHeadingLike(title, words) && !/[?؟]$/u.test(title)) return false;
  return above?.kind === "heading" && isMarkedPart(above) && !hasLimit(above) && !above.opensZone;
}

/** Whether under a marked title stand no others without a mark. */
function holdsNone(parts: Part[], at: number): boolean {
  if (parts[at]!.kind !== "heading") return false;
  for (let index = at + 1; index < parts.length; index += 1)
    if (parts[index]!.kind === "heading") return isMarkedPart(parts[index]!);
  return true;
}

/** A line that is one sentence and asks for something: "List your costs, month by month." */
export function isRequest({ body, kind }: Part, words: CallWords): boolean {
  if (kind === "bullet" || body.length > 160 || sentences(body).length > 1) return false;
  if (/[?؟]$/u.test(body)) return true;
  const match = words.says.asks.exec(foldPhrase(body));
  return match?.index === 0 && countWords(body) <= 14;
}

/** A title in a line of its own, with a length or without. */
const isTitle = (part: Part, words: CallWords) =>
  part.kind === "heading" || (part.kind === "text" && hasLimit(part) && isShortTitle(part, words));

/** The label of a line that is no sentence: "Specific Aims. One page." */
function labelOf(body: string, words: CallWords): string | undefined {
  const match = /^([^.:!?]{3,80}?)([.:]|\s[–—])\s/u.exec(body);
  const label = match?.[1];
  if (label === undefined || match?.[2] === ":") return label;
  const folded = foldPhrase(label);
  const isSentence = words.length.most.test(folded) || words.says.asks.exec(folded)?.index === 0;
  return isSentence || countWords(label) > 6 ? undefined : label;
}

/** How far into a sentence what it is about begins, in characters. */
const reachOfSubject = 8;

/** Whether behind its first sentence a line says how long the whole may be: "That is all. The form should fit on one page." */
function endsWithWhole(body: string, words: CallWords): boolean {
  return sentences(body)
    .slice(1)
    .some(({ text }) => {
      const whole = words.length.whole.exec(foldPhrase(text));
      return whole !== null && whole.index <= reachOfSubject && readLimits(text, words).limits.pageLimit !== undefined;
    });
}

/** A line whose text is little more than a title and its length, or a question and its length. */
export function isShortTitle({ body }: Part, words: CallWords): boolean {
  // "[Max. 2 pages. Say who …]" is the guidance of a template.
  if (body.startsWith("[") || beginsWithLimit(body, words) || endsWithWhole(body, words)) return false;
  const bare = body.replace(/\s*[([][^()[\]]*[)\]]\s*\.?$/u, "");
  const isBracketed = bare !== body;
  const labelled = labelOf(body, words);
  const dashed = /^(.{3,80}?)\s[–—-]\s/u.exec(body)?.[1];
  if (isBracketed && labelled === undefined)
    return (
      bare.length <= 230 &&
      (isHeadingLike(bare, words) || /[?؟.]$/u.test(bare) ? sentences(bare).length <= 2 : countWords(bare) <= 16)
    );
  return (dashed !== undefined && countWords(dashed) <= 10) || (labelled !== undefined && countWords(labelled) <= 9);
}

/** The parts of a form that begin a section of it. */
export function sectionParts(parts: Part[], words: CallWords): Set<Part> {
  const places = new Map(parts.map((part, index) => [part, index]));
  const own = parts.filter(({ opensZone, kind }) => !opensZone && kind !== "row");
  const marked = own.filter((part) => isMarkedPart(part) && !isParent(parts, places.get(part)!));
  const limited = own.filter(
    (part) =>
      !isMarkedPart(part) &&
      part.kind !== "bullet" &&
      hasLimit(part) &&
      isTitle(part, words) &&
      !isUnderNumber(parts, places.get(part)!, words),
  );
  const chosen = new Set<Part>();
  if (marked.length >= 2 && marked.length >= limited.length) {
    for (const part of marked) chosen.add(part);
    return chosen;
  }
  const titles = own.filter((part) => part.kind === "heading" && !isMarkedPart(part));
  if (limited.length >= 2) {
    for (const part of [...limited, ...titles, ...marked.filter((each) => holdsNone(parts, places.get(each)!))])
      chosen.add(part);
    // Between titles alone, what is written as a sentence is their guidance.
    const areRequests = limited.filter((part) =>
      isRequest({ ...part, body: part.body.replace(/\s*[([][^()[\]]*[)\]]$/u, "") }, words),
    ).length;
    if (areRequests * 2 > limited.length) for (const part of requestsOutside(own, words)) chosen.add(part);
    return chosen;
  }
  for (const part of [...marked, ...limited, ...titles]) chosen.add(part);
  if (chosen.size < 2)
    for (const part of own.filter((each) => isRequest(each, words) && /[?؟]$/u.test(each.body))) chosen.add(part);
  if (chosen.size < 2)
    for (const part of own.filter(
      ({ body, kind }) =>
        kind === "text" &&
        /^[^.:!?]{3,70}:\s+\S/u.test(body) &&
        markOf(body).length === 0 &&
        // "Deadline: 12 March" is no section.
        (zoneOf(body.split(":")[0]!, words) ?? "sections") === "sections",
    ))
      chosen.add(part);
  if (chosen.size === 0) for (const part of own.filter(({ kind }) => kind === "bullet")) chosen.add(part);
  return chosen;
}

/** Requests that follow no line that waits for its guidance. */
function requestsOutside(own: Part[], words: CallWords): Part[] {
  return own.filter((part, index) => {
    if (hasLimit(part) || !isRequest(part, words) || part.kind !== "text") return false;
    return (
      /[?؟]$/u.test(part.body) ||
      (index > 0 && !(own[index - 1]!.kind === "heading" && own[index - 1]!.style !== "plain"))
    );
  });
}
