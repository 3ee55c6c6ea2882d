import { setImmediate } from "node:timers/promises";
import { eligibilityOf, type Eligibility } from "./applicants.ts";
import type { KeptGrant } from "./keptGrants.ts";
import { placingOf, type Placing } from "./places.ts";
import type { ProfileWords, Term } from "./searchTerms.ts";
import { stemsOf } from "./words.ts";

/** A grant whose words fit. */
export interface Match {
  grant: KeptGrant;
  score: number;
  /** Why it fits, for the person to read. */
  reason: string;
}

/** What came of looking through all grants. */
export interface Ranking {
  /** The best first. */
  matches: Match[];
  lookedThrough: number;
  /** How many fit by their words, but are not for organisations of this kind. */
  notForThem: number;
}

interface Found {
  term: Term;
  inTitle: boolean;
  count: number;
}

interface Candidate {
  grant: KeptGrant;
  found: Found[];
}

const mostMatches = 20;
const grantsAtOnce = 5;
/** The fewest grants that rarity is reckoned by: of a handful, no word is common. */
const leastPopulation = 200;
/** Below this share of the best score the rest is left out. */
const leastShare = 0.2;
const leastScore = 2;
const titleWeight = 2.5;

/** How often each stem, and each pair of neighbours, occurs. */
function countsOf(stems: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  stems.forEach((stem, at) => {
    add(stem);
    if (at > 0) add(`${stems[at - 1]} ${stem}`);
  });
  return counts;
}

/** How often a term occurs: longer ones where all their words do. */
function occurrences({ stems }: Term, counts: Map<string, number>): number {
  if (stems.length <= 2) return counts.get(stems.join(" ")) ?? 0;
  return Math.min(...stems.map((stem) => counts.get(stem) ?? 0));
}

function findTerms(terms: Term[], grant: KeptGrant): Found[] {
  const title = countsOf(stemsOf(grant.title));
  // The search text has the title, the names of programs and the description, each on lines of its own.
  const text = countsOf(stemsOf(grant.searchText));
  return terms.flatMap((term) => {
    const count = occurrences(term, text);
    return count === 0 ? [] : [{ term, inTitle: occurrences(term, title) > 0, count }];
  });
}

/** Words that stand in a pair that was found too add nothing. */
const withoutCovered = (found: Found[]) =>
  found.filter(({ term, count }) => {
    if (term.stems.length > 1) return true;
    const [stem = ""] = term.stems;
    return !found.some(
      (other) => other.term.stems.length > 1 && other.term.stems.includes(stem) && other.count >= count,
    );
  });

const isTelling = ({ weight }: Term) => weight >= 0.45;

/** Whether what was found is more than chance: as many things as are needed, one of which the title names or the text repeats. */
function isEnough(found: Found[], needed: number): boolean {
  const telling = found.filter(({ term }) => isTelling(term));
  if (telling.some(({ term, inTitle }) => inTitle && term.stems.length > 1)) return true;
  if (telling.length < needed) return false;
  return needed === 1 || telling.some(({ term, inTitle, count }) => inTitle || count > 1 || term.stems.length > 1);
}

