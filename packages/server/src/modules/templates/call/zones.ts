import type { Limits } from "./limits.ts";
import { countWords } from "./marks.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** What a part of a call is about. */
export type Zone =
  | "sections"
  | "attachments"
  | "eligibility"
  | "criteria"
  | "prohibitions"
  | "format"
  | "deadline"
  | "funding"
  | "other";

/** Which zone a heading opens where several have words of it. */
const order = [
  "attachments",
  "prohibitions",
  "criteria",
  "eligibility",
  "sections",
  "format",
  "deadline",
  "funding",
] as const;

/** The zone whose words stand in a heading. */
export function zoneOf(heading: string, words: CallWords): Zone | undefined {
  const folded = foldPhrase(heading.replace(/(?<=\S)\s*\([^()]*\)/gu, ""));
  // A heading that asks how something goes on is about the time after the form.
  if (words.headings.after.test(folded) && startsWith(words.headings.after, folded)) {
    const isAnnex = words.headings.attachments.test(folded) && startsWith(words.headings.attachments, folded);
    if (!isAnnex) return "other";
  }
  const found = order.find(
    (zone) => words.headings[zone].test(folded) || (zone === "prohibitions" && words.says.notFunded.test(folded)),
  );
  // "Excluded organizations" is of who may not apply, "Excluded costs" of what is not paid for.
  if (found === "prohibitions" && (words.says.actors.test(folded) || words.headings.who.test(folded)))
    return "eligibility";
  return found ?? (words.headings.who.test(folded) ? "eligibility" : undefined);
}

const startsWith = (pattern: RegExp, folded: string) => {
  const match = pattern.exec(folded);
  return (
    match !== null &&
    /^\W*$/u.test(
      folded.slice(0, match.index).replace(/^(?:the|your|la|el|le|les|die|der|das|o|a|os|as|il|de|het)\s/u, ""),
    )
  );
};

const runIn = /^(.{3,70}?)(?:[.:]|[?؟]|\s[–—])\s+\S/u;

/** The zone of a paragraph that begins with its own heading: "Who may apply. Any school …"; undefined where it does not. */
export function zoneOfRunIn(text: string, words: CallWords): { zone: Zone; length: number } | undefined {
  const label = runIn.exec(text)?.[1];
  if (label === undefined || countWords(label) > 9 || /\d/u.test(label)) return undefined;
  const zone = zoneOf(label, words);
  return zone === undefined || zone === "sections" ? undefined : { zone, length: label.length + 1 };
}

/** What else is known of a heading that may end a form. */
export interface HeadingInForm {
  body: string;
  isMarked: boolean;
  limits: Limits;
  /** Of the paragraphs under it. */
  limitsBelow: Limits;
  /** Under it stand rows or entries that look like a list of what it says. */
  hasList: boolean;
}

/**
 * The zone that a heading inside of a form opens; undefined where it is a section of the form: "Timeline" and "Evaluation" are as
 * often that.
 */
export function zoneInForm(
  { body, isMarked, limits, limitsBelow, hasList }: HeadingInForm,
  words: CallWords,
): Zone | undefined {
  if (Object.keys(limits).length > 0) return undefined;
  if (isMarked && zoneOf(body, words) === "sections") return undefined;
  const folded = foldPhrase(body);
  const zone = zoneOf(body, words);
  if (zone === "sections" && Object.keys(limitsBelow).length > 0) return undefined;
  if (zone === undefined || zone === "sections") return zone;
  if (zone !== "attachments" && Object.keys(limitsBelow).length > 0) return undefined;
  if (words.headings.plan.test(folded) && zone === "deadline") return undefined;
  const isShort = countWords(body) === 1;
  switch (zone) {
    case "attachments":
      return "attachments";
    case "prohibitions":
      return "prohibitions";
    case "criteria":
      return (isShort || isMarked) && !hasList ? undefined : "criteria";
    case "eligibility":
      return isMarked && !hasList ? undefined : "eligibility";
    case "format":
      return "format";
    case "deadline":
    case "funding":
      return isMarked || body.endsWith("?") ? undefined : zone;
    default:
      return words.headings.after.test(folded) && !isMarked ? "other" : undefined;
  }
}
