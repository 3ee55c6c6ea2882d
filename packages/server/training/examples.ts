import type { PlacedUnit } from "../src/capabilities/writer/placement/unitFeatures.ts";
import { splitText } from "../src/capabilities/writer/text/splitText.ts";
import { inPieces, placedUnits, type PlacementText } from "./placementTexts.ts";
import { targetOf } from "./targetOf.ts";

/** A text to be trained on: its units, and how much of each is of each kind. */
export interface TrainingText {
  units: readonly PlacedUnit[];
  targets: readonly Float64Array[];
}

const asLabelled = (text: PlacementText): TrainingText => ({
  units: placedUnits(text),
  targets: text.paragraphs.flat().map(targetOf),
});

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== "");

/** What was dictated, in the clauses into which it is cut: each is, by its words, what those are that were said in it. */
function asCut({ paragraphs }: PlacementText): TrainingText {
  const labelled = paragraphs.flat();
  const said = labelled.flatMap((unit) => wordsOf(unit.text).map((word) => ({ word, target: targetOf(unit) })));
  const { units } = splitText(said.map(({ word }) => word).join(" "));
  let next = 0;
  const targets = units.map(({ text }) => {
    const words = wordsOf(text);
    const sum = new Float64Array(targetOf(labelled[0]!).length);
    for (const word of words) {
      const folded = word.toLowerCase();
      // Between clauses words are left out.
      while (next < said.length - 1 && said[next]!.word.toLowerCase() !== folded) next += 1;
      for (const [kind, share] of said[next]!.target.entries()) sum[kind]! += share / words.length;
      next = Math.min(next + 1, said.length - 1);
    }
    return sum;
  });
  return { units, targets };
}

/** A text in each way in which it is trained on: as its writer cut it, in short pieces, and as a reader cuts what was dictated. */
export const trainingTexts = (text: PlacementText): TrainingText[] => [
  ...[text, ...inPieces(text)].map(asLabelled),
  ...(text.register === "dictation" ? [asCut(text)] : []),
];
