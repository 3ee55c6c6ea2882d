// What tells which lines of a funder's call are the titles of its sections: trained on the open calls of evaluation/calls, as text, Word and PDF.
//   node packages/server/training/trainTitles.ts           trains, and writes the trees
//   node packages/server/training/trainTitles.ts --check   trains on all parts but one at a time, and says how that one's lines are sorted
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { callFileKinds } from "../evaluation/callFiles.ts";
import { callParts, callTexts, type CallPart, type CallText } from "../evaluation/callTexts.ts";
import { leastTitle, likeness, pairedTitles } from "../evaluation/likeTexts.ts";
import { textOfCall } from "../evaluation/textOfCall.ts";
import { readTrees } from "../src/modules/templates/call/judged/boostedTrees.ts";
import { judgedLines, type JudgedLine } from "../src/modules/templates/call/judged/lineFeatures.ts";
import { partsOfCall } from "../src/modules/templates/call/partsOfCall.ts";
import { boostTrees, type TreeExample } from "./boostTrees.ts";

const target = new URL("../src/modules/templates/call/judged/titlesModel.json", import.meta.url);

/** A call as a file of a kind, in lines. */
interface LinesOfCall {
  part: CallPart;
  lines: JudgedLine[];
  sections: CallText["expected"]["sections"];
}

const linesOf = async (part: CallPart): Promise<LinesOfCall[]> => {
  const calls: LinesOfCall[] = [];
  for (const call of callTexts(part))
    for (const kind of callFileKinds) {
      const { parts, tables, words } = partsOfCall(await textOfCall(call, kind));
      calls.push({ part, lines: judgedLines(parts, tables, words), sections: call.expected.sections });
    }
  return calls;
};

/** The lines of a call: the one that names a section best is its title. Of others that name one nothing is learnt: a criterion may be called so, or a row of a table of lengths. */
function examplesOf({ lines, sections }: LinesOfCall): TreeExample[] {
  const titles = new Set(pairedTitles(lines, sections).map(({ found }) => found));
  const isUnsure = (line: JudgedLine) =>
    !titles.has(line) && sections.some(({ title }) => likeness(title, line.title) >= leastTitle);
  return lines.flatMap((line) => (isUnsure(line) ? [] : { features: line.features, isOne: titles.has(line) }));
}

const share = (right: number, all: number) => (right / Math.max(1, all)).toFixed(2);

/** Of the lines of a part that was not trained on, how many that seem titles are some, and how many of its sections are found so. */
function check(calls: readonly LinesOfCall[]): void {
  for (const part of new Set(calls.map((call) => call.part))) {
    const likelihoodOf = readTrees(boostTrees(calls.filter((call) => call.part !== part).flatMap(examplesOf)));
    for (const least of [0.1, 0.3, 0.5, 0.7]) {
      let [right, found, there] = [0, 0, 0];
      for (const { lines, sections } of calls.filter((call) => call.part === part)) {
        const likely = lines.filter(({ features }) => likelihoodOf(features) > least);
        right += pairedTitles(likely, sections).length;
        found += likely.length;
        there += sections.length;
      }
      console.log(`${part}, above ${least}: ${share(right, found)} right, ${share(right, there)} of all`);
    }
  }
}

const calls: LinesOfCall[] = [];
for (const part of callParts) if (part.endsWith("open")) calls.push(...(await linesOf(part)));
if (parseArgs({ options: { check: { type: "boolean" } } }).values.check) check(calls);
else writeFileSync(target, `${JSON.stringify(boostTrees(calls.flatMap(examplesOf)))}\n`);
