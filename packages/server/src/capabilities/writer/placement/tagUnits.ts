import { likeliestOf, type Likelihoods } from "./kindModel.ts";
import stored from "./placementModel.json" with { type: "json" };
import { readPlacementModel, type StoredPlacementModel } from "./readPlacementModel.ts";
import type { PlacedUnit } from "./unitFeatures.ts";
import { unitKinds, type UnitKind } from "./unitKinds.ts";

const model = readPlacementModel(stored satisfies StoredPlacementModel);

/** What a unit of a text is. */
export interface Tag {
  /** Of each of {@link unitKinds}, in their order. */
  likelihoods: Likelihoods;
  kind: UnitKind;
  /** How likely that is. */
  certainty: number;
}

function toTag(likelihoods: Likelihoods): Tag {
  const kind = likeliestOf(likelihoods);
  return { likelihoods, kind, certainty: likelihoods[unitKinds.indexOf(kind)]! };
}

/** What several units are on the average. */
export const meanOf = (tags: readonly Tag[]): Tag =>
  toTag(unitKinds.map((_kind, at) => tags.reduce((sum, { likelihoods }) => sum + likelihoods[at]!, 0) / tags.length));

const tag = (units: readonly PlacedUnit[]): Tag[] => model(units).map(toTag);

/** What each unit of a text is, over the whole text: what is announced ("About the money.") says of what follows it what that is. */
export function tagUnits(units: readonly PlacedUnit[]): Tag[] {
  const first = tag(units);
  if (!first.some(({ kind }) => kind === "signpost")) return first;
  let announced: string | undefined;
  const under = units.map((unit, at) => {
    const isSignpost = first[at]!.kind === "signpost";
    const heading = unit.heading ?? (isSignpost ? undefined : announced);
    if (isSignpost) announced = unit.text;
    else if (unit.heading !== undefined) announced = undefined;
    return { ...unit, heading };
  });
  return tag(under);
}
