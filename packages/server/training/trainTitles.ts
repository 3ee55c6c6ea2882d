// What tells which lines of a funder's call are the titles of its sections: trained on the open calls of evaluation/calls, as text, Word and PDF.
//   node packages/server/training/trainTitles.ts           trains, and writes the trees
//   node packages/server/training/trainTitles.ts --check   trains on all parts but one at a time, and says how that one's lines are sorted
import { callFileKinds } from "../evaluation/callFiles.ts";
import { leastTitle, likeness, pairedTitles } from "../evaluation/likeTexts.ts";
import { textOfCall } from "../evaluation/textOfCall.ts";
import { judgedLines, type JudgedLine } from "../src/modules/templates/call/judged/lineFeatures.ts";
import { partsOfCall } from "../src/modules/templates/call/partsOfCall.ts";
import type { TreeExample } from "./boostTrees.ts";
import { trainOnCalls, type ReadCall } from "./trainOnCalls.ts";

/** The lines of a call: the one that names a section best is its title. Of others that name one nothing is learnt: a criterion may be called so, or a row of a table of lengths. */
function examplesOf({ found: lines, sections }: ReadCall<JudgedLine>): TreeExample[] {
  const titles = new Set(pairedTitles(lines, sections).map(({ found }) => found));
  const isUnsure = (line: JudgedLine) =>
    !titles.has(line) && sections.some(({ title }) => likeness(title, line.title) >= leastTitle);
  return lines.flatMap((line) => (isUnsure(line) ? [] : { features: line.features, isOne: titles.has(line) }));
}

await trainOnCalls<JudgedLine>({
  target: new URL("../src/modules/templates/call/judged/titlesModel.json", import.meta.url),
  read: async (call) => {
    const files: JudgedLine[][] = [];
    for (const kind of callFileKinds) {
      const { parts, tables, words } = partsOfCall(await textOfCall(call, kind));
      files.push(judgedLines(parts, tables, words));
    }
    return files;
  },
  examplesOf,
  bounds: [0.1, 0.3, 0.5, 0.7],
  count: (calls, likelihoodOf, least) => {
    const counted = { right: 0, found: 0, there: 0 };
    for (const { found: lines, sections } of calls) {
      const likely = lines.filter(({ features }) => likelihoodOf(features) > least);
      counted.right += pairedTitles(likely, sections).length;
      counted.found += likely.length;
      counted.there += sections.length;
    }
    return counted;
  },
});
