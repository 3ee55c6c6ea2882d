// What tells which clauses and things of running text are parts of an application: trained on the open calls of evaluation/calls, as Word files.
//   node packages/server/training/trainAsked.ts           trains, and writes the trees
//   node packages/server/training/trainAsked.ts --check   trains on all parts but one at a time, and says how what that one asks for is sorted
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { callParts, callTexts, type CallPart, type CallText } from "../evaluation/callTexts.ts";
import { likeness, pairedTitles } from "../evaluation/likeTexts.ts";
import { textOfCall } from "../evaluation/textOfCall.ts";
import { maybeAskedInText, type MaybeAsked } from "../src/modules/templates/call/asking/askedInText.ts";
import { readTrees } from "../src/modules/templates/call/judged/boostedTrees.ts";
import { partsOfCall } from "../src/modules/templates/call/partsOfCall.ts";
import { boostTrees, type TreeExample } from "./boostTrees.ts";

const target = new URL("../src/modules/templates/call/judged/askedModel.json", import.meta.url);

/** What a call may ask for in running text. */
interface AskedOfCall {
  part: CallPart;
  asked: MaybeAsked[];
  sections: CallText["expected"]["sections"];
}

async function askedOf(part: CallPart): Promise<AskedOfCall[]> {
  const calls: AskedOfCall[] = [];
  for (const call of callTexts(part)) {
    const { parts, words } = partsOfCall(await textOfCall(call, "docx"));
    calls.push({ part, asked: maybeAskedInText(parts, words).flat(), sections: call.expected.sections });
  }
  return calls;
}

/** What is likelier than this to be a section, or a piece of one, says nothing where it is cut elsewhere. */
const leastAlike = 0.6;

function examplesOf({ asked, sections }: AskedOfCall): TreeExample[] {
  const right = new Set(pairedTitles(asked, sections).map(({ found }) => found));
  const isUnsure = (one: MaybeAsked) =>
    !right.has(one) && sections.some(({ title }) => likeness(title, one.title) >= leastAlike);
  return asked.flatMap((one) => (isUnsure(one) ? [] : { features: one.features, isOne: right.has(one) }));
}

const share = (right: number, all: number) => (right / Math.max(1, all)).toFixed(2);

/** Of what a part that was not trained on may ask for, how much that seems to be asked for is, and how much of what is is found so. */
function check(calls: readonly AskedOfCall[]): void {
  for (const part of new Set(calls.map((call) => call.part))) {
    const likelihoodOf = readTrees(boostTrees(calls.filter((call) => call.part !== part).flatMap(examplesOf)));
    const examples = calls.filter((call) => call.part === part).flatMap(examplesOf);
    for (const least of [0.1, 0.3, 0.5]) {
      const likely = examples.filter(({ features }) => likelihoodOf(features) > least);
      const right = likely.filter(({ isOne }) => isOne).length;
      const all = examples.filter(({ isOne }) => isOne).length;
      console.log(`${part}, above ${least}: ${share(right, likely.length)} right, ${share(right, all)} of all`);
    }
  }
}

const calls: AskedOfCall[] = [];
for (const part of callParts) if (part.endsWith("open")) calls.push(...(await askedOf(part)));
if (parseArgs({ options: { check: { type: "boolean" } } }).values.check) check(calls);
else writeFileSync(target, `${JSON.stringify(boostTrees(calls.flatMap(examplesOf)))}\n`);
