import { slotCount } from "./slotsOf.ts";

/** A trained model as it is stored. */
export interface StoredModel {
  /** How many sentences it was trained on. */
  sentences: number;
  bias: number;
  /** What one step of a weight is worth. */
  step: number;
  /** A weight for each slot, as signed bytes in base64. */
  weights: string;
}

/** Tells how much speaks for a sentence's being of a kind, by its slots, as log-odds: above 0, it rather is. */
export type LinearModel = (slots: readonly number[]) => number;

/** Reads a stored model. Throws an Error where it was made for other slots. */
export function readModel({ bias, step, weights }: StoredModel): LinearModel {
  const bytes = new Int8Array(Buffer.from(weights, "base64"));
  if (bytes.length !== slotCount)
    throw new Error(`A model of ${bytes.length} weights does not fit ${slotCount} slots.`);
  return (slots) => bias + step * slots.reduce((sum, slot) => sum + bytes[slot]!, 0);
}
