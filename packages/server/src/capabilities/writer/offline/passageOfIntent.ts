import { countWords } from "@grantwright/domain";
import type { Tag } from "../placement/tagUnits.ts";
import type { UnitKind } from "../placement/unitKinds.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import type { TextUnit } from "../text/splitText.ts";
import { hasLooseObject } from "../text/looseObject.ts";
import { statesIntent } from "../text/statesIntent.ts";
import { tellingValue, type TaggedUnit } from "./tellingValue.ts";

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
  "timeline",
  "stories",
  "lessons",
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
export function passageOfIntent(all: readonly TaggedUnit[]): TextUnit[] {
  const at = intentAt(all);
  if (at === undefined) return [];
  const { unit } = all[at]!;
  const isSame = (other: TaggedUnit | undefined) =>
    other?.unit.paragraph === unit.paragraph &&
    other.unit.isListItem === unit.isListItem &&
    other.unit.heading === unit.heading;
  let from = at;
  while (isSame(all[from - 1]) && (leansOnBefore(all[from]!.unit.text) || (from === at && hasLooseObject(unit.text))))
    from -= 1;
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
