import { countWords } from "@grantwright/domain";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import type { Tag } from "../placement/tagUnits.ts";
import { unitKinds, type UnitKind } from "../placement/unitKinds.ts";
import type { TextUnit } from "../text/splitText.ts";
import { statesIntent } from "../text/statesIntent.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";

/** Sections that tell the whole: what is done, where and for whom. */
export const tellsWhole: ReadonlySet<SectionKind> = new Set(["description"]);

/** How much a sentence of a kind says of the whole. */
const telling: Partial<Record<UnitKind, number>> = {
  summary: 1,
  description: 1,
  objectives: 0.85,
  methods: 0.6,
  audience: 0.6,
  outcomes: 0.5,
  timeline: 0.25,
};

/** As many words tell the whole; a text that has them is left as it is. */
const enough = 40;

const mostSentences = 3;

/** Of one kind not more: what is done is told in its own section. */
const mostOfKind: Partial<Record<UnitKind, number>> = { summary: 2, description: 2, objectives: 2 };

const least = 0.3;

const lengths = { least: 6, most: 55 };

/** A unit with what it is. */
export interface TaggedUnit {
  unit: TextUnit;
  tag: Tag;
}

/** What a sentence is worth more that says what somebody wants to do. */
const ofIntent = 0.5;

/** How much a sentence says of the whole. */
export const tellingValue = ({ likelihoods }: Tag, text: string): number =>
  likelihoods.reduce((sum, likely, at) => sum + likely * (telling[unitKinds[at]!] ?? 0), 0) +
  (statesIntent(text) ? ofIntent : 0);

/**
 * Sentences that together say what is done, where and for whom, for a section that tells the whole and has hardly a word of it: of all that the
 * person said, in their order. They stand in their own sections as well. Nothing where `has` says enough.
 */
export function sentencesOfWhole(all: readonly TaggedUnit[], has: string): TextUnit[] {
  if (countWords(has) >= enough) return [];
  const sentences = able(all, ({ isListItem }) => !isListItem);
  // Of notes in lists the items tell it.
  return choose(sentences.length > 0 ? sentences : able(all, () => true));
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
