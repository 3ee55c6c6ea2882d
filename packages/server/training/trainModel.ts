import type { StoredModel } from "../src/capabilities/writer/trained/linearModel.ts";
import { slotCount } from "../src/capabilities/writer/trained/slotsOf.ts";
import { seeded, shuffle } from "./seeded.ts";

/** A sentence to learn from. */
export interface Example {
  slots: readonly number[];
  isOne: boolean;
}

/** How often all examples are gone through, how far a weight goes at first, and how strongly weights are held near 0. */
const training = { rounds: 20, rate: 0.05, decay: 1e-5, moved: 0.1, biasRate: 0.01 };

/** Trains a logistic regression (AdaGrad) over the slots of sentences. The same examples give the same model. */
export function trainModel(examples: readonly Example[]): StoredModel {
  const { rounds, rate, decay, biasRate } = training;
  const random = seeded(1);
  const weights = new Float64Array(slotCount);
  const moved = new Float64Array(slotCount).fill(training.moved);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    const order = [...examples];
    shuffle(order, random);
    for (const { slots, isOne } of order) {
      const odds = slots.reduce((sum, slot) => sum + weights[slot]!, bias);
      const error = 1 / (1 + Math.exp(-odds)) - Number(isOne);
      for (const slot of slots) {
        const slope = error + decay * weights[slot]!;
        moved[slot]! += slope * slope;
        weights[slot]! -= (rate * slope) / Math.sqrt(moved[slot]!);
      }
      bias -= biasRate * error;
    }
  }
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return {
    sentences: examples.length,
    bias: Number(bias.toFixed(4)),
    step: Number(step.toPrecision(6)),
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
}
