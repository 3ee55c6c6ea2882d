import { inflateSync } from "node:zlib";
import { unitKinds, type UnitKind } from "./unitKinds.ts";

/** A trained model as it is stored. */
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
  /** How much more often a kind follows another than chance would have it, within a paragraph and from one to the next; the last row is the beginning. */
  follows: { within: number[][]; across: number[][] };
}

/** How likely each of {@link unitKinds} is, in their order. */
export type Likelihoods = readonly number[];

/** Tells for each unit of a text, by the slots of its features, how likely each kind is; the paragraph of each says which belong together. */
export type KindModel = (units: readonly { features: readonly string[]; paragraph: number }[]) => Likelihoods[];

/** FNV-1a. */
export function slotOf(feature: string, slots: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (((hash >>> 13) ^ hash) >>> 0) % slots;
}

const normed = (values: readonly number[]): number[] => {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
};

function softmax(odds: readonly number[]): number[] {
  const most = Math.max(...odds);
  return normed(odds.map((value) => Math.exp(value - most)));
}

/** Puts together what each unit says by itself and what usually follows what (forward and backward). */
function inTurn(
  alone: readonly number[][],
  isBeginning: readonly boolean[],
  { within, across }: StoredKindModel["follows"],
): Likelihoods[] {
  const count = unitKinds.length;
  const rates = (at: number) => (isBeginning[at] ? across : within);
  const forward: number[][] = [];
  for (const [at, own] of alone.entries()) {
    const before = forward[at - 1];
    const reached = own.map((likely, kind) => {
      const sum = before
        ? before.reduce((total, share, from) => total + share * rates(at)[from]![kind]!, 0)
        : across[count]![kind]!;
      return likely * sum;
    });
    forward.push(normed(reached));
  }
  const backward: number[][] = alone.map(() => Array.from({ length: count }, () => 1));
  for (let at = alone.length - 2; at >= 0; at -= 1) {
    const next = alone[at + 1]!.map((likely, kind) => likely * backward[at + 1]![kind]!);
    backward[at] = normed(
      Array.from({ length: count }, (_, from) =>
        next.reduce((total, share, kind) => total + share * rates(at + 1)[from]![kind]!, 0),
      ),
    );
  }
  return forward.map((shares, at) => normed(shares.map((share, kind) => share * backward[at]![kind]!)));
}

/** Reads a stored model. Throws an Error where it was made for other kinds. */
export function readKindModel(stored: StoredKindModel): KindModel {
  const { kinds, slots, bias, step, follows } = stored;
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
  return (units) =>
    inTurn(
      units.map(({ features }) => softmax(oddsOf(features))),
      units.map(({ paragraph }, at) => units[at - 1]?.paragraph !== paragraph),
      follows,
    );
}

/** The likeliest kind. */
export function likeliestOf(likelihoods: Likelihoods): UnitKind {
  let best = 0;
  for (const [at, likely] of likelihoods.entries()) if (likely > likelihoods[best]!) best = at;
  return unitKinds[best]!;
}
