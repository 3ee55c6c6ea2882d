import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import type { Tag } from "../placement/tagUnits.ts";
import type { UnitKind } from "../placement/unitKinds.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import type { AssignedUnit } from "./target.ts";

/** Sections that tell how it is done, and with it what was tried and what could go wrong. */
export const tellsHow: ReadonlySet<SectionKind> = new Set(["methods"]);

type OrderedUnit = Pick<AssignedUnit, "unit" | "order">;

const ranks: Partial<Record<UnitKind, number>> = { lessons: -1, risk: 1 };

/** How likely a sentence is what could go wrong, or was tried, to be moved. */
const plainly = 0.5;

/** Units in the order of reading: what was tried before stands before what is done now, what could go wrong at the end; what leans on a sentence stays with it. `tags` are those of the whole text. */
export function inReadingOrder(units: readonly OrderedUnit[], tags: readonly Tag[]): OrderedUnit[] {
  const groups: { rank: number; units: OrderedUnit[] }[] = [];
  for (const each of units.toSorted((a, b) => a.order - b.order)) {
    const last = groups.at(-1);
    const isNext = last?.units.at(-1)?.order === each.order - 1;
    if (last && isNext && leansOnBefore(each.unit.text)) {
      last.units.push(each);
      continue;
    }
    const { kind, certainty } = tags[each.order]!;
    groups.push({ rank: certainty >= plainly && !each.unit.isListItem ? (ranks[kind] ?? 0) : 0, units: [each] });
  }
  return groups.toSorted((a, b) => a.rank - b.rank).flatMap(({ units: own }) => own);
}
