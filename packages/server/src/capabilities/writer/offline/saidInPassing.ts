import { tagUnits } from "../placement/tagUnits.ts";
import { isSectionKind } from "../placement/unitKinds.ts";
import { splitText } from "../text/splitText.ts";
import { tidySentence } from "../text/tidySentence.ts";

/** How certain it has to be that a sentence is nothing for a section. */
const certain = 0.5;

/** The sentences of a description that greet, thank, name it or talk about themselves, as they stand in a text: no summary wants them. */
export function saidInPassing(description: string): ReadonlySet<string> {
  const { units } = splitText(description);
  const tags = tagUnits(units);
  const passing = units.filter((_unit, at) => !isSectionKind(tags[at]!.kind) && tags[at]!.certainty >= certain);
  return new Set(passing.map(({ text }) => tidySentence(text)));
}
