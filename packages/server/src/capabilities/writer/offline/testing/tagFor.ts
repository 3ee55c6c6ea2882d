import type { Tag } from "../../placement/tagUnits.ts";
import { unitKinds, type UnitKind } from "../../placement/unitKinds.ts";

/** What a unit is that is of a kind by so much, and of no other. */
export function tagFor(kind: UnitKind, certainty = 0.9): Tag {
  const others = (1 - certainty) / (unitKinds.length - 1);
  return { kind, certainty, likelihoods: unitKinds.map((each) => (each === kind ? certainty : others)) };
}
