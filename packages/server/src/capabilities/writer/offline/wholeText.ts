import { fitsLimits } from "../text/fitToLimits.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import { hasLooseObject } from "../text/looseObject.ts";
import type { TextUnit } from "../text/splitText.ts";
import { statesIntent } from "../text/statesIntent.ts";
import type { WriterSection } from "../writer.ts";
import { joinInOrder, joinUnits, type SaidIn } from "./composeSection.ts";
import type { AssignedUnit } from "./target.ts";
import type { TaggedUnit } from "./tellingValue.ts";
import { sentencesOfWhole, type PlaceOf } from "./tellWhole.ts";

type OrderedUnit = Pick<AssignedUnit, "unit" | "order">;

/** Begins with the sentence that says what somebody wants to do, and goes on from there; what stood before it follows. */
function intentFirst(units: readonly OrderedUnit[]): OrderedUnit[] {
  const ordered = units.toSorted((a, b) => a.order - b.order);
  const at = ordered.findIndex(({ unit }) => !unit.isListItem && statesIntent(unit.text) && !leansOnBefore(unit.text));
  const isApart = at <= 0 || ordered[at - 1]!.order !== ordered[at]!.order - 1;
  // "We want to make it into a room": what it is stands before.
  const from = at > 0 && !isApart && hasLooseObject(ordered[at]!.unit.text) ? at - 1 : at;
  return from > 0 ? [...ordered.slice(from), ...ordered.slice(0, from)] : ordered;
}

const unitsInOrder = (whole: readonly TaggedUnit[], chosen: ReadonlySet<TextUnit>) =>
  whole.flatMap(({ unit }, order) => (chosen.has(unit) ? [{ unit, order }] : []));

/** What a text of the whole has to keep to. */
interface Telling {
  section: WriterSection;
  said: SaidIn;
  placeOf: PlaceOf;
}

/** The text of a section that tells the whole: what was said for it alone, and what of the rest says most, as far as its limits go. */
export function wholeText(
  whole: readonly TaggedUnit[],
  own: readonly AssignedUnit[],
  { section, said, placeOf }: Telling,
): string {
  const more = sentencesOfWhole(whole, joinUnits(own, said), placeOf);
  for (let count = more.length; count > 0; count -= 1) {
    const chosen = new Set([...more.slice(0, count), ...own.map(({ unit }) => unit)]);
    const text = joinInOrder(intentFirst(unitsInOrder(whole, chosen)), said);
    if (fitsLimits(text, section)) return text;
  }
  return joinInOrder(intentFirst(own), said);
}
