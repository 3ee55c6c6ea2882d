import { says, type DraftUnit } from "../draft/readDraft.ts";
import type { Bound } from "../lines/bound.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import { finding, type Finding, type Held } from "./finding.ts";
import { forms } from "../words/thingGroups.ts";

/** How many others a sentence on working together names: names and institutions, those that touch as one. */
function othersIn(unit: DraftUnit): number {
  const from = unit.signs.find(({ name }) => name === "partner")?.start ?? 0;
  const spans = [
    ...unit.facts
      .filter(({ kind }) => kind === "name")
      .map(({ start, end }) => ({ start: start - unit.start, end: end - unit.start })),
    ...unit.things.filter(({ name }) => forms.has(name)),
  ]
    .filter(({ end }) => end > from)
    .toSorted((a, b) => a.start - b.start);
  let count = 0;
  let last = -Infinity;
  for (const { start, end } of spans) {
    // "The scene at Aubusson": what no comma and no "and" parts is one.
    const gap = unit.text.slice(Math.max(0, last), start);
    if (last === -Infinity || /[,;:]|\s(?:and|y|et|und|e|i|oraz|en)\s/u.test(gap)) count += 1;
    last = Math.max(last, end);
  }
  return count;
}

/** Holds the others with whom a draft works against the least number of partners. */
export function checkPartners(_requirement: Requirement, { least }: Bound, { units }: Held): Finding | undefined {
  if (least === undefined) return undefined;
  const only = units.filter((unit) => says(unit, ["onlyPartner"]));
  if (only[0] && least > 1) return finding(false, only, only[0].text);
  const shown = units.filter((unit) => says(unit, ["partner"]) && !says(unit, ["hopes"]) && othersIn(unit) >= least);
  return shown[0] ? finding(true, shown.slice(0, 1), shown[0].text) : undefined;
}
