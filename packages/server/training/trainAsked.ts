// What tells which clauses and things of running text are parts of an application: trained on the open calls of evaluation/calls, as Word files.
//   node packages/server/training/trainAsked.ts           trains, and writes the trees
//   node packages/server/training/trainAsked.ts --check   trains on all parts but one at a time, and says how what that one asks for is sorted
import { likeness, pairedTitles } from "../evaluation/likeTexts.ts";
import { textOfCall } from "../evaluation/textOfCall.ts";
import { maybeAskedInText, type MaybeAsked } from "../src/modules/templates/call/asking/askedInText.ts";
import { partsOfCall } from "../src/modules/templates/call/partsOfCall.ts";
import type { TreeExample } from "./boostTrees.ts";
import { trainOnCalls, type ReadCall } from "./trainOnCalls.ts";

/** What is likelier than this to be a section, or a piece of one, says nothing where it is cut elsewhere. */
const leastAlike = 0.6;

function examplesOf({ found: asked, sections }: ReadCall<MaybeAsked>): TreeExample[] {
  const right = new Set(pairedTitles(asked, sections).map(({ found }) => found));
  const isUnsure = (one: MaybeAsked) =>
    !right.has(one) && sections.some(({ title }) => likeness(title, one.title) >= leastAlike);
  return asked.flatMap((one) => (isUnsure(one) ? [] : { features: one.features, isOne: right.has(one) }));
}

await trainOnCalls<MaybeAsked>({
  target: new URL("../src/modules/templates/call/judged/askedModel.json", import.meta.url),
  read: async (call) => {
    const { parts, words } = partsOfCall(await textOfCall(call, "docx"));
    return [maybeAskedInText(parts, words).flat()];
  },
  examplesOf,
  bounds: [0.1, 0.3, 0.5],
  count: (calls, likelihoodOf, least) => {
    const examples = calls.flatMap(examplesOf);
    const likely = examples.filter(({ features }) => likelihoodOf(features) > least);
    return {
      right: likely.filter(({ isOne }) => isOne).length,
      found: likely.length,
      there: examples.filter(({ isOne }) => isOne).length,
    };
  },
});
