import type { Fact } from "@grantwright/domain/facts";
import { forms } from "../words/thingGroups.ts";
import type { SignName } from "../words/signNames.ts";
import type { Hit } from "../words/vocabulary.ts";
import type { Bound } from "./bound.ts";

/**
 * What a line limits: how long the project takes, the sum that is asked for, the applicant's income or age, the part of the cost that is the
 * applicant's, the funder's or that of a kind of cost, when the work starts or ends, a price for an hour or a piece, or how many there are of something.
 */
export type Measure =
  | "duration"
  | "award"
  | "income"
  | "age"
  | "ownShare"
  | "funderShare"
  | "costShare"
  | "start"
  | "end"
  | "window"
  | "price"
  | "count";

interface Read {
  facts: readonly Fact[];
  signs: ReadonlySet<SignName>;
  things: readonly Hit[];
  stems: ReadonlySet<string>;
  bounds: readonly Bound[];
}

/** Kinds of cost that a share of a budget may be limited to. */
const costs: ReadonlySet<string> = new Set(
  "staff permanentStaff overhead fees travel subcontracts equipment advertising food rent printing building software computers evaluation audit vehicles furniture conferences".split(
    " ",
  ),
);

export const isCost = (thing: string): boolean => costs.has(thing);

function ofPercent({ signs, things }: Read): Measure | undefined {
  if (signs.has("funder")) return "funderShare";
  if (things.some(({ name }) => isCost(name))) return "costShare";
  if (signs.has("own")) return "ownShare";
  return signs.has("award") && things.length === 0 ? "funderShare" : undefined;
}

function ofDuration({ signs, things, stems }: Read): Measure | undefined {
  if (signs.has("founded")) return "age";
  const others = stems.size + things.filter(({ name }) => !forms.has(name)).length;
  return signs.has("lasting") ? (others <= 1 ? "duration" : undefined) : others === 0 ? "duration" : undefined;
}

function ofDates({ signs, facts }: Read): Measure | undefined {
  if (signs.has("founded")) return "age";
  const dates = facts.filter(({ kind, date = "" }) => kind === "date" && /^\d{4}-\d\d/.test(date));
  if (dates.length === 2) return "window";
  if (dates.length !== 1) return undefined;
  if (signs.has("endsWork")) return "end";
  return signs.has("startsWork") || signs.has("notBefore") || signs.has("bought") ? "start" : undefined;
}

/** What the limit of a line is one of. */
export function measureOf(read: Read): Measure | undefined {
  const { signs, things, stems, bounds } = read;
  if (signs.has("hand")) return undefined;
  const [bound] = bounds;
  if (!bound) return ofDates(read);
  if (bound.kind === "percent") return ofPercent(read);
  if (bound.kind === "duration" && bound.unit !== "minutes") return ofDuration(read) ?? ofDates(read);
  if (bound.kind === "amount") {
    if (signs.has("apiece")) return "price";
    if (signs.has("income")) return "income";
    return things.every(({ name }) => forms.has(name)) && stems.size <= 2 ? "award" : undefined;
  }
  return bound.kind === "number" || bound.kind === "duration" ? "count" : undefined;
}
