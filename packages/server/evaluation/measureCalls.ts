import type { Schemas } from "@grantwright/api-client";
import { readCall } from "../src/modules/templates/call/readCall.ts";
import type { CallFileKind } from "./callFiles.ts";
import type { CallText } from "./callTexts.ts";
import { leastTitle, likeness, paired, pairedTitles, plainWords } from "./likeTexts.ts";
import { textOfCall } from "./textOfCall.ts";

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

/** A condition may be quoted with the rest of its sentence. */
const leastSentence = 0.6;

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

const amountOf = (read: Schemas["ReadValue"] | undefined) => (read ? Number(read.value) : undefined);

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

/** The zone that a reading says it took, where the call names none and a model pointed at its place. */
function zoneTaken({ note = "" }: Schemas["ReadValue"]): string | undefined {
  const city = /taken as the time of ([^.]+)\./u.exec(note)?.[1]?.replaceAll(" ", "_");
  return city === undefined ? undefined : [...zones].find((zone) => zone.split("/").at(-1) === city);
}

/**
 * What is expected of a deadline: its day where it is, and its minute, the end of the day where no time is named. Where there is none each that is read is a
 * wrong one. Where no zone is expected the clock counts, in whatever zone it was taken.
 */
function deadlineCounts(found: Schemas["ReadValue"] | undefined, expected: CallText["expected"]["deadline"]) {
  if (!expected) {
    const none: CallCounts = { right: 0, found: Number(found !== undefined), there: 0 };
    return { "deadline day": none, "deadline moment": none };
  }
  const { date, time } = expected;
  const zone = expected.zone ?? (found && zoneTaken(found));
  const [hours = 23, minutes = 59] = (time ?? "").split(":").filter(Boolean).map(Number);
  const wanted = Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * minuteMs;
  const shown = found === undefined ? undefined : wallTime(Date.parse(found.value), zoneFor(zone));
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
  const sections = pairedTitles(reading.fields, expected.sections);
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
      (name.length <= 150 && plainWords(name).join(" ").includes(plainWords(expected.name).join(" "))));
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
      limitsOf({
        pages: amountOf(reading.pageLimit),
        words: amountOf(reading.wordLimit),
        characters: amountOf(reading.characterLimit),
      }),
      limitsOf(expected.whole ?? {}),
    ),
    ...deadlineCounts(reading.deadline, expected.deadline),
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

/** Makes files of calls, reads them as the product does, and counts what was found. `read` is by rules where nothing else is said. */
export async function measureCalls(
  calls: readonly CallText[],
  kind: CallFileKind,
  read: (text: string, call: CallText) => Schemas["CallReading"] = (text) => readCall(text),
): Promise<Record<CallFinding, CallCounts>> {
  const sums = Object.fromEntries(callFindings.map((finding) => [finding, { right: 0, found: 0, there: 0 }])) as Record<
    CallFinding,
    CallCounts
  >;
  for (const call of calls) {
    const scores = scoreReading(read(await textOfCall(call, kind), call), call.expected);
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
