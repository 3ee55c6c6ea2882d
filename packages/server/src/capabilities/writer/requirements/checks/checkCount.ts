import type { Fact } from "@grantwright/domain/facts";
import { countedBy, sizeOf } from "../../receipts/counted.ts";
import { stemsOf } from "../../receipts/stems.ts";
import { around, says, type DraftUnit } from "../draft/readDraft.ts";
import { isWithin, type Bound } from "../lines/bound.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import { vocabularyOf } from "../words/vocabulary.ts";
import { checkPartners } from "./checkPartners.ts";
import { finding, unitsOf, type Finding, type Held } from "./finding.ts";

/** How far behind a number what it counts may begin and end, in characters. */
const reach = { begin: 24, end: 44 };

/** Things that an applicant has one number of, so that another number is a breach. Of participants a draft gives many. */
const stable: ReadonlySet<string> = new Set(["members", "venues", "farms", "inhabitants", "languages"]);

/** What a number counts: things that begin directly behind it, and the stems of the words there. */
interface Counted {
  things: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

function countedBehind(text: string, language: string): Counted {
  const clause = text.slice(0, reach.end).split(/[.;:()–—,]/u)[0] ?? "";
  const { things, signs } = vocabularyOf(language).read(clause);
  const noun = signs.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    clause,
  );
  return {
    things: new Set(things.filter(({ start }) => start <= reach.begin).map(({ name }) => name)),
    stems: stemsOf(noun.slice(0, reach.begin)),
  };
}

interface Number_ {
  unit: DraftUnit;
  fact: Fact;
  value: number;
}

/** Numbers of a draft that count the same. */
function countsOf(counted: Counted, { units, language }: Held, isOneLanguage: boolean): Number_[] {
  return units.flatMap((unit) => {
    if (says(unit, ["gone"])) return [];
    return unit.facts.flatMap((fact): Number_[] => {
      if (fact.kind !== "number" || fact.value === undefined) return [];
      const own = countedBehind(around(unit, fact).behind, language);
      const isSame =
        [...counted.things].some((name) => own.things.has(name)) ||
        (isOneLanguage && [...counted.stems].some((stem) => own.stems.has(stem)));
      return isSame ? [{ unit, fact, value: fact.value }] : [];
    });
  });
}

/** Sizes of a draft in sentences that share a name or a word with the line: "500 square metres of sealed ground", "30 miles of Port Lanchester". */
function sizesOf(requirement: Requirement, bound: Bound, { units }: Held): Number_[] | undefined {
  const size = sizeOf(bound.figure, { text: requirement.line, start: 0 });
  if (!size) return undefined;
  const factor = size.value / bound.figure.value!;
  const names = requirement.facts.filter(({ kind }) => kind === "name").map(({ text }) => text);
  const isAlone =
    units.filter((unit) => unit.facts.some((fact) => sizeOf(fact, unit)?.dimension === size.dimension)).length === 1;
  return units.flatMap((unit) => {
    const isOfName = names.some((name) => unit.text.includes(name));
    const isOfThing = names.length === 0 && (isAlone || unit.things.some(({ name }) => requirement.things.has(name)));
    if (!isOfName && !isOfThing) return [];
    return unit.facts.flatMap((fact): Number_[] => {
      const own = sizeOf(fact, unit);
      return own && own.dimension === size.dimension ? [{ unit, fact, value: own.value / factor }] : [];
    });
  });
}

/** Prices for an hour or a piece: "600 hours at €75". */
function pricesOf(requirement: Requirement, bound: Bound, { units }: Held): Number_[] {
  const { per } = countedBy(bound.figure, { text: requirement.line, start: 0 });
  const isHour = per === "hour" || requirement.things.has("hours");
  if (!isHour) return [];
  return units.flatMap((unit) =>
    unit.facts.flatMap((fact, at): Number_[] => {
      if (fact.kind !== "amount" || fact.value === undefined || (bound.unit && fact.unit && fact.unit !== bound.unit))
        return [];
      const before = unit.facts[at - 1];
      const gap = before?.kind === "duration" && before.unit === "minutes" ? fact.start - before.end : Infinity;
      const isFor = countedBy(fact, unit).per === "hour" || gap <= 10;
      return isFor ? [{ unit, fact, value: fact.value }] : [];
    }),
  );
}

function judge(numbers: readonly Number_[], bound: Bound, isStable: boolean): Finding | undefined {
  const held = numbers.map((number) => ({ ...number, isMet: isWithin(bound, number.value) }));
  const met = held.filter(({ isMet }) => isMet);
  const first = met[0] ?? held[0];
  if (!first) return undefined;
  // A draft names parts of what it counts: for a least number the largest says most, for a greatest one all have to keep to it.
  const isAll = bound.most !== undefined && bound.least === undefined;
  const state = isAll ? met.length === held.length : met.length > 0;
  if (!state && !isStable) return undefined;
  const shown = held.filter(({ isMet }) => isMet === state);
  return finding(state, unitsOf(shown), shown[0]!.fact.text);
}

/** Holds how many there are of something, how far, how large or how dear it is against a limit. */
export function checkCount(requirement: Requirement, held: Held): Finding | undefined {
  const [bound] = requirement.bounds;
  if (!bound || (bound.least === undefined && bound.most === undefined)) return undefined;
  if (requirement.measure === "price") {
    const prices = pricesOf(requirement, bound, held);
    return judge(prices, bound, prices.length === 1);
  }
  const sizes = sizesOf(requirement, bound, held);
  if (sizes) return judge(sizes, bound, sizes.length === 1 && requirement.facts.some(({ kind }) => kind === "name"));
  const counted = countedBehind(requirement.line.slice(bound.figure.end), requirement.language);
  const things = counted.things.size > 0 ? counted.things : requirement.things;
  if (things.has("partners")) return checkPartners(requirement, bound, held);
  const numbers = countsOf({ ...counted, things }, held, requirement.language === held.language);
  const isStable =
    [...things].some((name) => stable.has(name)) && new Set(numbers.map(({ value }) => value)).size === 1;
  return judge(numbers, bound, isStable);
}
