import type { Tag } from "../../placement/tagUnits.ts";
import { unitKinds, type UnitKind } from "../../placement/unitKinds.ts";

/** What a unit is that is of a kind by so much, by how much it may be another, and of no other. */
export function tagFor(kind: UnitKind, certainty = 0.9, also: Partial<Record<UnitKind, number>> = {}): Tag {
  const said = { ...also, [kind]: certainty };
  const rest = 1 - Object.values(said).reduce((sum, likely) => sum + likely, 0);
  const others = rest / (unitKinds.length - Object.keys(said).length);
  return { kind, certainty, likelihoods: unitKinds.map((each) => said[each] ?? others) };
}
