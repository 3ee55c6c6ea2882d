import type { Schemas } from "@grantwright/api-client";
import { defaultExtractLimits } from "../src/capabilities/files/extract/extractLimits.ts";
import { readDocument } from "../src/capabilities/files/extract/readDocument.ts";
import { readCall } from "../src/modules/templates/call/readCall.ts";
import { fileOfCall, type CallFileKind } from "./callFiles.ts";
import type { CallText } from "./callTexts.ts";

/** How much of what was found is right, and how much of what is there was found. */
export interface CallCounts {
  right: number;
  found: number;
  there: number;
}

/** What is looked for in a call. */
export const callFindings = [
  "sections",
  "limits",
  "whole limit",
  "deadline day",
  "deadline moment",
  "award",
  "eligibility",
  "criteria",
  "prohibitions",
  "attachments",
  "attachments required or not",
  "name",
] as const;

/** One of them. */
export type CallFinding = (typeof callFindings)[number];

/** A text without number, bracketed length and punctuation, in small letters. */
const plain = (text: string): string[] =>
  text
    .replace(/^\s*(?:[\p{L}]{0,1}\d+(?:\.\d+)*[.):]?|\p{L}[.)])\s+/u, "")
    .replace(/[([][^()[\]]*\d[^()[\]]*[)\]]/g, " ")
    .replace(/[\u064b-\u0652]/g, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How much of two texts is the same, by their words: 1 where all are. */
function likeness(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  const left = [...b];
  const common = a.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length);
}

const leastTitle = 0.8;
/** A condition may be quoted with the rest of its sentence. */
const leastSentence = 0.6;

/** Pairs what was found with what is there, each once, the likest first. */
function paired<Found, There>(
  found: readonly Found[],
  there: readonly There[],
  like: (one: Found, other: There) => number,
  least: number,
): { found: Found; there: There }[] {
  const all = found.flatMap((one, a) =>
    there.map((other, b) => ({ a, b, found: one, there: other, like: like(one, other) })),
  );
  const [takenA, takenB] = [new Set<number>(), new Set<number>()];
  return all
    .filter(({ like: share }) => share >= least)
    .toSorted((one, other) => other.like - one.like)
    .filter(({ a, b }) => !takenA.has(a) && !takenB.has(b) && takenA.add(a) && takenB.add(b));
}

const texts = (found: readonly string[], there: readonly string[]): CallCounts => ({
  right: paired(found, there, likeness, leastSentence).length,
  found: found.length,
  there: there.length,
});

type Limited = { words?: number | undefined; characters?: number | undefined; pages?: number | undefined };

const limitsOf = ({ words, characters, pages }: Limited): string[] =>
  Object.entries({ words, characters, pages })
    .filter(([, amount]) => amount !== undefined)
    .map(([unit, amount]) => `${amount} ${unit}`);

const limitsOfField = ({ maxWordCount, maxLength, pageLimit }: Schemas["TemplateField"]): string[] =>
  limitsOf({ words: maxWordCount, characters: maxLength, pages: pageLimit });

const same = (found: readonly string[], there: readonly string[]): CallCounts => ({
  right: there.filter((one) => found.includes(one)).length,
  found: found.length,
  there: there.length,
});

/** What a clock and a calendar show somewhere, as numbers of a moment of UTC. */
function wallTime(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
    hourCycle: "h23",
  });
  const [year, month, day, hour, minute, second] = (parts.format(moment).match(/\d+/g) ?? []).map(Number);
  return Date.UTC(year!, month! - 1, day, hour, minute, second);
}

const minuteMs = 60_000;

const zones = new Set(Intl.supportedValuesOf("timeZone"));

/** A zone of the database; one that only the applicant knows is read as UTC. */
const zoneFor = (zone: string | undefined): string => (zone !== undefined && zones.has(zone) ? zone : "UTC");

/** What is expected of a deadline: its day where it is, and its minute, the end of the day where no time is named. */
function deadlineCounts(found: string | undefined, { date, time, zone }: CallText["expected"]["deadline"]) {
  const [hours = 23, minutes = 59] = (time ?? "").split(":").filter(Boolean).map(Number);
  const wanted = Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * minuteMs;
  const shown = found === undefined ? undefined : wallTime(Date.parse(found), zoneFor(zone));
  const count = (isRight: boolean): CallCounts => ({
    right: Number(isRight),
    found: Number(shown !== undefined),
    there: 1,
  });
  const day = (moment: number) => Math.floor((moment - minuteMs) / (24 * 60 * minuteMs));
  return {
    "deadline day": count(shown !== undefined && day(shown) === day(wanted)),
    "deadline moment": count(shown !== undefined && Math.abs(shown - wanted) <= minuteMs),
  };
}

