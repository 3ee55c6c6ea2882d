import type { Fact } from "@grantwright/domain/facts";
import { around, says, type DraftUnit } from "../draft/readDraft.ts";
import { isWithin, type Bound } from "../lines/bound.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import { finding, type Finding, type Held } from "./finding.ts";

/** Of what a line speaks of, so much has to stand in the sentence with the figure: to be shown by it, and to be broken by it. */
const enough = { met: 0.34, broken: 0.6 };

/** Of numbers it counts what they count, which is looked at elsewhere. */
const kinds: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["percent", "duration", "amount"]);

/** A figure of a draft, in percent where it is a share: "four of our seven trustees" is one too. */
interface Figure {
  unit: DraftUnit;
  value: number;
  text: string;
}

const ofGap = /^\s*(?:\p{L}+\s+){0,2}?(?:of|de|des|von|der|di|van|z|ze|out of|dos|das|sur|su)\s+(?:\p{L}+\s+){0,2}$/iu;

const ofLead = /(?:^|\P{L})(?:of|de|des|von|der|di|van|z|ze|out of|dos|das|sur|su)\s+(?:\p{L}+\s+)?$/iu;

/** Behind a whole its part may stand in the same clause: "of the 60 places, 45 are kept for pupils". */
const ofPart = /^[^.;:]{0,40}$/u;

/** "71 of 118", "four of our seven trustees", "of the 60 places, 45 …", as shares. */
function ratiosIn(unit: DraftUnit): Figure[] {
  return unit.facts.flatMap((fact, at): Figure[] => {
    const next = unit.facts[at + 1];
    if (fact.kind !== "number" || next?.kind !== "number" || !fact.value || !next.value) return [];
    const gap = unit.text.slice(fact.end - unit.start, next.start - unit.start);
    const text = unit.text.slice(fact.start - unit.start, next.end - unit.start);
    if (fact.value <= next.value)
      return ofGap.test(gap) ? [{ unit, value: (100 * fact.value) / next.value, text }] : [];
    const isPart = ofLead.test(around(unit, fact).before) && ofPart.test(gap);
    return isPart ? [{ unit, value: (100 * next.value) / fact.value, text }] : [];
  });
}

/** Lengths of time are counted alike: in minutes, in days, or in months. */
const isOneUnit = (fact: Fact, { unit }: Bound): boolean =>
  fact.unit === undefined || unit === undefined || fact.unit === unit;

function figuresIn(unit: DraftUnit, bound: Bound): Figure[] {
  const own = unit.facts
    .filter((fact) => fact.kind === bound.kind && fact.value !== undefined && isOneUnit(fact, bound))
    .filter((fact) => !/^\s*(?:ago|old|later)/u.test(around(unit, fact).behind))
    .map((fact) => ({ unit, value: fact.value!, text: fact.text }));
  return bound.kind === "percent" ? [...own, ...ratiosIn(unit)] : own;
}

/** The part of a line's words that stands in a sentence. */
function shareOf(unit: DraftUnit, { things, stems }: Requirement, isOneLanguage: boolean): number {
  const { names } = unit;
  const own = [...things].filter((name) => names.has(name)).length;
  const words = isOneLanguage ? [...stems].filter((stem) => unit.stems.has(stem)).length : 0;
  return (own + words) / Math.max(1, things.size + stems.size);
}

/** Holds a limit of whatever kind against the figures of the sentences that speak of the same. */
export function checkFigure(requirement: Requirement, { units, language }: Held): Finding | undefined {
  const [bound] = requirement.bounds;
  if (!bound || !kinds.has(bound.kind) || (bound.least === undefined && bound.most === undefined)) return undefined;
  // Of those who take part a draft tells many shares: the line has to say of which.
  const said = [...requirement.things].filter((name) => name !== "participants").length + requirement.stems.size;
  if (said === 0) return undefined;
  const isOneLanguage = requirement.language === language;
  const figures = units.flatMap((unit) => {
    const share = shareOf(unit, requirement, isOneLanguage);
    if (share < enough.met || says(unit, ["hopes", "gone"])) return [];
    return figuresIn(unit, bound).map((figure) => ({ ...figure, share, isMet: isWithin(bound, figure.value) }));
  });
  const best = figures.toSorted((a, b) => b.share - a.share)[0];
  if (!best) return undefined;
  const isPlain = figures.every(({ isMet }) => isMet === best.isMet);
  if (best.isMet ? !isPlain && best.share < enough.broken : !isPlain || best.share < enough.broken) return undefined;
  // Hours are told of parts, shares and months of the whole.
  if (!best.isMet && bound.unit === "minutes") return undefined;
  return finding(best.isMet, [best.unit], best.text);
}
