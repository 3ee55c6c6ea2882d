import { spanOfFact, spansOf } from "../draft/dated.ts";
import type { BudgetItem } from "../draft/budget.ts";
import { says } from "../draft/readDraft.ts";
import { stemsOf } from "../../receipts/stems.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import { finding, unitsOf, type Finding, type Held } from "./finding.ts";
import { isForeign } from "./foreign.ts";
import { isDenied, isWanted } from "./isDenied.ts";
import { forms, persons, qualifiers, tangible, vague } from "../words/thingGroups.ts";

const meets = (a: ReadonlySet<string>, b: Iterable<string>): boolean => [...b].some((name) => a.has(name));

/** The things that a line forbids. */
function forbiddenIn({ things }: Requirement): Set<string> {
  const forbidden = [...things].filter((name) => !forms.has(name) && !persons.has(name));
  // "Equipment for sound": the narrower word counts.
  return new Set(forbidden.length > 1 ? forbidden.filter((name) => name !== "equipment") : forbidden);
}

/** Whether a line of a budget is for what is forbidden, with what narrows it. */
function isFor(item: BudgetItem, forbidden: ReadonlySet<string>, held: Held): boolean {
  const narrow = [...forbidden].filter((name) => qualifiers.has(name));
  const broad = [...forbidden].filter((name) => !qualifiers.has(name));
  if (says(item.unit, ["notBought"], item.start, item.end)) return false;
  if (narrow.includes("abroad"))
    return (
      meets(item.things, ["travel", "flights", "conferences"]) &&
      (item.things.has("abroad") || isForeign(item.unit, held))
    );
  if (narrow.length > 0) return narrow.every((name) => item.things.has(name));
  return meets(item.things, broad);
}

/** "Nothing bought before 1 June 2026": a sentence with an earlier day beside a word for buying. */
function checkBoughtBefore({ facts }: Requirement, { units }: Held): Finding | undefined {
  const limit = spansOf(facts)[0];
  if (!limit) return undefined;
  const early = units.filter((unit) =>
    unit.facts.some((fact) => {
      const span = spanOfFact(fact);
      const at = fact.start - unit.start;
      return (
        span !== undefined &&
        span.last < limit.first &&
        span.last > limit.first - nearest &&
        says(unit, ["bought"], at - reach, at + reach)
      );
    }),
  );
  return early[0] ? finding(false, early, early[0].text) : undefined;
}

/** What was bought longer ago is no cost of the project, in days. */
const nearest = 400;

const reach = 40;

/** Words of lines and budgets that name no thing. */
const general = stemsOf(
  "activities activity cost costs expense expenses work works project projects purchase purchases item items kind kinds type types payment payments anything other others material materials support use used general part new service services programme people",
);

/** The words of a line that no list knows, against those of the budget, in one language. */
function checkByWords(
  stems: ReadonlySet<string>,
  { language }: Requirement,
  { money, language: own }: Held,
): Finding | undefined {
  if (language !== own) return undefined;
  const wanted = [...stems].filter((stem) => !general.has(stem));
  const items = money.spendings.filter(({ label, unit }) => {
    const named = stemsOf(label);
    return wanted.some((stem) => named.has(stem)) && !says(unit, ["notBought", "not"]);
  });
  return items[0] && finding(false, unitsOf(items), items[0].label);
}

/** The words of a line that lists what is not paid for one word at a time: "No laptops, tablets or phones." */
function listedIn({ line, signs }: Requirement): Set<string> {
  const joints = signs.filter(({ name }) => name === "and" || name === "or");
  const marked = joints.reduce(
    (text, { start, end }) => text.slice(0, start) + ",".repeat(end - start) + text.slice(end),
    line,
  );
  const parts = marked
    .split(",")
    .map((part) => stemsOf(part))
    .filter(({ size }) => size > 0);
  return parts.length > 1 && parts.every(({ size }) => size === 1)
    ? new Set(parts.flatMap((part) => [...part]))
    : new Set();
}

/** Holds what a draft spends money on against what is not paid for. */
export function checkProhibition(requirement: Requirement, held: Held): Finding | undefined {
  const { units, money } = held;
  if (requirement.facts.some(({ kind }) => kind === "date") && requirement.signs.some(({ name }) => name === "bought"))
    return checkBoughtBefore(requirement, held);
  const forbidden = forbiddenIn(requirement);
  if (forbidden.size === 0) return checkByWords(requirement.stems, requirement, held);
  const listed = checkByWords(listedIn(requirement), requirement, held);
  if (listed) return listed;
  const limit = requirement.bounds.find(({ kind }) => kind === "amount");
  // "Travel outside Europe": a journey alone does not break it.
  const isOutside = requirement.signs.some(({ name }) => name === "outside");
  const own = isOutside
    ? []
    : money.spendings.filter((item) => isFor(item, forbidden, held) && (limit?.figure.value ?? 0) < item.amount);
  if (own[0]) return limit ? undefined : finding(false, unitsOf(own), own[0].label);
  const isNarrow = meets(forbidden, qualifiers) || limit !== undefined || isOutside;
  const wanted = isNarrow ? [] : units.filter((unit) => isWanted(unit, forbidden));
  if (wanted[0]) return finding(false, wanted, wanted[0].text);
  const denied = units.filter((unit) => isDenied(unit, forbidden));
  if (denied[0]) return finding(true, denied, denied[0].text);
  const isPlain = money.isComplete && [...forbidden].every((name) => tangible.has(name)) && !isNarrow;
  const hides = money.spendings.some(({ things }) => [...forbidden].some((name) => meets(things, vague[name] ?? [])));
  return isPlain && !hides ? finding(true, unitsOf(money.items), "") : undefined;
}