const awardOf = (
  award: { least?: number | undefined; most?: number | undefined; currency?: string | undefined } = {},
) =>
  Object.entries(award).flatMap(([part, value]) =>
    value !== undefined && ["least", "most", "currency"].includes(part) ? `${part} ${value}` : [],
  );

/** What was found of each kind in one call. */
function scoreReading(
  reading: Schemas["CallReading"],
  expected: CallText["expected"],
): Record<CallFinding, CallCounts> {
  const sections = paired(
    reading.fields,
    expected.sections,
    (one, other) => likeness(one.title, other.title),
    leastTitle,
  );
  const papers = paired(
    reading.documentChecklist,
    expected.attachments,
    (one, other) => likeness(one.name, other.title),
    leastTitle,
  );
  const criteria = paired(
    reading.criteria ?? [],
    expected.criteria,
    (one, other) => likeness(one.title, other.title),
    leastTitle,
  );
  const name = reading.name?.value;
  const isNamed =
    name !== undefined &&
    (likeness(name, expected.name) >= leastTitle ||
      (name.length <= 150 && plain(name).join(" ").includes(plain(expected.name).join(" "))));
  const papersOf = (right: number): CallCounts => ({
    right,
    found: reading.documentChecklist.length,
    there: expected.attachments.length,
  });
  const values = (read: Schemas["ReadValue"][] = []) => read.map(({ value }) => value);
  return {
    sections: { right: sections.length, found: reading.fields.length, there: expected.sections.length },
    limits: {
      right: sections.flatMap(({ found, there }) => {
        const known = limitsOfField(found);
        return limitsOf(there).filter((limit) => known.includes(limit));
      }).length,
      found: reading.fields.flatMap(limitsOfField).length,
      there: expected.sections.flatMap(limitsOf).length,
    },
    "whole limit": same(
      reading.pageLimit ? [`${Number(reading.pageLimit.value)} pages`] : [],
      limitsOf(expected.whole ?? {}),
    ),
    ...deadlineCounts(reading.deadline?.value, expected.deadline),
    award: same(awardOf(reading.award), awardOf(expected.award)),
    eligibility: texts(values(reading.eligibility), expected.eligibility),
    criteria: {
      right: criteria.filter(({ found, there }) => found.points === there.points).length,
      found: reading.criteria?.length ?? 0,
      there: expected.criteria.length,
    },
    prohibitions: texts(values(reading.prohibitions), expected.prohibitions),
    attachments: papersOf(papers.length),
    "attachments required or not": papersOf(
      papers.filter(({ found, there }) => found.required === there.required).length,
    ),
    name: { right: Number(isNamed), found: Number(name !== undefined), there: 1 },
  };
}

const extensions = { txt: "txt", docx: "docx", pdf: "pdf" } as const;

/** The text of a call as the product gets it out of a file. */
const textOfCall = async (text: CallText, kind: CallFileKind): Promise<string> =>
  (await readDocument(extensions[kind], await fileOfCall(text, kind), defaultExtractLimits)).text;

/** Makes files of calls, reads them as the product does, and counts what was found. */
export async function measureCalls(
  calls: readonly CallText[],
  kind: CallFileKind,
): Promise<Record<CallFinding, CallCounts>> {
  const sums = Object.fromEntries(callFindings.map((finding) => [finding, { right: 0, found: 0, there: 0 }])) as Record<
    CallFinding,
    CallCounts
  >;
  for (const call of calls) {
    const scores = scoreReading(readCall(await textOfCall(call, kind)), call.expected);
    for (const finding of callFindings) {
      sums[finding].right += scores[finding].right;
      sums[finding].found += scores[finding].found;
      sums[finding].there += scores[finding].there;
    }
  }
  return sums;
}

/** Precision and recall; what found nothing said nothing wrong. */
export const sharesOf = ({ right, found, there }: CallCounts): { precision: number; recall: number } => ({
  precision: found === 0 ? 1 : right / found,
  recall: there === 0 ? 1 : right / there,
});
