import { placeOf, type DraftUnit, type ReadDraft } from "../draft/readDraft.ts";
import type { Money } from "../draft/money.ts";
import type { Length } from "../draft/lengths.ts";
import type { Moment } from "../draft/moments.ts";
import type { RequirementPlace, RequirementState } from "../result/requirement.ts";

/** What a check found: nothing where it cannot tell. */
export interface Finding {
  state: Exclude<RequirementState, "open" | "hand">;
  places: RequirementPlace[];
  /** What the draft says, as it stands there or worked out: "18 months", "24 %". */
  found: string;
}

/** A draft with all that several checks read in it. */
export interface Held extends ReadDraft {
  money: Money;
  lengths: Length[];
  starts: Moment[];
  ends: Moment[];
  /** The day that lengths of existence are counted to, in days from 1970; none where call and draft tell none. */
  day?: number;
  /** The latest day that the draft names, in days from 1970: it was written then or later, or tells of what comes. */
  latest?: number;
}

/** The sentences of what was found in them. */
export const unitsOf = (found: readonly { unit: DraftUnit }[]): DraftUnit[] => found.map(({ unit }) => unit);

/** The sentences that give a sum. */
export const unitsWith = (sum: number, { units }: Held): DraftUnit[] =>
  units.filter((unit) => unit.facts.some(({ kind, value }) => kind === "amount" && value === sum));

/** A finding at some sentences. */
export function finding(isMet: boolean, units: readonly DraftUnit[], found: string): Finding {
  return { state: isMet ? "met" : "broken", places: [...new Set(units)].map(placeOf), found: found.trim() };
}
