import { leaf, type StoredTrees } from "../src/modules/templates/call/judged/boostedTrees.ts";
import { seeded } from "./seeded.ts";

/** Something to learn from. */
export interface TreeExample {
  features: Readonly<Record<string, number>>;
  isOne: boolean;
}

/** `held`: how strongly what a leaf adds is held near 0; `least`: how much a leaf has to weigh; `looked` and `seen`: which share of features and examples a tree knows. */
const training = { trees: 100, depth: 4, rate: 0.08, held: 3, least: 3, looked: 0.4, seen: 0.7, steps: 24 };

const leastGain = 1e-3;

/** The values between which a feature is cut, the same number of examples between two of them where it has many values. */
function cutsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const different = [...new Set(sorted)];
  if (different.length <= training.steps)
    return different.slice(1).map((value, at) => Math.fround((value + different[at]!) / 2));
  const cuts = Array.from({ length: training.steps - 1 }, (_, step) =>
    Math.fround(sorted[Math.floor(((step + 1) * sorted.length) / training.steps)]!),
  );
  return [...new Set(cuts)];
}

/** A cut that parts examples best. */
interface Split {
  feature: number;
  step: number;
  gain: number;
}

/** Trains boosted trees (logistic loss, second order). The same examples give the same trees. */
export function boostTrees(examples: readonly TreeExample[]): StoredTrees {
  const { depth, rate, held, least } = training;
  const features = Object.keys(examples[0]!.features);
  const random = seeded(1);
  const cuts = features.map((name) => cutsOf(examples.map((example) => example.features[name]!)));
  const steps = features.map((name, at) =>
    Uint8Array.from(examples, (example) => {
      const value = example.features[name]!;
      const step = cuts[at]!.findIndex((cut) => value <= cut);
      return step < 0 ? cuts[at]!.length : step;
    }),
  );
  const ones = examples.filter(({ isOne }) => isOne).length;
  const bias = Number(Math.log(ones / (examples.length - ones)).toFixed(4));
  const odds = new Float64Array(examples.length).fill(bias);
  const slopes = new Float64Array(examples.length);
  const bends = new Float64Array(examples.length);
  const nodes: { looksAt: number; upTo: number; higher: number; adds: number }[] = [];
  const roots: number[] = [];

  const bestSplit = (own: readonly number[], looked: readonly number[], slope: number, bend: number) => {
    const worth = (g: number, h: number) => (g * g) / (h + held);
    let best: Split | undefined;
    for (const feature of looked) {
      const count = cuts[feature]!.length;
      const [slopesOf, bendsOf] = [new Float64Array(count + 1), new Float64Array(count + 1)];
      const stepOf = steps[feature]!;
      for (const at of own) {
        slopesOf[stepOf[at]!]! += slopes[at]!;
        bendsOf[stepOf[at]!]! += bends[at]!;
      }
      let [lowSlope, lowBend] = [0, 0];
      for (let step = 0; step < count; step += 1) {
        lowSlope += slopesOf[step]!;
        lowBend += bendsOf[step]!;
        if (lowBend < least || bend - lowBend < least) continue;
        const gain = worth(lowSlope, lowBend) + worth(slope - lowSlope, bend - lowBend) - worth(slope, bend);
        if (gain > (best?.gain ?? leastGain)) best = { feature, step, gain };
      }
    }
    return best;
  };

  const grow = (own: readonly number[], looked: readonly number[], left: number): void => {
    const slope = own.reduce((sum, at) => sum + slopes[at]!, 0);
    const bend = own.reduce((sum, at) => sum + bends[at]!, 0);
    const split = left > 0 && bend >= 2 * least ? bestSplit(own, looked, slope, bend) : undefined;
    const node = { looksAt: leaf, upTo: 0, higher: 0, adds: Math.fround((-rate * slope) / (bend + held)) };
    nodes.push(node);
    if (!split) return;
    const { feature, step } = split;
    const isLow = (at: number) => steps[feature]![at]! <= step;
    Object.assign(node, { looksAt: feature, upTo: cuts[feature]![step]!, adds: 0 });
    grow(own.filter(isLow), looked, left - 1);
    node.higher = nodes.length;
    grow(
      own.filter((at) => !isLow(at)),
      looked,
      left - 1,
    );
  };

  for (let tree = 0; tree < training.trees; tree += 1) {
    for (const [at, { isOne }] of examples.entries()) {
      const share = 1 / (1 + Math.exp(-odds[at]!));
      slopes[at] = share - Number(isOne);
      bends[at] = share * (1 - share);
    }
    const seen = examples.flatMap((_, at) => (random() < training.seen ? at : []));
    const looked = features.flatMap((_, at) => (random() < training.looked ? at : []));
    const root = nodes.length;
    roots.push(root);
    grow(seen, looked, depth);
    for (const at of examples.keys()) {
      let node = root;
      while (nodes[node]!.looksAt !== leaf) {
        const { looksAt, upTo, higher } = nodes[node]!;
        node = examples[at]!.features[features[looksAt]!]! <= upTo ? node + 1 : higher;
      }
      odds[at]! += nodes[node]!.adds;
    }
  }
  const base64 = (values: ArrayBufferView<ArrayBuffer>) => Buffer.from(values.buffer).toString("base64");
  return {
    features,
    bias,
    roots,
    looksAt: base64(Uint8Array.from(nodes, ({ looksAt }) => looksAt)),
    upTo: base64(Float32Array.from(nodes, ({ upTo }) => upTo)),
    higher: base64(Uint16Array.from(nodes, ({ higher }) => higher)),
    adds: base64(Float32Array.from(nodes, ({ adds }) => adds)),
  };
}
