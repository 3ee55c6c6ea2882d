import { countWords } from "@grantwright/domain";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import type { Tag } from "../placement/tagUnits.ts";
import { unitKinds, type UnitKind } from "../placement/unitKinds.ts";
import { splitSentences } from "../text/splitSentences.ts";
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

const wanting = String.raw`what (?:we|i)(?:['’]d| would|['’]re| are)? (?:want|wish|like|plan|propose|need|ask(?:ing)? for|ask|doing)`;

/** What is listed below it is what somebody wants. */
const wantedBelow = new RegExp(
  `^(?:${wanting}(?: to do)?|we want|the (?:project|idea|plan)|our (?:plan|idea|aims?))$`,
  "iu",
);
const saysWanted = new RegExp(String.raw`\b${wanting}\b`, "iu");

/** What is told at once after what is intended, at most. */
const passageEnds = { units: 3, words: 80 };

/** A sentence that is plainly for one of these is no part of what is done. */
const elsewhere: ReadonlySet<UnitKind> = new Set<UnitKind>([
  "budget",
  "team",
  "organization",
  "need",
  "partners",
  "evaluation",
  "sustainability",
  "risk",
  "closing",
  "aside",
]);
const plainly = 0.5;
const isElsewhere = ({ kind, certainty }: Tag) => elsewhere.has(kind) && certainty >= plainly;

/** "We're asking for £8,000." */
const shortest = 4;

/** The place where somebody begins to say what they want to do: of several sentences the one that says most of the whole. */
function intentAt(all: readonly TaggedUnit[]): number | undefined {
  const said = all.flatMap(({ unit }, at) => {
    const isIntent = unit.isListItem ? wantedBelow.test(unit.heading ?? "") : statesIntent(unit.text);
    return isIntent && (unit.isListItem || countWords(unit.text) >= shortest) ? [at] : [];
  });
  const own = said.filter((at) => {
    const { unit, tag } = all[at]!;
    return unit.isListItem || saysWanted.test(unit.text) || !isElsewhere(tag);
  });
  // Who says only how much they ask for says there what for.
  const places = own.length > 0 ? own : said;
  const valueAt = (at: number) => tellingValue(all[at]!.tag, all[at]!.unit.text);
  // A list below "What we want" says it all.
  const listed = places.find((at) => all[at]!.unit.isListItem);
  if (listed !== undefined) return listed;
  // What leans is told with what stands before it, and only where nothing else says it.
  const firm = places.filter((at) => !leansOnBefore(all[at]!.unit.text));
  return (firm.length > 0 ? firm : places).toSorted((a, b) => valueAt(b) - valueAt(a) || a - b)[0];
}

/** What somebody wants to do, with what they say of it in the same breath. */
function passageOfIntent(all: readonly TaggedUnit[]): TextUnit[] {
  const at = intentAt(all);
  if (at === undefined) return [];
  const { unit } = all[at]!;
  const isSame = (other: TaggedUnit | undefined) =>
    other?.unit.paragraph === unit.paragraph &&
    other.unit.isListItem === unit.isListItem &&
    other.unit.heading === unit.heading;
  let from = at;
  while (isSame(all[from - 1]) && leansOnBefore(all[from]!.unit.text)) from -= 1;
  let to = at + 1;
  let words = countWords(unit.text);
  while (isSame(all[to]) && to - from < passageEnds.units) {
    const { unit: next, tag } = all[to]!;
    words += countWords(next.text);
    if ((!next.isListItem && isElsewhere(tag) && tag.kind !== all[at]!.tag.kind) || words > passageEnds.words) break;
    to += 1;
  }
  return all.slice(from, to).map((each) => each.unit);
}

/**
 * Sentences that together say what is done, where and for whom, for a section that tells the whole and has hardly a word of it: of all that the
 * person said, in their order: what they want to do with what they say of it at once, else what says most. They stand in their own sections
 * as well. Nothing where `has` says enough.
 */
export function sentencesOfWhole(all: readonly TaggedUnit[], has: string): TextUnit[] {
  if (countWords(has) >= enough && splitSentences(has).some(statesIntent)) return [];
  const passage = passageOfIntent(all);
  const words = passage.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words >= enough || (passage.length > 0 && countWords(has) >= enough)) return passage;
  const more = chosenOf(all).filter((unit) => !passage.includes(unit));
  const taken = new Set([...passage, ...more.slice(0, Math.max(0, mostSentences - passage.length))]);
  return all.flatMap(({ unit }) => (taken.has(unit) ? [unit] : []));
}

/** What says most of the whole, wherever it stands. */
function chosenOf(all: readonly TaggedUnit[]): TextUnit[] {
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
