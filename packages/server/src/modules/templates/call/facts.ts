import type { Schemas } from "@grantwright/api-client";
import { readFacts, type Fact } from "@grantwright/domain/facts";
import { readLimits } from "./limits.ts";
import { readMoments } from "./moments.ts";
import { isHeadingLike, type Part, type Zone } from "./outline.ts";
import { lineAt, sentences } from "./passages.ts";

type ReadValue = Schemas["ReadValue"];

/** The best of what was found; undefined where nothing is likely. */
interface Candidate {
  score: number;
  found: ReadValue;
}
const best = (candidates: Candidate[]): ReadValue | undefined =>
  candidates.reduce<Candidate | undefined>(
    (top, each) => (each.score > 0 && each.score > (top?.score ?? 0) ? each : top),
    undefined,
  )?.found;

const isIn = (part: Part, ...zones: Zone[]) => zones.includes(part.zone);

const value = (part: Part, text: string, at: number, note?: string): ReadValue => ({
  value: text,
  readFrom: lineAt(part.passage, at),
  ...(note !== undefined && { note }),
});

/** What stands behind a label, as "Agency: Bureau of Waters". */
function labelled(parts: Part[], label: RegExp): ReadValue | undefined {
  for (const part of parts) {
    const match = label.exec(part.passage.text);
    const text = match?.[1]?.trim();
    if (match && text) return value(part, text.replace(/\.$/, ""), match.index + match[0].length - text.length);
  }
  return undefined;
}

/** How many passages at the beginning may name the call and its funder. */
const head = 12;

const genericName =
  /^(?:notice of funding opportunity|request for (?:proposals?|applications?)|calls? for (?:proposals?|applications?)|funding opportunity|guidelines?(?: for applicants)?|application (?:form|guidelines)|announcement)[\s\d/–-]*$/i;
const grantWord =
  /\b(?:grants?|fund|program(?:me)?|challenge|initiative|award|fellowships?|prize|skills|services|project)\b/i;
const funderWord =
  /\b(?:foundation|trust|fund|department|agency|council|commission|office of|city of|county of|ministry|bureau|institute|society|association|bank|authority|endowment)\b/i;

/** Who gives the money. */
export function readFunder(parts: Part[]): ReadValue | undefined {
  const named = labelled(
    parts.slice(0, 60),
    /^(?:federal agency name|(?:funding |issuing |awarding )?agency(?: name)?|funder|funding (?:body|organi[sz]ation)|managing authority|contracting authority|issued by|sponsor(?:ed by)?|grantmaker|offered by|donor)\s*:\s*(.+)$/i,
  );
  if (named) return named;
  for (const part of parts.slice(0, head)) {
    const { text } = part.passage;
    if (!isHeadingLike(text) || genericName.test(text)) continue;
    const first = text.split(/\s[–—-]\s/)[0] ?? text;
    if (funderWord.test(first) && !/\b(?:grants|challenge|guidelines|request|call)\b/i.test(first))
      return value(part, first, 0);
  }
  const invites =
    /\b((?:The )?(?:[A-Z][\w’'&-]*|of|for|the|and)(?: (?:[A-Z][\w’'&-]*|of|for|the))*)(?: and its partners)? (?:invites?|is pleased|announces?|seeks?|offers?|is (?:seeking|inviting|accepting)|welcomes?|supports?) /;
  for (const part of parts.slice(0, 40)) {
    const match = invites.exec(part.passage.text);
    if (match?.[1] && funderWord.test(match[1])) return value(part, match[1], match.index);
  }
  return undefined;
}

