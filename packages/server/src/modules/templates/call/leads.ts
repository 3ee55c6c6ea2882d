import { saysWho } from "./applicants.ts";
import { inlineList } from "./inlineLists.ts";
import { readLimits } from "./limits.ts";
import { countWords } from "./marks.ts";
import { holdsLists, type Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { foldPhrase, sourcesOf } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { zoneOf, type Zone } from "./zones.ts";

/** What a line announces that ends in a colon: "Please attach:" opens a list as a heading does. */
export function leadOf(line: string, isNumberedBelow: boolean, words: CallWords): Zone | undefined {
  const folded = foldPhrase(line);
  // "… with a report that has the following parts:" attaches what is written by those.
  const isOfParts = (part: string) => words.says.lists.test(part) && words.length.whole.test(part);
  if (
    isNumberedBelow &&
    isOfParts(folded) &&
    (!words.says.attach.test(folded) || isOfParts(behindAttach(folded, words)))
  )
    return "sections";
  if (words.says.attach.test(folded) || (words.headings.attachments.test(folded) && countWords(line) <= 18))
    return "attachments";
  const isForm = words.headings.sections.test(folded) && words.says.lists.test(folded);
  if (isForm && countWords(line) <= 30) return "sections";
  return words.language === "en" && asks.test(folded) ? "sections" : undefined;
}

/** What stands behind the last word that attaches something. */
function behindAttach(folded: string, { says }: CallWords): string {
  const match = says.attach.exec(folded);
  return match ? folded.slice(match.index + match[0].length) : folded;
}

const mostWordsOfLead = 20;

/** What a line announces of who may apply, of what is not paid for, or of what counts: "To be considered, groups must:". */
export function conditionLeadOf(line: string, words: CallWords): Zone | undefined {
  const last = sentences(line).at(-1)?.text ?? line;
  const folded = foldPhrase(last);
  if (countWords(last) > mostWordsOfLead) return undefined;
  const isOfApplicants = saysWho(last, words);
  if (words.says.notFunded.test(folded) || words.headings.prohibitions.test(folded))
    return isOfApplicants ? "eligibility" : "prohibitions";
  if (words.headings.criteria.test(folded) || words.says.judged.test(folded)) return "criteria";
  return isOfApplicants || words.headings.eligibility.test(folded) ? "eligibility" : undefined;
}

const asks =
  /\b(?:tell us|describe|answer|explain|address|cover|following (?:sections|questions|headings|points|parts))\b[^:]*:$/u;

/** "Annex 2: Budget" names a paper, where it is not the form itself that is annexed. */
export function isPaper(style: string, body: string, words: CallWords): boolean {
  if (!style.startsWith("word ") || countWords(body) > 20) return false;
  const word = foldPhrase(style.slice(5));
  return words.headings.attachments.test(word) && zoneOf(body, words) !== "sections";
}

/** A paragraph with a list in it as what leads to the list, and its entries; undefined where it has none. */
export function listIn(part: Part, words: CallWords): Part[] | undefined {
  const { zone, body, bodyAt } = part;
  if (body.length < 40 || part.kind === "numbered") return undefined;
  const ordinals = new RegExp(
    `(?:[,;:]\\s+|^)(?:\\p{L}{1,4}\\s+)?(?:${sourcesOf(words.lists.says.ordinals)}),?\\s+`,
    "giu",
  );
  const list = inlineList(body, ordinals, (entry) => Object.keys(readLimits(entry, words).limits).length > 0);
  if (!list) return undefined;
  const entries = list.entries.map(({ text, at }): Part => ({
    ...part,
    body: text,
    bodyAt: bodyAt + at,
    kind: "bullet",
    style: "inline",
    limits: readLimits(text, words, list.isOrdered ? "asked" : "text").limits,
  }));
  const lead = body.slice(0, list.lead).trim();
  const isOfForm =
    words.says.lists.test(foldPhrase(lead)) || words.length.whole.test(foldPhrase(lead)) || /\bfollowing\b/.test(lead);
  const limited = entries.filter(({ limits }) => Object.keys(limits).length > 0).length;
  const isForm = zone === "other" && isOfForm && (limited >= 2 || (list.isOrdered && limited > 0));
  if (!isForm && !holdsLists.has(zone)) return undefined;
  const isAsked = list.isOrdered || (lead.endsWith(":") && words.says.lists.test(foldPhrase(lead)));
  if (zone === "sections" && !isAsked && limited < 2) return undefined;
  const rest = body.slice(list.end).trim();
  return [
    { ...part, body: lead, limits: {} },
    ...entries.map((entry) => (isForm ? { ...entry, zone: "sections" as const } : entry)),
    ...(rest === "" ? [] : [{ ...part, body: rest, bodyAt: bodyAt + body.length - rest.length, limits: {} }]),
  ];
}
