import type { Fact } from "@grantwright/domain/facts";
import { signsOf } from "../../numbers/signs/signs.ts";
import { around, says, type DraftUnit, type ReadDraft } from "./readDraft.ts";

/** What money goes to: one line of a budget, or a sum in a sentence with what it is for. */
export interface BudgetItem {
  unit: DraftUnit;
  /** What the money is for. */
  label: string;
  /** In the draft's currency. */
  amount: number;
  /** Offsets of label and sum in the unit's text. */
  start: number;
  end: number;
  /** Names of the things in the label. */
  things: ReadonlySet<string>;
  /** Whether it is a line of a list or a table, and not a part of a sentence. */
  isLine: boolean;
}

function item(unit: DraftUnit, fact: Fact, [from, to]: readonly [number, number], isLine: boolean): BudgetItem {
  const things = new Set(unit.things.filter(({ start, end }) => start >= from && end <= to).map(({ name }) => name));
  const [start, end] = [Math.min(from, fact.start - unit.start), Math.max(to, fact.end - unit.start)];
  return {
    unit,
    label: unit.text
      .slice(from, to)
      .replace(/[\s:–—=|(-]+$/u, "")
      .trim(),
    amount: fact.value!,
    start,
    end,
    things,
    isLine,
  };
}

/** Behind more letters a word for a sum is part of what is bought. */
const longestTotal = 40;

/** "Together: £9,650", "Paid by the school – £6,000", "Requested from you – £22,830": no line of costs. */
function isNoCost({ text, signs: own }: DraftUnit, labelEnd: number, language: string): boolean {
  const signs = signsOf(language);
  const label = text.slice(0, labelEnd);
  const isNamed = (["total", "subtotal", "asked", "less"] as const).some((name) =>
    signs.find(name, label).some(({ start, end }) => start < 4 || end >= label.trimEnd().length - 2),
  );
  const isSaid = own.some(
    ({ name, start, end }) =>
      (name === "sum" || name === "ownPays" || name === "asked") &&
      end <= labelEnd &&
      (start < 2 || name === "sum") &&
      labelEnd < longestTotal,
  );
  return isNamed || isSaid;
}

const isLast = (behind: string): boolean => /^[\s.;,)|]*(?:\([^)]*\)[\s.;,|]*)?$/u.test(behind);

const separator = /[:–—=|\t-]\s*\S{0,3}\s?$/u;

/** The sum of a line of a list or a table: the last amount, or a number behind a sign where nothing says the currency. */
function ofLine(unit: DraftUnit, language: string): BudgetItem[] {
  const sums = unit.facts.filter(({ kind, value }) => (kind === "amount" || kind === "number") && value !== undefined);
  const fact = sums.findLast((each) => {
    const { before, behind } = around(unit, each);
    return isLast(behind) && (separator.test(before) || (each.kind === "amount" && unit.isItem));
  });
  const at = fact ? fact.start - unit.start : 0;
  if (!fact || !/\p{L}{3}/u.test(unit.text.slice(0, at)) || isNoCost(unit, at, language)) return [];
  return [item(unit, fact, [0, at], true)];
}

/** Whether directly behind a sum stands what it is for: "£9,200 for a used minibus". */
const isForBehind = (unit: DraftUnit, fact: Fact): boolean => {
  const end = fact.end - unit.start;
  return unit.signs.some(({ name, start }) => name === "purpose" && start >= end && start - end <= 2);
};

const longestLabel = 90;

/** What a sum in a sentence is for: the words behind it where a small word says so, else those before it. */
function ofSum(unit: DraftUnit, fact: Fact, amounts: readonly Fact[]): BudgetItem | undefined {
  const [at, end] = [fact.start - unit.start, fact.end - unit.start];
  const next = amounts.find(({ start }) => start >= fact.end);
  const before = amounts.findLast((each) => each.end <= fact.start);
  const tail = unit.text.slice(end, next ? next.start - unit.start : undefined);
  if (isForBehind(unit, fact)) {
    const stop = tail.search(/[.;,)]/u);
    return item(unit, fact, [end, end + Math.min(stop < 0 ? tail.length : stop, longestLabel)], false);
  }
  const from = Math.max(before ? before.end - unit.start : 0, at - longestLabel);
  const lead = unit.text.slice(from, at);
  const cut = Math.max(
    ...[";", ". ", ": "].map((sign) => lead.lastIndexOf(sign) + 1),
    before ? lead.search(/[,;)]/u) + 1 : 0,
  );
  const label = lead.slice(cut);
  return /\p{L}{3}/u.test(label) ? item(unit, fact, [from + cut, at], false) : undefined;
}

/** Whether a section is about money, by its title. */
const isOfMoney = ({ sectionKinds }: DraftUnit): boolean => sectionKinds.has("budget");

/** Whether a sentence tells of a year that is over. */
const isPast = (unit: DraftUnit): boolean => says(unit, ["gone"]) && unit.facts.some(({ kind }) => kind === "date");

/** What a draft spends money on: the lines of its budgets, and the sums in sentences of sections on money. */
export function budgetOf(
  { units, language }: ReadDraft,
  isRole: (unit: DraftUnit, fact: Fact) => boolean,
): BudgetItem[] {
  const lines = units.flatMap((unit) => (unit.isFirst ? ofLine(unit, language) : []));
  const listed = new Set(lines.map(({ unit }) => unit));
  const isMoney = (unit: DraftUnit) => unit.facts.some((fact) => fact.kind === "amount" && isRole(unit, fact));
  const ofMoney = new Set(
    [...units.filter((unit) => isOfMoney(unit) || isMoney(unit)), ...listed].map(({ placeId }) => placeId),
  );
  const said = units
    .filter((unit) => !listed.has(unit) && ofMoney.has(unit.placeId) && !isPast(unit))
    .flatMap((unit) => {
      const amounts = unit.facts.filter(({ kind, value }) => kind === "amount" && value !== undefined);
      return amounts.flatMap((fact) => {
        const spending = ofSum(unit, fact, amounts);
        // "We ask for £9,200 for a second-hand minibus" is both.
        return spending && (!isRole(unit, fact) || isForBehind(unit, fact)) ? [spending] : [];
      });
    });
  return [...lines, ...said];
}
