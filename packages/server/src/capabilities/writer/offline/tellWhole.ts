import { countWords } from "@grantwright/domain";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import type { UnitKind } from "../placement/unitKinds.ts";
import { splitSentences } from "../text/splitSentences.ts";
import type { TextUnit } from "../text/splitText.ts";
import { statesIntent } from "../text/statesIntent.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import { passageOfIntent } from "./passageOfIntent.ts";
import { tellingValue, type TaggedUnit } from "./tellingValue.ts";

/** Sections that tell the whole: what is done, where and for whom. */
export const tellsWhole: ReadonlySet<SectionKind> = new Set(["description"]);

/** As many words tell the whole; a text that has them is left as it is. */
const enough = 40;

const mostSentences = 3;

/** Of one kind not more: what is done is told in its own section. */
const mostOfKind: Partial<Record<UnitKind, number>> = { summary: 2, description: 2, objectives: 2 };

const least = 0.3;

const lengths = { least: 6, most: 55 };

/** In what kind of section a unit stands by itself. */
export type PlaceOf = (unit: TextUnit) => SectionKind | undefined;

/** What stands in one of these is not told a second time. */
const notTwice: ReadonlySet<SectionKind> = new Set<SectionKind>([
  "outcomes",
  "evaluation",
  "budget",
  "team",
  "sustainability",
  "timeline",
  "partners",
]);

/** Of units in their order those that may stand in a second section: one of the methods, what is intended before all, and of the need what is intended or comes first. What leans on one that may not goes with it. */
function withoutRepeats(units: readonly TextUnit[], placeOf: PlaceOf): TextUnit[] {
  const ofMethods = units.filter((unit) => placeOf(unit) === "methods");
  const method = ofMethods.find(({ text }) => statesIntent(text)) ?? ofMethods[0];
  const kept: TextUnit[] = [];
  for (const [at, unit] of units.entries()) {
    const place = placeOf(unit);
    const isTold =
      place !== undefined &&
      (notTwice.has(place) ||
        (place === "methods" && unit !== method) ||
        (place === "need" && kept.length > 0 && !statesIntent(unit.text)));
    const isLost = at > 0 && leansOnBefore(unit.text) && kept.at(-1) !== units[at - 1];
    if (!isTold && !isLost) kept.push(unit);
  }
  return kept;
}

/**
 * Sentences that together say what is done, where and for whom, for a section that tells the whole and has hardly a word of it: of all that the
 * person said, in their order: what they want to do with what they say of it at once, else what says most. They stand in their own sections
 * as well, and so are few. Nothing where `has` says enough.
 */
export function sentencesOfWhole(
  all: readonly TaggedUnit[],
  has: string,
  placeOf: PlaceOf = () => undefined,
): TextUnit[] {
  if (countWords(has) >= enough && splitSentences(has).some(statesIntent)) return [];
  const said = passageOfIntent(all);
  const passage = withoutRepeats(said, placeOf);
  const words = passage.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words >= enough || (passage.length > 0 && countWords(has) >= enough)) return passage;
  const more = chosenOf(all, placeOf).filter((unit) => !passage.includes(unit));
  const taken = new Set([...passage, ...more.slice(0, Math.max(0, mostSentences - passage.length))]);
  const found = withoutRepeats(
    all.flatMap(({ unit }) => (taken.has(unit) ? [unit] : [])),
    placeOf,
  );
  if (found.length > 0 || has !== "") return found;
  return (said.length > 0 ? said : chosenOf(all)).slice(0, 1);
}

/** What says most of the whole, wherever it stands. */
function chosenOf(all: readonly TaggedUnit[], placeOf: PlaceOf = () => undefined): TextUnit[] {
  const free = all.filter(({ unit }) => !notTwice.has(placeOf(unit) ?? "description"));
  const sentences = able(free, ({ isListItem }) => !isListItem);
  // Of notes in lists the items tell it.
  return choose(sentences.length > 0 ? sentences : able(free, () => true));
}

interface AbleUnit {
  unit: TextUnit;
  kind: UnitKind;
  value: number;
  order: number;
}

/** The units that can tell of the whole, those first that say most. */
const able = (all: readonly TaggedUnit[], isAllowed: (unit: TextUnit) => boolean): AbleUnit[] =>
  all
    .map(({ unit, tag }, order) => ({ unit, kind: tag.kind, value: tellingValue(tag, unit.text), order }))
    .filter(({ unit, value }) => {
      const words = countWords(unit.text);
      const isSentence = isAllowed(unit) && !unit.text.endsWith(":") && !leansOnBefore(unit.text);
      return isSentence && value >= least && words >= lengths.least && words <= lengths.most;
    })
    .toSorted((a, b) => b.value - a.value || a.order - b.order);

function choose(units: readonly AbleUnit[]): TextUnit[] {
  const chosen: AbleUnit[] = [];
  for (const each of units) {
    if (chosen.length === mostSentences) break;
    if (chosen.filter(({ kind }) => kind === each.kind).length < (mostOfKind[each.kind] ?? 1)) chosen.push(each);
  }
  return chosen.toSorted((a, b) => a.order - b.order).map(({ unit }) => unit);
}
