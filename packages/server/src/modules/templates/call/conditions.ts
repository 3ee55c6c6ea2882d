import { countWords } from "./marks.ts";
import type { Part } from "./part.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { zoneOf } from "./zones.ts";

/** The most lines of a kind that are told of. */
export const mostLines = 60;
/** The longest of them, in characters. */
export const longest = 600;

/** A text without the comma or semicolon that ends it. */
export const trimmed = (text: string) => text.replace(/[;,]$/, "").trim();

/** A line that leads to a list or heads one says nothing itself. */
export const isLead = (text: string) => /[:：]$/u.test(text);

/** Whether a part is an entry of a list. */
export const isEntry = ({ kind, style }: Part) =>
  kind === "bullet" || kind === "numbered" || (kind === "heading" && style !== "plain" && style !== "capitals");

/** Whether a marked title only leads to what stands below it: "C.1 Eligible applicants" above a list. */
export function holdsOthers(parts: readonly Part[], at: number): boolean {
  const below = parts[at + 1];
  const next = below?.kind;
  const { kind, body, style, zone } = parts[at]!;
  const isMarked = (next === "heading" || next === "numbered") && below!.style !== style && below!.zone === zone;
  return (
    kind === "heading" &&
    (next === "bullet" || next === "row" || isMarked || (next === "text" && countWords(body) <= 3))
  );
}

/** "We cannot fund buildings." says what; "What we cannot fund." does not. */
function saysWhat(text: string, words: CallWords): boolean {
  const match = words.says.notFunded.exec(foldPhrase(text));
  return match !== null && /^\s+\p{L}{3,}/u.test(text.slice(match.index + match[0].length));
}

/** "Who may apply." at the beginning of a paragraph is its heading. */
export const isLabel = (text: string, words: CallWords) =>
  text.split(/\s+/).length <= 9 &&
  zoneOf(text, words) !== undefined &&
  !saysWhat(text, words) &&
  !/\s(?:is|are|not)\s/u.test(text) &&
  !words.says.must.test(foldPhrase(text));
