import { z } from "zod";
import { readYamlFolder } from "../src/kernel/text/readYaml.ts";
import { readCall } from "../src/modules/templates/call/readCall.ts";

const named = z.strictObject({ day: z.iso.date(), what: z.string() });
const calls = z.array(
  z.strictObject({
    id: z.string(),
    language: z.string(),
    text: z.string(),
    /** The day by which what its sections describe has to be in; of several rounds the last. */
    deadline: z.iso.date(),
    /** The days of the other rounds. */
    rounds: z.array(z.iso.date()),
    /** What a person who applies would write down; `act`: they have to do something by then. */
    dates: z.array(named.extend({ act: z.boolean() })),
    /** Days that are none of these. */
    not: z.array(named),
  }),
);

/** A call whose days are known. */
export type DatedCall = z.output<typeof calls>[number];

/** Calls with many days: those that may be read, and those by another hand, which are only ever scored. */
export const keyDateParts = ["open", "sealed"] as const;

/** The calls of a part. */
export function datedCalls(part: (typeof keyDateParts)[number]): DatedCall[] {
  return Object.values(readYamlFolder(new URL(`keyDates/${part}/`, import.meta.url).pathname, calls)).flat();
}

/** What was read of the days of some calls. */
export interface KeyDateCounts {
  calls: number;
  /** Calls whose deadline is the right day. */
  deadlines: number;
  /** Days by which something has to be done, other rounds among them, and those of them that were found. */
  acts: number;
  actsFound: number;
  /** Days of any kind that a person would write down, and those of them that were found. */
  dates: number;
  datesFound: number;
  /** Days that are told, and those of them that nobody would write down. */
  told: number;
  toldWrongly: number;
}

/** A call is read on the first of its days. */
const firstOf = (days: readonly string[]) => days.toSorted()[0];

const hour = 60 * 60_000;

/** Whether a moment is on a day somewhere: not before it begins in UTC, nor long after it has ended there. */
function isOn(moment: string | undefined, day: string): boolean {
  const since = moment === undefined ? -1 : Date.parse(moment) - Date.parse(day);
  return since >= 0 && since < 36 * hour;
}

/** Reads calls by rules, and counts what was found of their days. */
export function measureKeyDates(all: readonly DatedCall[]): KeyDateCounts {
  const counts: KeyDateCounts = {
    calls: all.length,
    deadlines: 0,
    acts: 0,
    actsFound: 0,
    dates: 0,
    datesFound: 0,
    told: 0,
    toldWrongly: 0,
  };
  for (const { text, deadline, rounds, dates } of all) {
    const [next = deadline, ...others] = [...rounds, deadline].toSorted();
    const wanted = [...others, ...dates.map(({ day }) => day)];
    const acts = [...others, ...dates.filter(({ act }) => act).map(({ day }) => day)];
    const reading = readCall(text, firstOf([next, ...wanted]));
    const told = reading.keyDates.map(({ day }) => day);
    counts.deadlines += Number(isOn(reading.deadline?.value, next));
    counts.acts += acts.length;
    counts.actsFound += acts.filter((day) => told.includes(day)).length;
    counts.dates += wanted.length;
    counts.datesFound += wanted.filter((day) => told.includes(day)).length;
    counts.told += told.length;
    counts.toldWrongly += told.filter((day) => !wanted.includes(day)).length;
  }
  return counts;
}
