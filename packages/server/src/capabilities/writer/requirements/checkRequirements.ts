import { countWords } from "@grantwright/domain";
import { languageOf } from "@grantwright/domain/facts";
import { checkAge, checkIncome } from "./checks/checkApplicant.ts";
import { checkAward } from "./checks/checkAward.ts";
import { checkBeside } from "./checks/checkBeside.ts";
import { checkCount } from "./checks/checkCount.ts";
import { checkEligibility } from "./checks/checkEligibility.ts";
import { checkCostShare, checkShareOfCost } from "./checks/checkMoney.ts";
import { checkFigure } from "./checks/checkFigure.ts";
import { checkProhibition } from "./checks/checkProhibition.ts";
import { checkStatement } from "./checks/checkStatement.ts";
import { checkDays, checkDuration } from "./checks/checkTime.ts";
import type { Finding, Held } from "./checks/finding.ts";
import { readMoney } from "./draft/money.ts";
import { readDraft, type ReadDraft } from "./draft/readDraft.ts";
import { spansOf } from "./draft/dated.ts";
import { lengthsOf } from "./draft/lengths.ts";
import { endsOf, startsOf } from "./draft/startsAndEnds.ts";
import { boundText } from "./lines/boundText.ts";
import type { Measure } from "./lines/measureOf.ts";
import { readRequirement, type Requirement } from "./lines/readRequirement.ts";
import type { RequirementCheck, RequirementDraft } from "./result/requirement.ts";

type Check = (requirement: Requirement, held: Held) => Finding | undefined;

const byMeasure: Partial<Record<Measure, Check>> = {
  duration: checkDuration,
  award: checkAward,
  ownShare: checkShareOfCost,
  funderShare: checkShareOfCost,
  costShare: checkCostShare,
  start: checkDays,
  end: checkDays,
  window: checkDays,
  income: checkIncome,
  count: checkCount,
  price: checkCount,
  age: checkAge,
};

/** Of a longer call the rest is not read, in lines. */
const mostLines = 200;

/** The most places that one check points to. */
const mostPlaces = 3;

/** The day to which a call counts: that of its deadline, else the first that one of its lines names. */
function dayOf(requirements: readonly Requirement[]): number | undefined {
  const days = requirements.flatMap(({ facts, signs }) =>
    spansOf(facts)
      .filter(({ by }) => by === "day")
      .map(({ first }) => ({ first, isDue: signs.some(({ name }) => name === "due" || name === "hand") })),
  );
  return (days.find(({ isDue }) => isDue) ?? days[0])?.first;
}

/** The latest date that a draft names: nobody writes before what they tell of. */
function latestOf({ units }: ReadDraft): number | undefined {
  const days = units.flatMap(({ facts }) => spansOf(facts)).map(({ first }) => first);
  return days.length > 0 ? Math.max(...days) : undefined;
}

/** Fewer words tell no language: "No vehicles." */
const leastWords = 12;

/** The language of a call; that of the draft where the call is too short to tell. */
function languageOfCall(lines: readonly string[], ofDraft: string): string {
  const text = lines.join("\n");
  return countWords(text) < leastWords ? ofDraft : languageOf(text);
}

function holdAgainst(read: ReadDraft, requirements: readonly Requirement[]): Held {
  const lengths = lengthsOf(read);
  const starts = startsOf(read, lengths);
  const latest = latestOf(read);
  const day = dayOf(requirements) ?? starts[0]?.span.first;
  return {
    ...read,
    money: readMoney(read),
    lengths,
    starts,
    ends: endsOf(read, lengths),
    ...(day !== undefined && { day }),
    ...(latest !== undefined && { latest }),
  };
}

function findIn(requirement: Requirement, held: Held): Finding | undefined {
  const { kind, measure, bounds } = requirement;
  if (kind === "prohibition") return checkProhibition(requirement, held);
  const found = measure && byMeasure[measure]?.(requirement, held);
  if (found) return found;
  if (bounds.length > 0)
    return !measure || measure === "count"
      ? (checkFigure(requirement, held) ?? checkBeside(requirement, held))
      : undefined;
  const ofApplicant = kind === "eligibility" ? checkEligibility(requirement, held) : undefined;
  return ofApplicant ?? checkStatement(requirement, held);
}

function check(requirement: Requirement, held: Held): RequirementCheck {
  const { line, kind } = requirement;
  if (kind === "hand") return { line, kind, state: "hand", places: [], why: {} };
  const found = findIn(requirement, held);
  const bound = boundText(requirement);
  if (!found) return { line, kind, state: "open", places: [], why: { ...(bound !== undefined && { bound }) } };
  return {
    line,
    kind,
    state: found.state,
    places: found.places.slice(0, mostPlaces),
    why: { ...(bound !== undefined && { bound }), ...(found.found && { found: found.found }) },
  };
}

/**
 * Holds the lines of a call against a draft, each by itself and in their order. What the draft does not plainly show stays open. Deterministic; takes time
 * in proportion to the draft and to the number of lines.
 *
 * @param lines the requirements of the call, as they stand in it; those after the 200th are left out
 */
export function checkRequirements(lines: readonly string[], draft: RequirementDraft): RequirementCheck[] {
  const read = lines.slice(0, mostLines);
  const own = readDraft(draft);
  const language = languageOfCall(read, own.language);
  const requirements = read.map((line) => readRequirement(line, language));
  const held = holdAgainst(own, requirements);
  return requirements.map((requirement) => check(requirement, held));
}
