import { inflateSync } from "node:zlib";
import { contextInputCount, contextInputs, type UnitInPlace } from "./contextInputs.ts";
import { unitKinds } from "./unitKinds.ts";

/** A layer of weights as it is stored. */
export interface StoredLayer {
  /** What one step of a weight is worth. */
  step: number;
  /** For each input a weight for each output: signed bytes, deflated, in base64. */
  weights: string;
  bias: number[];
}

/** A trained network of one hidden layer as it is stored. */
export interface StoredContext {
  hidden: StoredLayer;
  output: StoredLayer;
}

/** A layer as it is used: outputs are the bias and each input times its row of weights. */
export interface Layer {
  weights: Float32Array;
  bias: Float32Array;
}

/** What a layer makes of inputs, those that are 0 passed over. */
export function through({ weights, bias }: Layer, inputs: ArrayLike<number>): Float32Array {
  const outputs = Float32Array.from(bias);
  const count = bias.length;
  for (let at = 0; at < inputs.length; at += 1) {
    const value = inputs[at]!;
    if (value === 0) continue;
    const row = at * count;
    for (let to = 0; to < count; to += 1) outputs[to]! += value * weights[row + to]!;
  }
  return outputs;
}

/** Odds as likelihoods that come to 1. */
export function softmax(odds: ArrayLike<number>): number[] {
  const values = Array.from(odds);
  const most = Math.max(...values);
  const shares = values.map((value) => Math.exp(value - most));
  const sum = shares.reduce((total, value) => total + value, 0);
  return shares.map((value) => value / sum);
}

function readLayer({ step, weights, bias }: StoredLayer, inputs: number): Layer {
  const bytes = new Int8Array(inflateSync(Buffer.from(weights, "base64")));
  if (bytes.length !== inputs * bias.length) throw new Error("The model was trained for other units.");
  return { weights: Float32Array.from(bytes, (value) => step * value), bias: Float32Array.from(bias) };
}

/** Tells how likely each of `unitKinds` is for the units of a text, each in its place. */
export type ContextModel = (units: readonly UnitInPlace[]) => number[][];

/** How likely each kind is, by a unit's own words and what the hidden layer made of its place. */
export const inContext = (output: Layer, alone: readonly number[], seen: ArrayLike<number>): number[] =>
  softmax(through(output, seen).map((value, kind) => value + Math.log(Math.max(alone[kind]!, 1e-4))));

/** Reads a stored network. Throws an Error where it was trained for other inputs or kinds. */
export function readContext(stored: StoredContext): ContextModel {
  const hidden = readLayer(stored.hidden, contextInputCount);
  const output = readLayer(stored.output, stored.hidden.bias.length);
  if (output.bias.length !== unitKinds.length) throw new Error("The model was trained for other kinds of units.");
  return (units) =>
    contextInputs(units).map((inputs, at) => {
      const seen = through(hidden, inputs).map((value) => Math.max(0, value));
      return inContext(output, units[at]!.alone, seen);
    });
}
