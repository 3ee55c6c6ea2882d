import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { callParts, callTexts, type CallPart, type CallText } from "../evaluation/callTexts.ts";
import { readTrees } from "../src/modules/templates/call/judged/boostedTrees.ts";
import { boostTrees, type TreeExample } from "./boostTrees.ts";

/** What is learnt from a call: what `read` found in it, and the sections that it really asks for. */
export interface ReadCall<Found> {
  part: CallPart;
  found: Found[];
  sections: CallText["expected"]["sections"];
}

/** How trees are trained on calls. */
export interface CallTraining<Found> {
  /** Where the trees are written. */
  target: URL;
  /** What may be of the kind that is learnt, in a call: once for each file that it is read as. */
  read: (call: CallText) => Promise<Found[][]>;
  examplesOf: (call: ReadCall<Found>) => TreeExample[];
  /** Likelihoods, 0 to 1, above which something counts as found while the training is checked. */
  bounds: readonly number[];
  /** Of what is found in a part with a likelihood, how much is `right`, of how much that is `found` and `there`. */
  count: (
    calls: readonly ReadCall<Found>[],
    likelihoodOf: (features: readonly number[]) => number,
    least: number,
  ) => Counted;
}

/** What a check of the training counted. */
interface Counted {
  right: number;
  found: number;
  there: number;
}

const share = (right: number, all: number) => (right / Math.max(1, all)).toFixed(2);

/** Trains on all open calls and writes the trees; with `--check` trains on all parts but one at a time instead, and says how that one is sorted. */
export async function trainOnCalls<Found>({
  target,
  read,
  examplesOf,
  bounds,
  count,
}: CallTraining<Found>): Promise<void> {
  const calls: ReadCall<Found>[] = [];
  for (const part of callParts.filter((name) => name.endsWith("open")))
    for (const call of callTexts(part))
      for (const found of await read(call)) calls.push({ part, found, sections: call.expected.sections });
  if (!parseArgs({ options: { check: { type: "boolean" } } }).values.check) {
    writeFileSync(target, `${JSON.stringify(boostTrees(calls.flatMap(examplesOf)))}\n`);
    return;
  }
  for (const part of new Set(calls.map((call) => call.part))) {
    const likelihoodOf = readTrees(boostTrees(calls.filter((call) => call.part !== part).flatMap(examplesOf)));
    for (const least of bounds) {
      const { right, found, there } = count(
        calls.filter((call) => call.part === part),
        likelihoodOf,
        least,
      );
      console.log(`${part}, above ${least}: ${share(right, found)} right, ${share(right, there)} of all`);
    }
  }
}
