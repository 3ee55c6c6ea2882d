import { says, type DraftUnit } from "../draft/readDraft.ts";

/** What makes a sentence evidence, and what takes from it. */
export interface Evidence {
  /** Figures, years, names and sources: each counts once, figures twice. */
  weight: number;
  /** Whether it assures or hopes more than it shows. */
  isAssurance: boolean;
}

const figures: ReadonlySet<string> = new Set(["number", "amount", "percent", "date", "duration"]);

/** Words from which on a sentence without a figure tells enough to be more than an assurance. */
const concrete = 18;

/** What a sentence shows. */
export function evidenceOf(unit: DraftUnit): Evidence {
  const shown = unit.facts.filter(({ kind }) => figures.has(kind)).length;
  const named = unit.facts.filter(({ kind, start }) => kind === "name" && start > unit.start).length;
  const weight =
    2 * Math.min(shown, 3) + Math.min(named, 2) + Number(says(unit, ["source"])) + Number(unit.stems.size >= concrete);
  return { weight, isAssurance: says(unit, ["hopes"]) && shown === 0 };
}
