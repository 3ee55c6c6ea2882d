import { countWords } from "@grantwright/domain";
import { readFacts } from "@grantwright/domain/facts";
import { asksForMoney } from "../asks/saidIn.ts";
import { saysWholeSum } from "../wholeSum.ts";
import { hasLooseObject } from "../../text/looseObject.ts";
import { statesIntent } from "../../text/statesIntent.ts";
import { placeOf, shareOf, type Candidate } from "./candidates.ts";
import { ofLeaning, tellsWhat } from "./summaryValue.ts";

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

/** The sentence that says what somebody wants to do, wherever it stands: it opens the summary; what goes on from it where it is short. */
export function intentOf(pool: readonly Candidate[]): Candidate[] {
  const says = ({ sentence, kind }: Candidate) => kind !== "budget" && statesIntent(sentence);
  const own = pool.filter(({ kind }) => kind === "description");
  const firm = (candidates: readonly Candidate[]) =>
    candidates.filter((each) => says(each) && antecedentsOf(each, pool) !== undefined);
  const elsewhere = firm(pool).filter(({ kind }) => tellsWhat.has(kind));
  const intent = best(firm(own)) ?? best(elsewhere) ?? best(own.filter(says)) ?? best(own) ?? best(firm(pool));
  if (!intent) return [];
  if (intent.kind !== "description") return [Object.assign(intent, { place: placeOf("description"), order: -1 })];
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
  const own = pool.filter(({ kind }) => kind === "budget");
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
