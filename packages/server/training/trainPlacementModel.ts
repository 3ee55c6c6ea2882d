import { contextInputs } from "../src/capabilities/writer/placement/contextInputs.ts";
import { readKindModel } from "../src/capabilities/writer/placement/kindModel.ts";
import { placeUnits, type StoredPlacementModel } from "../src/capabilities/writer/placement/readPlacementModel.ts";
import { trainingTexts } from "./examples.ts";
import type { PlacementText } from "./placementTexts.ts";
import { trainContext, type ContextExample } from "./trainContext.ts";
import { trainKinds } from "./trainKinds.ts";

const folds = 5;

/** What a model that was trained on other texts says of the units of some, in their places. */
function examplesOf(texts: readonly PlacementText[], others: readonly PlacementText[]): ContextExample[] {
  const aloneOf = readKindModel(trainKinds(others));
  return texts.flatMap(trainingTexts).flatMap(({ units, targets }) => {
    const placed = placeUnits(units, aloneOf);
    return contextInputs(placed).map((inputs, at) => ({ alone: placed[at]!.alone, inputs, target: targets[at]! }));
  });
}

/**
 * Trains the whole model on labelled texts. What places make of own words is learnt from what a model says that has not seen those words: each
 * fifth of the texts is told by one that was trained on the others. The same texts give the same model.
 */
export function trainPlacementModel(texts: readonly PlacementText[]): StoredPlacementModel {
  const examples = Array.from({ length: folds }, (_, fold) => {
    const isOwn = (_text: PlacementText, at: number) => at % folds === fold;
    return examplesOf(
      texts.filter(isOwn),
      texts.filter((text, at) => !isOwn(text, at)),
    );
  });
  return { alone: trainKinds(texts), context: trainContext(examples.flat()) };
}
