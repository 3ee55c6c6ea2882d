import { deflateSync } from "node:zlib";
import { slotOf, type StoredKindModel } from "../src/capabilities/writer/placement/kindModel.ts";
import { unitFeatures } from "../src/capabilities/writer/placement/unitFeatures.ts";
import { unitKinds } from "../src/capabilities/writer/placement/unitKinds.ts";
import { trainingTexts, type TrainingText } from "./examples.ts";
import type { PlacementText } from "./placementTexts.ts";
import { seeded, shuffle } from "./seeded.ts";

const count = unitKinds.length;

const slots = 1 << 18;

/** How often all units are gone through, how far a weight goes at first, and how strongly weights are held near 0. */
const training = { rounds: 12, rate: 0.1, decay: 3e-5, moved: 0.1, biasRate: 0.01 };

/** A feature of fewer units is left out. */
const leastUnits = 2;

/** So many slots get weights, those first that say most: the model stays below 1 MB. */
const mostRows = 58_000;

/** Weights are stored in steps of so many of the steps that a byte has: what is rougher packs well, and sorts no worse. */
const coarseness = 4;

interface Example {
  slots: readonly number[];
  /** How much of it is of each kind. */
  target: Float64Array;
}

const examplesOf = ({ units, targets }: TrainingText): Example[] =>
  unitFeatures(units).map((features, at) => ({
    slots: [...new Set(features.map((feature) => slotOf(feature, slots)))],
    target: targets[at]!,
  }));

/** A logistic regression over all kinds (AdaGrad). */
function fit(examples: readonly Example[]): { weights: Float32Array; bias: Float64Array } {
  const { rounds, rate, decay, biasRate } = training;
  const weights = new Float32Array(slots * count);
  const moved = new Float32Array(slots * count).fill(training.moved);
  const bias = new Float64Array(count);
  const random = seeded(1);
  const order = examples.map((_, at) => at);
  const errors = new Float64Array(count);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const { slots: seen, target } = examples[at]!;
      errors.set(bias);
      for (const slot of seen)
        for (let kind = 0; kind < count; kind += 1) errors[kind]! += weights[slot * count + kind]!;
      const most = Math.max(...errors);
      let sum = 0;
      for (let kind = 0; kind < count; kind += 1) sum += errors[kind] = Math.exp(errors[kind]! - most);
      for (let kind = 0; kind < count; kind += 1) {
        errors[kind] = errors[kind]! / sum - target[kind]!;
        bias[kind]! -= biasRate * errors[kind]!;
      }
      for (const slot of seen)
        for (let kind = 0; kind < count; kind += 1) {
          const place = slot * count + kind;
          const slope = errors[kind]! + decay * weights[place]!;
          moved[place]! += slope * slope;
          weights[place]! -= (rate * slope) / Math.sqrt(moved[place]!);
        }
    }
  }
  return { weights, bias };
}

/** Trains what tells kinds by a unit's own words, on labelled texts. The same texts give the same model. */
export function trainKinds(texts: readonly PlacementText[]): StoredKindModel {
  const all = texts.flatMap(trainingTexts).flatMap(examplesOf);
  const seen = new Map<number, number>();
  for (const { slots: own } of all) for (const slot of own) seen.set(slot, (seen.get(slot) ?? 0) + 1);
  const examples = all.map(({ slots: own, target }) => ({
    slots: own.filter((slot) => seen.get(slot)! >= leastUnits),
    target,
  }));
  const { weights, bias } = fit(examples);
  const rowOf = (slot: number) => weights.subarray(slot * count, (slot + 1) * count);
  const says = (slot: number) => rowOf(slot).reduce((sum, weight) => sum + weight * weight, 0);
  const used = [...seen.keys()]
    .filter((slot) => says(slot) > 0)
    .toSorted((a, b) => says(b) - says(a))
    .slice(0, mostRows)
    .toSorted((a, b) => a - b);
  const step = used.reduce((most, slot) => Math.max(most, ...rowOf(slot).map(Math.abs)), 0) / 127 || 1;
  const rounded = (weight: number) =>
    Math.max(-127, Math.min(127, Math.round(weight / step / coarseness) * coarseness));
  const bytes = Int8Array.from(used.flatMap((slot) => [...rowOf(slot)].map(rounded)));
  const gaps = Buffer.alloc(4 * used.length);
  for (const [at, slot] of used.entries()) gaps.writeUInt32LE(slot - (used[at - 1] ?? 0), 4 * at);
  const packed = (given: Uint8Array) => deflateSync(given, { level: 9 }).toString("base64");
  return {
    units: texts.flatMap(({ paragraphs }) => paragraphs.flat()).length,
    kinds: unitKinds,
    slots,
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    step: Number(step.toPrecision(6)),
    used: packed(gaps),
    weights: packed(new Uint8Array(bytes.buffer)),
  };
}
