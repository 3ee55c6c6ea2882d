import type { Schemas } from "@grantwright/api-client";
import { splitLines } from "../../../kernel/text/splitLines.ts";
import { readAttachments } from "./attachments.ts";
import { amountOf, readAward, readOtherAmounts } from "./award.ts";
import { readCriteria } from "./criteria.ts";
import { datesOf } from "./dates.ts";
import { readDeadline } from "./deadline.ts";
import { readEligibility } from "./eligibility.ts";
import { readFormat } from "./format.ts";
import { readKeyDates } from "./keyDates.ts";
import { readFunder, readLocation, readName, readType, readUrl } from "./names.ts";
import type { Part } from "./part.ts";
import { partsOfCall } from "./partsOfCall.ts";
import { lineAt, sentences } from "./passages.ts";
import { readProhibitions } from "./prohibitions.ts";
import { readSections } from "./sections.ts";
import { aboveSections, readWholeLimits } from "./wholeLimit.ts";
import type { Zone } from "./zones.ts";

type ReadValue = Schemas["ReadValue"];

/** The most that a template keeps of a funder's criteria, in characters. */
const longestQuote = 50_000;
const longestShort = 200;

/** A line to whom one writes with questions: calls end with one, under whatever heading is their last. */
const tellsWhom = ({ kind, body }: Part) =>
  kind === "text" && body.length <= longestShort && /\S@\S+\.\p{L}/u.test(body);

/** All that stands in the parts of a zone, word for word, passage by passage. */
function quote(parts: Part[], zone: Zone): ReadValue | undefined {
  const quoted: Part[] = [];
  let length = 0;
  let zones = 0;
  for (const part of parts) {
    if (part.zone !== zone) continue;
    if (part.opensZone) {
      zones += 1;
      if (zones === 1) continue;
    }
    length += part.passage.text.length + 1;
    if (length > longestQuote) break;
    quoted.push(part);
  }
  if (quoted.length > 1 && tellsWhom(quoted.at(-1)!)) quoted.pop();
  const first = quoted[0];
  const last = quoted.at(-1);
  if (!first || !last) return undefined;
  return {
    value: quoted.map(({ passage }) => passage.text).join("\n"),
    readFrom: lineAt(first.passage, 0),
    lastLine: lineAt(last.passage, Infinity).line,
  };
}

const saysWho = /\b(?:in)?eligible\b|\bmay (?:not )?apply\b/i;

/** The sentences that say who may apply, where no part of the call is about it. */
function quoteSentences(parts: Part[]): ReadValue | undefined {
  const found: { text: string; part: Part; at: number }[] = [];
  for (const part of parts) {
    if (found.length >= 20) break;
    if (part.kind === "heading" || part.zone === "sections") continue;
    for (const { text, at } of sentences(part.passage.text)) if (saysWho.test(text)) found.push({ text, part, at });
  }
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return undefined;
  return {
    value: found.map(({ text }) => text).join("\n"),
    readFrom: lineAt(first.part.passage, first.at),
    lastLine: lineAt(last.part.passage, last.at).line,
  };
}

/** A value that fits its place in a template; a longer one is no name. */
const short = (found: ReadValue | undefined) => (found && found.value.length <= longestShort ? found : undefined);

/**
 * Reads what a funder asks for out of the text of a call, by rules. Nothing is added that the text does not say, and everything
 * names the line that it was read from. Never throws; takes time in proportion to the text.
 *
 * @param today where it is known, "2027-03-01": of several rounds the next counts.
 */
export function readCall(text: string, today?: string): Schemas["CallReading"] {
  const { parts, tables, words } = partsOfCall(text);
  const deadline = readDeadline(datesOf(parts, words, undefined, today), parts, undefined, today);
  const funderName = short(readFunder(parts, words));
  const award = readAward(parts, words);
  const fields = readSections(parts, tables, words);
  const found = {
    name: short(readName(parts, funderName?.value, words)),
    funderName,
    location: short(readLocation(parts)),
    url: readUrl(parts),
    award,
    amount: amountOf(award),
    deadline: deadline?.found,
    eligibilityCriteria: quote(parts, "eligibility") ?? quoteSentences(parts),
    assessmentCriteria: quote(parts, "criteria"),
    ...aboveSections(readWholeLimits(parts, words), fields),
  };
  return {
    type: readType(parts),
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    eligibility: readEligibility(parts, tables, words),
    criteria: readCriteria(parts, tables, words),
    prohibitions: readProhibitions(parts, tables, words),
    keyDates: readKeyDates(parts, words, deadline?.day, today),
    format: readFormat(parts),
    notes: readOtherAmounts(parts, words),
    fields,
    documentChecklist: readAttachments(parts, tables, words),
    lineCount: splitLines(text).length,
  };
}

/** As readCall, for a thread of its own. */
export const readCallJob = { name: "readCall", run: readCall };
