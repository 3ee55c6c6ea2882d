// What tells which section a unit of a description is for: trained on the labelled descriptions of training/placement.
//   node packages/server/training/trainPlacement.ts           trains, and writes the weights
//   node packages/server/training/trainPlacement.ts --check   trains on four fifths of the texts at a time, and says how the rest is sorted
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { likeliestOf } from "../src/capabilities/writer/placement/kindModel.ts";
import { readPlacementModel } from "../src/capabilities/writer/placement/readPlacementModel.ts";
import { openPlacementTexts, placedUnits } from "./placementTexts.ts";
import { trainPlacementModel } from "./trainPlacementModel.ts";

const target = new URL("../src/capabilities/writer/placement/placementModel.json", import.meta.url);
const folds = 5;

/** Of the units of texts that a model was not trained on, how many get a kind that they were labelled with. */
function check(): void {
  const texts = openPlacementTexts();
  const counts = new Map<string, { units: number; right: number }>();
  const add = (name: string, isRight: boolean) => {
    const { units, right } = counts.get(name) ?? { units: 0, right: 0 };
    counts.set(name, { units: units + 1, right: right + Number(isRight) });
  };
  for (let fold = 0; fold < folds; fold += 1) {
    const model = readPlacementModel(trainPlacementModel(texts.filter((_text, at) => at % folds !== fold)));
    for (const text of texts.filter((_text, at) => at % folds === fold)) {
      const found = model(placedUnits(text));
      for (const [at, { kind, or = [], also = [] }] of text.paragraphs.flat().entries()) {
        const isRight = [kind, ...or, ...also].includes(likeliestOf(found[at]!));
        for (const name of ["all", `language ${text.language}`, `register ${text.register}`, `kind ${kind}`])
          add(name, isRight);
      }
    }
  }
  for (const [name, { units, right }] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`${name.padEnd(24)} ${((100 * right) / units).toFixed(1).padStart(5)} % of ${units}`);
}

if (parseArgs({ options: { check: { type: "boolean" } } }).values.check) check();
else writeFileSync(target, `${JSON.stringify(trainPlacementModel(openPlacementTexts()), undefined, 1)}\n`);
