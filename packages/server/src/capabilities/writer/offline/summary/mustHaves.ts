import { countWords } from "@grantwright/domain";
import { readFacts } from "@grantwright/domain/facts";
import type { SectionKind } from "../../../../kernel/text/sectionKind.ts";
import { asksForMoney } from "../asks/saidIn.ts";
import { saysWholeSum } from "../wholeSum.ts";
import { unitKinds } from "../../placement/unitKinds.ts";
import { betweenCells } from "../../text/cellsOf.ts";
import { hasLooseObject } from "../../text/looseObject.ts";
import { statesIntent } from "../../text/statesIntent.ts";
import { askedIn } from "./requestOf.ts";
import { shareOf, type Candidate } from "./candidates.ts";
import { ofLeaning } from "./summaryValue.ts";

/** Too short to say by itself what is done: "We want to do two things." */
const shortIntent = 12;
const mostFollowing = 2;

/** How likely a sentence says for whom it is, to be taken at its word. */
const fairlySure = 0.4;

/** What a sentence about money is worth more: one that asks, one that says the whole, the one with the largest sum. */
const ofMoney = { asks: 6, whole: 2, largest: 1.5 };

/** Further back nobody looks for what a sentence leans on. */
const mostBefore = 2;

const best = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.toSorted((a, b) => b.value - a.value || a.order - b.order)[0];

/** The sentence before, where it stands before in the description as well. */
const beforeOf = ({ place, order, at }: Candidate, pool: readonly Candidate[]): Candidate | undefined =>
  pool.find(
    (each) => each.place === place && each.order === order - 1 && each.at === (at === undefined ? undefined : at - 1),
  );

/** What a sentence leans on, the first of it first; undefined where that stands elsewhere or is too long a passage. */
export function antecedentsOf(candidate: Candidate, pool: readonly Candidate[]): Candidate[] | undefined {
  const found: Candidate[] = [];
  let each = candidate;
  while (each.isLeaning || (found.length === 0 && hasLooseObject(each.sentence))) {
    const before = found.length < mostBefore ? beforeOf(each, pool) : undefined;
    // "We want to make it a room" says enough where nothing stands before it.
    if (!before) return each.isLeaning ? undefined : found;
    found.unshift(before);
    each = before;
  }
  return found;
}

/** What is said at once after a sentence that says little by itself. */
const following = ({ place, order }: Candidate, pool: readonly Candidate[]): Candidate[] =>
  pool.filter((each) => each.place === place && each.order > order && each.order <= order + mostFollowing);

/** What a sentence is worth as an opening: as likely as it says what is wanted, that it says so in words, that it stands where that is told. */
const ofOpening = { share: 8, intent: 3, own: 1, value: 0.5 };

/** An aim is told after what is done. */
const ofAim = 0.8;

function openingValue({ sentence, kind, tag, value, wants }: Candidate): number {
  const aims = tag.likelihoods[unitKinds.indexOf("objectives")]!;
  return (
    ofOpening.share * (wants - (1 - ofAim) * aims) +
    (statesIntent(sentence) ? ofOpening.intent : 0) +
    (kind === "description" ? ofOpening.own : 0) +
    ofOpening.value * value
  );
}

/** What is wanted there is wanted afterwards. */
const ofLater: ReadonlySet<SectionKind> = new Set(["sustainability", "evaluation"]);

/** Whether a sentence may open a summary: of the money only what says for what it is. */
const mayOpen = ({ kind, wants }: Candidate): boolean => (kind === "budget" ? wants >= fairlySure : !ofLater.has(kind));

