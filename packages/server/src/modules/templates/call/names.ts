import type { Schemas } from "@grantwright/api-client";
import { isCapitals, isGeneric, isHeadingLike } from "./marks.ts";
import type { Part } from "./part.ts";
import { best, valueAt, type Candidate, type ReadValue } from "./readValue.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** What stands behind a label, as "Agency: Bureau of Waters". */
function labelled(parts: Part[], label: RegExp): ReadValue | undefined {
  for (const part of parts) {
    const match = label.exec(part.passage.text);
    const text = match?.[1]?.trim();
    if (match && text) return valueAt(part, text.replace(/\.$/, ""), match.index + match[0].length - text.length);
  }
  return undefined;
}

/** How many passages at the beginning may name the call and its funder. */
const head = 12;

const funderWord =
  /\b(?:foundation|trust|fund|department|agency|council|commission|office of|city of|county of|ministry|bureau|institute|society|association|bank|authority|endowment)\b/i;

/** Who gives the money. */
export function readFunder(parts: Part[], words: CallWords): ReadValue | undefined {
  const named = labelled(
    parts.slice(0, 60),
    /^(?:federal agency name|(?:funding |issuing |awarding )?agency(?: name)?|funder|funding (?:body|organi[sz]ation)|managing authority|contracting authority|issued by|sponsor(?:ed by)?|grantmaker|offered by|donor)\s*:\s*(.+)$/i,
  );
  if (named) return named;
  for (const part of parts.slice(0, head)) {
    const { text } = part.passage;
    if (part.kind === "row" || !isHeadingLike(text, words) || isGeneric(text, words)) continue;
    const first = text.split(/\s[–—-]\s/)[0] ?? text;
    if (
      (funderWord.test(first) || words.name.funders.test(foldPhrase(first))) &&
      !/\b(?:grants|challenge|guidelines|request|call)\b/i.test(first) &&
      !/\d/.test(first)
    )
      return valueAt(part, first, 0);
  }
  const invites =
    /\b((?:The )?(?:[A-Z][\w’'&-]*|of|for|the|and)(?: (?:[A-Z][\w’'&-]*|of|for|the))*)(?: and its partners)? (?:invites?|is pleased|announces?|seeks?|offers?|is (?:seeking|inviting|accepting)|welcomes?|supports?) /;
  for (const part of parts.slice(0, 40)) {
    const match = invites.exec(part.passage.text);
    if (match?.[1] && funderWord.test(match[1])) return valueAt(part, match[1], match.index);
  }
  return undefined;
}

/** What the call is named. */
export function readName(parts: Part[], funder: string | undefined, words: CallWords): ReadValue | undefined {
  const named =
    labelled(
      parts.slice(0, 60),
      /^(?:funding opportunity title|program(?:me)? (?:title|name)|call title|grant (?:title|name|program(?:me)?)|title|rfp (?:title|name))\s*:\s*(.+)$/i,
    ) ?? labelled(parts.slice(0, head), /^(?:RFP|RFA|RFQ|NOFO|FOA)\s*(?:No\.?|Number|#)?\s*[\w-]+\s*[:–-]\s*(.+)$/);
  if (named) return named;
  const lines = parts
    .slice(0, head)
    .filter(
      ({ body, kind, passage: { text } }) =>
        kind !== "row" && kind !== "bullet" && body.length <= 150 && !/[.?!,:]$/.test(text) && !isGeneric(text, words),
    )
    .slice(0, 6);
  const scores = lines.map(({ body, opensZone, passage: { text } }) => {
    const folded = foldPhrase(body);
    const isFunder = words.name.funders.test(folded);
    return (
      (words.name.words.test(folded) ? 3 : 0) +
      (/(?<!\d)20\d\d(?!\d)/.test(body) ? 1 : 0) +
      (/[«“„"]/.test(body) ? 1 : 0) -
      (isFunder ? 2 : 0) -
      (text === funder ? 1 : 0) -
      (opensZone ? 3 : 0) -
      (isCapitals(body) && isFunder ? 1 : 0)
    );
  });
  const highest = Math.max(...scores);
  const chosen = lines[scores.indexOf(highest)];
  return chosen && valueAt(chosen, chosen.body, chosen.bodyAt);
}

/** The first web address, or the one that says where to apply. */
export function readUrl(parts: Part[]): ReadValue | undefined {
  const candidates: Candidate[] = [];
  for (const part of parts) {
    if (candidates.length > 50) break;
    for (const match of part.passage.text.matchAll(/https?:\/\/[^\s<>"”)\]]{4,1000}/g)) {
      const text = match[0].replace(/[.,;:]+$/, "");
      if (!URL.canParse(text)) continue;
      candidates.push({
        score: /appl|submi|portal|grant/i.test(part.passage.text) ? 2 : 1,
        found: valueAt(part, text, match.index),
      });
    }
  }
  return best(candidates);
}

/** Where projects have to be, as a label says it. */
export const readLocation = (parts: Part[]): ReadValue | undefined =>
  labelled(
    parts,
    /^(?:location|geographic(?:al)? (?:area|scope|focus|eligibility)|service area|area of benefit|region|eligible (?:areas?|counties|countries))\s*:\s*(.+)$/i,
  );

/** What kind of document is asked for. */
export function readType(parts: Part[]): Schemas["DocumentType"] {
  const beginning = parts
    .slice(0, 8)
    .map(({ passage }) => passage.text)
    .join("\n");
  if (/\bletters? of (?:intent|inquiry|enquiry)\b/i.test(beginning)) return "loi";
  if (/\brequest for proposals?\b|\bRFP\b/i.test(beginning)) return "rfp";
  if (/\b(?:final|interim|progress|annual|grant) report(?:ing)?\b/i.test(beginning)) return "grant-report";
  return "grant";
}
