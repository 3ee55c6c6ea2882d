import { deflateSync } from "node:zlib";
import { contextInputCount } from "../src/capabilities/writer/placement/contextInputs.ts";
import {
  inContext,
  through,
  type Layer,
  type StoredContext,
  type StoredLayer,
} from "../src/capabilities/writer/placement/contextModel.ts";
import { unitKinds } from "../src/capabilities/writer/placement/unitKinds.ts";
import { seeded, shuffle } from "./seeded.ts";

/** A unit with what is known of it and what it is. */
export interface ContextExample {
  /** How likely each kind is by its own words, told by a model that was not trained on it. */
  alone: readonly number[];
  inputs: readonly number[];
  /** How much of it is of each kind. */
  target: ArrayLike<number>;
}

/** `averaged` of the last rounds make the network: their mean sorts what is new better than any one of them. */
const training = { hidden: 96, rounds: 40, averaged: 20, batch: 128, rate: 1e-3, decay: 1e-4, dropped: 0.3 };

/** Adam's usual values. */
const adam = { first: 0.9, second: 0.999, least: 1e-8 };

interface Moved {
  values: Float32Array;
  slopes: Float32Array;
  first: Float32Array;
  second: Float32Array;
}

const moved = (values: Float32Array): Moved => ({
  values,
  slopes: new Float32Array(values.length),
  first: new Float32Array(values.length),
  second: new Float32Array(values.length),
});

function move({ values, slopes, first, second }: Moved, step: number, decay: number): void {
  const [firstShare, secondShare] = [1 - adam.first ** step, 1 - adam.second ** step];
  for (let at = 0; at < values.length; at += 1) {
    const slope = slopes[at]! + decay * values[at]!;
    first[at] = adam.first * first[at]! + (1 - adam.first) * slope;
    second[at] = adam.second * second[at]! + (1 - adam.second) * slope * slope;
    values[at]! -= (training.rate * (first[at]! / firstShare)) / (Math.sqrt(second[at]! / secondShare) + adam.least);
    slopes[at] = 0;
  }
}

const likeIt = ({ weights, bias }: Layer): Layer => ({
  weights: new Float32Array(weights.length),
  bias: new Float32Array(bias.length),
});

/** Normally distributed numbers (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function addSlopes(
  { weights, bias }: { weights: Moved; bias: Moved },
  inputs: ArrayLike<number>,
  errors: Float32Array,
) {
  const count = errors.length;
  for (let to = 0; to < count; to += 1) bias.slopes[to]! += errors[to]!;
  for (let at = 0; at < inputs.length; at += 1) {
    const value = inputs[at]!;
    if (value === 0) continue;
    for (let to = 0; to < count; to += 1) weights.slopes[at * count + to]! += value * errors[to]!;
  }
}

function store({ weights, bias }: Layer): StoredLayer {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return {
    step: Number(step.toPrecision(6)),
    weights: deflateSync(new Uint8Array(bytes.buffer), { level: 9 }).toString("base64"),
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
  };
}

/** Trains a network of one hidden layer, which corrects what units' own words say by where they stand. The same examples give the same network. */
export function trainContext(examples: readonly ContextExample[]): StoredContext {
  const { hidden: width, rounds, averaged, batch, decay, dropped } = training;
  const random = seeded(2);
  const spread = 1 / Math.sqrt(contextInputCount);
  const hidden: Layer = {
    weights: Float32Array.from({ length: contextInputCount * width }, () => spread * normal(random)),
    bias: new Float32Array(width),
  };
  const output: Layer = {
    weights: new Float32Array(width * unitKinds.length),
    bias: new Float32Array(unitKinds.length),
  };
  const below = { weights: moved(hidden.weights), bias: moved(hidden.bias) };
  const above = { weights: moved(output.weights), bias: moved(output.bias) };
  const [hiddenMean, outputMean] = [likeIt(hidden), likeIt(output)];
  const sums = [
    [hiddenMean, hidden],
    [outputMean, output],
  ] as const;
  const order = examples.map((_, at) => at);
  let step = 0;
  const learn = ({ alone, inputs, target }: ContextExample, share: number) => {
    const reached = through(hidden, inputs);
    const kept = reached.map((value) => (value > 0 && random() >= dropped ? 1 / (1 - dropped) : 0));
    const seen = reached.map((value, at) => value * kept[at]!);
    const found = inContext(output, alone, seen);
    const errors = Float32Array.from(found, (value, kind) => share * (value - target[kind]!));
    addSlopes(above, seen, errors);
    const back = kept.map((keep, at) => {
      let sum = 0;
      if (keep > 0)
        for (let kind = 0; kind < errors.length; kind += 1)
          sum += errors[kind]! * output.weights[at * errors.length + kind]!;
      return keep * sum;
    });
    addSlopes(below, inputs, back);
  };
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batch) {
      const own = order.slice(from, from + batch);
      for (const at of own) learn(examples[at]!, 1 / own.length);
      step += 1;
      for (const { weights, bias } of [below, above]) {
        move(weights, step, decay);
        move(bias, step, 0);
      }
    }
    if (round < rounds - averaged) continue;
    for (const [sum, layer] of sums)
      for (const part of ["weights", "bias"] as const)
        for (const [at, value] of layer[part].entries()) sum[part][at]! += value / averaged;
  }
  return { hidden: store(hiddenMean), output: store(outputMean) };
}