/** Ranks grants by the words that fit, weighed by how rare they are, by who may apply and by place. */
export async function rankGrants(
  pages: AsyncIterable<KeptGrant[]>,
  terms: Term[],
  profile: ProfileWords,
): Promise<Ranking> {
  const candidates: Candidate[] = [];
  const grantsWith = new Map<Term, number>();
  // Who names hardly more than one thing can only be met in that.
  const needed = terms.filter((term) => isTelling(term) && term.stems.length === 1).length < 4 ? 1 : 2;
  let lookedThrough = 0;
  for await (const page of pages) {
    for (const grant of page) {
      lookedThrough += 1;
      // A page of long texts takes a while: everybody else is answered in between.
      if (lookedThrough % grantsAtOnce === 0) await setImmediate();
      const found = findTerms(terms, grant);
      for (const { term } of found) grantsWith.set(term, (grantsWith.get(term) ?? 0) + 1);
      const counted = withoutCovered(found);
      if (isEnough(counted, needed)) candidates.push({ grant, found: counted });
    }
  }
  const population = Math.max(lookedThrough, leastPopulation);
  const rarity = (term: Term) => Math.log(1 + population / ((grantsWith.get(term) ?? 0) + 1)) / 2;
  const scored = candidates.flatMap(({ grant, found }) => {
    const byWorth = found
      .map((each) => {
        const often = 1 + 0.3 * Math.min(each.count - 1, 3);
        return { ...each, worth: each.term.weight * rarity(each.term) * often * (each.inTitle ? titleWeight : 1) };
      })
      .toSorted((one, two) => two.worth - one.worth);
    const words = byWorth.reduce((sum, { worth }) => sum + worth, 0);
    if (words < leastScore) return [];
    const eligibility = eligibilityOf(profile.organization, grant.eligibility);
    const placing = placingOf(profile.location, grant.title, grant.description);
    const score =
      words *
      (eligibility.verdict === "open" ? 1.2 : 1) *
      (placing.verdict === "here" ? 1.3 : placing.verdict === "elsewhere" ? 0.25 : 1) *
      (grant.status === "forecasted" ? 0.9 : 1);
    if (score < leastScore) return [];
    const isOpen = eligibility.verdict !== "closed";
    return [{ grant, score, isOpen, reason: reasonOf(byWorth, eligibility, placing) }];
  });
  const best = Math.max(0, ...scored.map(({ score, isOpen }) => (isOpen ? score : 0)));
  const fitting = scored.filter(({ score }) => score >= best * leastShare);
  const open = fitting.filter(({ isOpen }) => isOpen).map(({ grant, score, reason }) => ({ grant, score, reason }));
  return {
    matches: withoutDoubles(open).slice(0, mostMatches),
    lookedThrough,
    notForThem: fitting.length - open.length,
  };
}

/** The number by which a grant is known from one listing of it to the next. */
export const numberKey = ({ number, key }: Pick<KeptGrant, "number" | "key">): string =>
  number === "" ? key : `number:${number.toUpperCase().replace(/\s+/g, "")}`;

/** The title by which a grant is known when it is listed under another number. */
export const titleKey = ({ title, funderName }: Pick<KeptGrant, "title" | "funderName">): string =>
  `${stemsOf(title).join(" ")}|${stemsOf(funderName).join(" ")}`;

/** Of grants with one number or one title, the best; of equals the posted one before the forecast. */
function withoutDoubles(matches: Match[]): Match[] {
  const seen = new Set<string>();
  return matches
    .toSorted(
      (one, two) =>
        two.score - one.score || Number(one.grant.status === "forecasted") - Number(two.grant.status === "forecasted"),
    )
    .filter(({ grant }) => {
      const keys = [numberKey(grant), titleKey(grant)];
      if (keys.some((key) => seen.has(key))) return false;
      for (const key of keys) seen.add(key);
      return true;
    });
}

const quoted = (terms: Term[]): string => {
  const texts = [...new Set(terms.map(({ text }) => `“${text}”`))];
  const last = texts.pop() ?? "";
  return texts.length === 0 ? last : `${texts.join(", ")} and ${last}`;
};

const mostWords = 4;

/** Says what of the person's words a grant has, and where; who may apply; which place it names. */
function reasonOf(found: Found[], eligibility: Eligibility, placing: Placing): string {
  const shown = found.slice(0, mostWords).filter(({ term }) => term.weight >= 0.2);
  const own = shown.filter(({ term }) => term.isOwn);
  const others = shown.filter(({ term }) => !term.isOwn).map(({ term }) => term);
  const inTitle = own.filter((each) => each.inTitle).map(({ term }) => term);
  const inText = own.filter((each) => !each.inTitle).map(({ term }) => term);
  const is = (terms: Term[]) => (terms.length === 1 ? "is" : "are");
  const word = (terms: Term[]) => (terms.length === 1 && !terms[0]?.text.includes(" ") ? "word" : "words");
  const sentences: string[] = [];
  const say = (before: string, terms: Term[], where: string) => {
    if (terms.length > 0) sentences.push(`${before}${quoted(terms)} ${is(terms)} in its ${where}`);
  };
  say(`Your ${word(inTitle)} `, inTitle, "title");
  say(inTitle.length > 0 ? "" : `Your ${word(inText)} `, inText, "description");
  if (others.length > 0)
    sentences.push(
      `${sentences.length > 0 ? "it" : "It"} speaks of ${quoted(others)}, which is near to what you describe`,
    );
  if (eligibility.verdict === "open" && eligibility.label) sentences.push(`it is open to ${eligibility.label}`);
  if (placing.place) sentences.push(`it names ${placing.place}`);
  return `${sentences.join("; ")}.`;
}
