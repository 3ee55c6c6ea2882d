import { inflateSync } from "node:zlib";
import { softmax } from "./contextModel.ts";
import { unitKinds, type UnitKind } from "./unitKinds.ts";

/** A trained model of what units say by themselves, as it is stored. */
export interface StoredKindModel {
  /** How many units it was trained on. */
  units: number;
  /** In the order of their weights. */
  kinds: readonly string[];
  /** Into so many slots features are hashed. */
  slots: number;
  /** For each kind, how much speaks for it before anything is seen. */
  bias: number[];
  /** What one step of a weight is worth. */
  step: number;
  /** The slots that have weights, as differences: 32-bit numbers, deflated, in base64. */
  used: string;
  /** For each of these slots a weight for each kind: signed bytes, deflated, in base64. */
  weights: string;
}

/** How likely each of {@link unitKinds} is, in their order. */
export type Likelihoods = readonly number[];

/** Tells how likely each kind is for a unit by itself, by its features. */
export type KindModel = (features: readonly string[]) => Likelihoods;

/** FNV-1a. */
export function slotOf(feature: string, slots: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (((hash >>> 13) ^ hash) >>> 0) % slots;
}

/** Reads a stored model. Throws an Error where it was made for other kinds. */
export function readKindModel(stored: StoredKindModel): KindModel {
  const { kinds, slots, bias, step } = stored;
  if (kinds.join(" ") !== unitKinds.join(" ")) throw new Error("The model was trained for other kinds of units.");
  const count = kinds.length;
  const unpacked = (packed: string) => inflateSync(Buffer.from(packed, "base64"));
  const gaps = unpacked(stored.used);
  const weights = new Int8Array(unpacked(stored.weights));
  const rowOf = new Map<number, number>();
  let slot = 0;
  for (let at = 0; at < gaps.length; at += 4) {
    slot += gaps.readUInt32LE(at);
    rowOf.set(slot, at / 4);
  }
  const oddsOf = (features: readonly string[]): number[] => {
    const odds = [...bias];
    for (const row of new Set(features.map((feature) => rowOf.get(slotOf(feature, slots)))))
      if (row !== undefined)
        for (let kind = 0; kind < count; kind += 1) odds[kind]! += step * weights[row * count + kind]!;
    return odds;
  };
  return (features) => softmax(oddsOf(features));
}

/** The likeliest kind. */
export function likeliestOf(likelihoods: Likelihoods): UnitKind {
  let best = 0;
  for (const [at, likely] of likelihoods.entries()) if (likely > likelihoods[best]!) best = at;
  return unitKinds[best]!;
}
