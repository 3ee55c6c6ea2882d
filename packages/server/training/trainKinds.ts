import { deflateSync } from "node:zlib";
import { slotOf, type StoredKindModel } from "../src/capabilities/writer/placement/kindModel.ts";
import { unitFeatures } from "../src/capabilities/writer/placement/unitFeatures.ts";
import { unitKinds } from "../src/capabilities/writer/placement/unitKinds.ts";
import { placedUnits, type PlacementText } from "./placementTexts.ts";

const count = unitKinds.length;

const slots = 1 << 18;

/** How often all units are gone through, how far a weight goes at first, and how strongly weights are held near 0. */
const training = { rounds: 12, rate: 0.1, decay: 3e-5, moved: 0.1, biasRate: 0.01 };

/** A feature of fewer units is left out. */
const leastUnits = 2;

/** So many slots get weights, those first that say most: the model stays below 1 MB. */
const mostRows = 40_000;

/** Weights are stored in steps of so many of the steps that a byte has: what is rougher packs well, and sorts no worse. */
const coarseness = 4;

/** What the label that a unit has gets of it, where it has others. */
const mainShare = 0.75;

/** How strongly what usually follows what counts, and how often everything is taken to have been seen. */
const following = { strength: 0.7, seen: 0.5 };

interface Example {
  slots: readonly number[];
  /** How much of it is of each kind. */
  target: Float64Array;
}

/** Numbers from 0 to 1, the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

function examplesOf(texts: readonly PlacementText[]): Example[] {
  return texts.flatMap((text) => {
    const labelled = text.paragraphs.flat();
    return unitFeatures(placedUnits(text)).map((features, at): Example => {
      const { kind, or = [], also = [] } = labelled[at]!;
      const others = [...new Set([...or, ...also])].filter((other) => other !== kind);
      const target = new Float64Array(count);
      target[unitKinds.indexOf(kind)] = others.length > 0 ? mainShare : 1;
      for (const other of others) target[unitKinds.indexOf(other)]! += (1 - mainShare) / others.length;
      return { slots: [...new Set(features.map((feature) => slotOf(feature, slots)))], target };
    });
  });
}

/** How many units the pieces have, one after the other, into which a text is cut. */
const pieces = [1, 3, 2, 4];

/** A text in short pieces: people describe a project in two sentences as well, and files are quoted from. */
function piecesOf(text: PlacementText): PlacementText[] {
  const units = text.paragraphs.flatMap((paragraph, at) => paragraph.map((unit) => ({ unit, at })));
  const cut: PlacementText[] = [];
  for (let from = 0; from < units.length;) {
    const piece = units.slice(from, from + pieces[cut.length % pieces.length]!);
    const paragraphs = [...Map.groupBy(piece, ({ at }) => at).values()].map((own) => own.map(({ unit }) => unit));
    cut.push({ ...text, paragraphs: paragraphs as PlacementText["paragraphs"] });
    from += piece.length;
  }
  return cut;
}

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

/** How much more often kinds follow each other than chance has it; the last row is what texts begin with. */
function followsOf(texts: readonly PlacementText[]): StoredKindModel["follows"] {
  const table = () => Array.from({ length: count + 1 }, () => new Float64Array(count).fill(following.seen));
  const [within, across] = [table(), table()];
  const all = new Float64Array(count).fill(1);
  for (const { paragraphs } of texts) {
    let before = count;
    for (const units of paragraphs)
      for (const [at, { kind }] of units.entries()) {
        const own = unitKinds.indexOf(kind);
        (at === 0 ? across : within)[before]![own]! += 1;
        all[own]! += 1;
        before = own;
      }
  }
  const share = (row: Float64Array) => row.map((value) => value / row.reduce((sum, each) => sum + each, 0));
  const usual = share(all);
  const rates = (rows: Float64Array[]) =>
    rows.map((row) =>
      [...share(row)].map((value, kind) => Number(((value / usual[kind]!) ** following.strength).toFixed(3))),
    );
  return { within: rates(within), across: rates(across) };
}

/** Trains the model on labelled texts. The same texts give the same model. */
export function trainKinds(texts: readonly PlacementText[]): StoredKindModel {
  const all = examplesOf([...texts, ...texts.flatMap(piecesOf)]);
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
    follows: followsOf(texts),
  };
}
