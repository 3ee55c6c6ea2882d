import type { UnitInPlace } from "./contextInputs.ts";
import { readContext, type StoredContext } from "./contextModel.ts";
import { readKindModel, type KindModel, type Likelihoods, type StoredKindModel } from "./kindModel.ts";
import { unitFeatures, type PlacedUnit } from "./unitFeatures.ts";

/** A trained model as it is stored: what units say by themselves, and what their places make of it. */
export interface StoredPlacementModel {
  alone: StoredKindModel;
  context: StoredContext;
}

/** Tells for each unit of a text how likely each kind is. */
export type PlacementModel = (units: readonly PlacedUnit[]) => Likelihoods[];

/** The units of a text with what their own words and their places say. */
export function placeUnits(units: readonly PlacedUnit[], aloneOf: KindModel): UnitInPlace[] {
  const features = unitFeatures(units);
  return units.map(({ text, paragraph, heading }, at) => ({
    alone: aloneOf(features[at]!),
    paragraph,
    hasHeading: heading !== undefined,
    length: text.length,
  }));
}

/** Reads a stored model. Throws an Error where it was made for other kinds or units. */
export function readPlacementModel(stored: StoredPlacementModel): PlacementModel {
  const aloneOf = readKindModel(stored.alone);
  const contextOf = readContext(stored.context);
  return (units) => contextOf(placeUnits(units, aloneOf));
}
