import { readFacts, type Fact } from "@grantwright/domain/facts";
import type { Note, Reading } from "./reading.ts";

/** The sums of money in a text, in order. */
const amountsIn = (text: string): Fact[] => readFacts(text).filter(({ kind }) => kind === "amount");

/** How far behind its cue a sum may stand, in characters. */
const reach = 45;

/** The sum of money that follows a cue in its sentence, such as "we ask for". */
function amountAfter(text: string, cue: RegExp): Fact | undefined {
  const match = cue.exec(text);
  if (!match) return undefined;
  const from = match.index + match[0].length;
  const amount = amountsIn(text).find(({ start }) => start >= from);
  return amount && amount.start - from <= reach && !/[.;]\s/.test(text.slice(from, amount.start)) ? amount : undefined;
}

/** Money that can be held against other money: a currency that one of them lacks is taken to be the other's. */
const areSameMoney = (a: Fact, b: Fact) => a.unit === undefined || b.unit === undefined || a.unit === b.unit;

/** More is asked for than the criteria allow. */
export function ceilingNotes({ kind, written }: Reading, eligibility: string | undefined): Note[] {
  if (kind !== "budget" || !eligibility) return [];
  const ceiling = amountAfter(eligibility, /\b(?:up to|at most|maximum(?: of)?|no more than)\b/i);
  const asked = amountAfter(written, /\b(?:ask|asks|asking|request|requests|requesting|apply|applying|seek|need)\b/i);
  if (ceiling?.value === undefined || asked?.value === undefined) return [];
  if (asked.value <= ceiling.value || !areSameMoney(asked, ceiling)) return [];
  return [
    {
      category: "content",
      priority: "high",
      suggestion: `The criteria allow up to ${ceiling.value.toLocaleString("en-US")}; ${asked.value.toLocaleString("en-US")} is asked for here.`,
    },
  ];
}
