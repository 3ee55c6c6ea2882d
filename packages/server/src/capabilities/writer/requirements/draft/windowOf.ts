import type { Fact } from "@grantwright/domain/facts";
import type { DraftUnit } from "./readDraft.ts";

/** A sum of a draft, where it stands. */
export interface Sum {
  unit: DraftUnit;
  fact: Fact;
  /** In the draft's currency. */
  value: number;
}

/** How far before and behind a sum the words may stand that say what it is, in characters. */
const reach = { before: 60, behind: 42 };

/** Signs that say whose a sum is. */
const whose: ReadonlySet<string> = new Set(["asked", "ownPays", "own"]);

/** "£51,300, for which we seek £41,300": what a comma parts from a sum is said of the next one. */
function endOfClause(text: string, end: number, next: number): number {
  const comma = text.slice(end, next).lastIndexOf(", ");
  return comma < 0 ? next : end + comma;
}

/** The offsets in a unit within which words say what a sum is: from the sum before it to the one behind it. */
export function windowOf({ unit, fact }: Sum): { from: number; at: number; end: number; to: number } {
  const [at, end] = [fact.start - unit.start, fact.end - unit.start];
  const others = unit.facts.filter(({ kind }) => kind === "amount");
  const before = others.findLast((each) => each.end <= fact.start);
  const behind = others.find((each) => each.start >= fact.end);
  const last = before ? before.end - unit.start : 0;
  // "£141,600 from the Trust and £28,000 …": what directly follows a sum is said of that one.
  const said = unit.signs.filter(
    ({ name, start }) => whose.has(name) && start >= last && start - last <= 3 && last > 0,
  );
  const part = Math.max(unit.text.slice(0, at).lastIndexOf(";"), unit.text.slice(0, at).lastIndexOf(": ")) + 1;
  // "Requested: £45,000": the words before a colon that ends in the sum are said of it.
  const isLabel = part >= at - 4;
  const from = Math.max(at - reach.before, last, isLabel ? 0 : part, ...said.map((sign) => sign.end));
  const stop = unit.text.slice(end).search(/[.;:]/u);
  const to = Math.min(
    end + reach.behind,
    behind ? endOfClause(unit.text, end, behind.start - unit.start) : Infinity,
    stop < 0 ? Infinity : end + stop,
  );
  return { from, at, end, to };
}