/** What the call is named. */
export function readName(parts: Part[], funder: string | undefined): ReadValue | undefined {
  const named =
    labelled(
      parts.slice(0, 60),
      /^(?:funding opportunity title|program(?:me)? (?:title|name)|call title|grant (?:title|name|program(?:me)?)|title|rfp (?:title|name))\s*:\s*(.+)$/i,
    ) ?? labelled(parts.slice(0, head), /^(?:RFP|RFA|RFQ|NOFO|FOA)\s*(?:No\.?|Number|#)?\s*[\w-]+\s*[:–-]\s*(.+)$/);
  if (named) return named;
  const lines = parts
    .slice(0, head)
    .filter(
      ({ body, passage: { text } }) =>
        body.length <= 150 && !/[.?!]$/.test(text) && text !== funder && !genericName.test(text),
    );
  const chosen = lines.slice(0, 5).find(({ body }) => grantWord.test(body)) ?? lines[0];
  return chosen && value(chosen, chosen.body, chosen.bodyAt);
}

const dueWords =
  /\b(?:deadline|due|clos(?:e|es|ing)|received by|no later than|not later than|submi\w+ (?:by|before|on or before)|must (?:arrive|reach|be received)|until)\b/i;
const wholeWords = /\b(?:applications?|proposals?|submissions?|deadline)\b/i;
const otherDates =
  /\b(?:letters? of (?:intent|inquiry)|LOIs?|concept|pre-?proposal|webinar|questions?|inquir|information(?:al)? session|award date|issue date|publication|posted|start|notif|announce|panel|meets|begin|opens?)\b/i;
/** Texts full of dates are no calls; so many are enough. */
const mostDates = 300;

/** By when to apply. */
export function readDeadline(parts: Part[]): ReadValue | undefined {
  const candidates: Candidate[] = [];
  for (const part of parts) {
    if (candidates.length > mostDates) break;
    if (!/\d{4}/.test(part.passage.text)) continue;
    for (const sentence of sentences(part.passage.text)) {
      const isDue = dueWords.test(sentence.text);
      if (!isDue && !isIn(part, "deadline")) continue;
      for (const moment of readMoments(sentence.text)) {
        const score =
          (isDue ? 3 : 1) +
          (isIn(part, "deadline") ? 1 : 0) +
          (wholeWords.test(sentence.text) ? 2 : 0) -
          (otherDates.test(sentence.text) ? 6 : 0);
        candidates.push({ score, found: value(part, moment.iso, sentence.at + moment.at, moment.note) });
      }
    }
  }
  return best(candidates);
}

/** The sums of money of a sentence, in dollars or not. */
const amountsOf = (text: string, areDollars: boolean): Fact[] =>
  readFacts(text).filter(
    ({ kind, unit, value: sum }) => kind === "amount" && (unit === "USD") === areDollars && sum !== undefined,
  );

const awardWords: [RegExp, number][] = [
  [/\b(?:award ceiling|maximum (?:award|grant|amount|request|funding)|ceiling|largest (?:award|grant))\b/i, 5],
  [/\b(?:not (?:to )?exceed|up to|between|rang(?:e|ing)|maximum|no more than|not (?:be )?more than|as much as)\b/i, 2],
  [/\b(?:grants?|awards?|request|per project|contracts?|apply for)\b/i, 2],
];
const notAward =
  /\b(?:total (?!cost)|floor|minimum|income|annual|a year|per year|match(?:ing)?|budget of|revenue|line above|anything over|each line|fee|estimated|below)\b/i;

/** The largest award in dollars. */
export function readAmount(parts: Part[]): ReadValue | undefined {
  const candidates: Candidate[] = [];
  for (const part of parts) {
    if (!part.passage.text.includes("$") || candidates.length > mostDates) continue;
    for (const sentence of sentences(part.passage.text)) {
      const largest = amountsOf(sentence.text, true).toSorted((a, b) => b.value! - a.value!)[0];
      if (!largest) continue;
      const known = awardWords.reduce((sum, [words, worth]) => sum + (words.test(sentence.text) ? worth : 0), 0);
      const score = known - (notAward.test(sentence.text) ? 3 : 0) - (isIn(part, "eligibility") ? 3 : 0);
      candidates.push({
        score: score - 1,
        found: value(part, String(Math.round(largest.value! * 100) / 100), sentence.at + largest.start),
      });
    }
  }
  return best(candidates);
}

/** Awards in other currencies: told, for a template has dollars. */
export function readOtherAmounts(parts: Part[]): ReadValue[] {
  const found: ReadValue[] = [];
  for (const part of parts)
    for (const sentence of sentences(part.passage.text)) {
      if (found.length >= 20) return found;
      if (!awardWords.some(([words]) => words.test(sentence.text))) continue;
      const [other] = amountsOf(sentence.text, false);
      if (other) found.push(value(part, sentence.text, sentence.at + other.start, "The amount is not in dollars."));
    }
  return found;
}

const wholeOf = /\b(?:application|proposal|narrative|part b|submission|document|letter|technical description)s?\b/i;

/** How many pages the whole may have. */
export function readPageLimit(parts: Part[]): ReadValue | undefined {
  const candidates: Candidate[] = [];
  for (const part of parts) {
    if (isIn(part, "attachments", "criteria")) continue;
    for (const sentence of sentences(part.passage.text)) {
      if (!/pages?|sides?/i.test(sentence.text)) continue;
      const { limits, at } = readLimits(sentence.text);
      if (limits.pageLimit === undefined || at === undefined) continue;
      const isAll = /\b(?:whole|entire|complete|overall|total)\b/i.test(sentence.text);
      const isSentenceOfForm = wholeOf.test(sentence.text) && (part.kind === "text" || part.opensZone);
      const score = (isAll ? 4 : 0) + (isSentenceOfForm ? 3 : 0);
      candidates.push({ score, found: value(part, String(limits.pageLimit), sentence.at + at) });
    }
  }
  return best(candidates);
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
        found: value(part, text, match.index),
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