/** The sentence that says what somebody wants to do, wherever it stands: it opens the summary; what goes on from it where it is short. */
export function intentOf(pool: readonly Candidate[]): Candidate[] {
  const able = pool.filter((each) => mayOpen(each) && antecedentsOf(each, pool) !== undefined);
  // What is bought is part of what is wanted, where that is said.
  const told = able.filter(({ kind }) => kind !== "budget");
  const isTold = told.some((each) => each.wants >= fairlySure && statesIntent(each.sentence));
  const [intent] = (isTold ? told : able)
    .map((candidate) => ({ candidate, worth: openingValue(candidate) }))
    .toSorted((a, b) => b.worth - a.worth || a.candidate.order - b.candidate.order)
    .map(({ candidate }) => candidate);
  if (!intent) return [];
  if (intent.kind !== "description") return [intent];
  const isShort = countWords(intent.sentence) < shortIntent && statesIntent(intent.sentence);
  return isShort ? [intent, ...following(intent, pool)] : [intent];
}

/** The sentence that says most of whom it is for. */
export function beneficiaryOf(pool: readonly Candidate[]): Candidate | undefined {
  const likely = pool.filter(({ tag, kind }) => kind !== "budget" && shareOf("audience", tag) >= fairlySure);
  return best(likely);
}

const largestOf = (sentence: string): number =>
  Math.max(0, ...readFacts(sentence).flatMap(({ kind, value = 0 }) => (kind === "amount" ? [value] : [])));

/** What goes on to the lines of a budget, or to why: "We ask for 63,400 euros: 27,000 for analyses, …". */
const breakdown =
  /\s*[:;–—(]\s|,? (?:because|since|which|porque|ya que|parce que|car|weil|denn|da|perché|poiché|omdat|want|ponieważ|bo) /u;

/** More than that nobody reads of one sum, in words. */
const longSum = 22;

/** A longer one works a sum out, line by line: that is the budget itself. */
const longestSum = 45;

/** A long sentence about a sum up to where it breaks it down. */
export function withoutBreakdown(sentence: string): string {
  if (countWords(sentence) <= longSum) return sentence;
  const { index = -1 } = breakdown.exec(sentence) ?? {};
  const head = sentence.slice(0, Math.max(0, index)).replace(/,$/u, "");
  const isWhole = index > 0 && countWords(head) > 3 && largestOf(head) > 0 && largestOf(head) === largestOf(sentence);
  return isWhole ? `${head}.` : sentence;
}

/** The sentence that says what is asked for; else what the whole costs; else the largest sum. */
export function moneyOf(pool: readonly Candidate[], language: string): Candidate | undefined {
  const own = pool.filter(
    ({ kind, sentence }) => kind === "budget" && countWords(withoutBreakdown(sentence)) <= longestSum,
  );
  const largest = Math.max(...own.map(({ sentence }) => largestOf(sentence)));
  return own
    .map((candidate) => {
      const { sentence } = candidate;
      const asks = asksForMoney(sentence, language);
      const isLargest = largest > 0 && largestOf(sentence) === largest;
      const value =
        candidate.value +
        (asks ? ofMoney.asks : 0) +
        (saysWholeSum(sentence) ? ofMoney.whole : 0) +
        (isLargest ? ofMoney.largest : 0) +
        (asks && candidate.isLeaning ? ofLeaning : 0);
      return { candidate, value };
    })
    .filter(({ candidate, value }) => value >= ofMoney.asks || antecedentsOf(candidate, pool) !== undefined)
    .toSorted((a, b) => b.value - a.value || a.candidate.order - b.candidate.order)
    .find(({ value }) => value >= 1)?.candidate;
}

/** A sum as large as this part of the largest is what is asked for, and no price: "We want 260 yards at £11". */
const leastOfLargest = 0.2;

/** Whether a sentence says how much is asked for and can stand behind what is wanted. */
export function isRequest({ sentence, isLeaning }: Candidate, pool: readonly Candidate[], language: string): boolean {
  const largest = Math.max(...pool.map((each) => largestOf(each.sentence)));
  const isSentence =
    countWords(sentence) >= 4 && !betweenCells.test(sentence) && !/^[^\s:]+(?:\s[^\s:]+){0,3}:\s/u.test(sentence);
  const asks = asksForMoney(sentence, language) || askedIn(sentence, language).length > 0;
  return !isLeaning && isSentence && asks && largestOf(sentence) >= leastOfLargest * largest;
}
