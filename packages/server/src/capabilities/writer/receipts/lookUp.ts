import { isSameFact, type Fact, type Worked } from "@grantwright/domain/facts";
import type { Asked, Known } from "./asked.ts";
import { byClock } from "./byClock.ts";
import { findStated, standsAnywhere } from "./findStated.ts";
import { countedIn } from "./listCounts.ts";
import { mostSources } from "./nearest.ts";
import { isOtherCurrency } from "./otherCurrency.ts";
import type { ReceiptFact } from "./receipt.ts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";
import { workOut } from "./workOut.ts";

/** Where the facts of a sentence stand, and the sentences that state them. */
export interface Found {
  sources: SourceSentence[];
  facts: ReceiptFact[];
}

/** On how many sentences before it a figure may build. */
const mostBefore = 4;

/**
 * Figures of which one stands in the sources, though not where the sentence stands on them, and another follows from it and from what does: "the 60
 * tanks cost 588,000", where one costs 9,800. Together they are hardly met by chance.
 */
function workOutTogether(
  asked: Asked,
  open: ReadonlySet<Fact>,
  base: SourceSentence[],
  index: SourceIndex,
  known: Known,
): [Fact, Worked][] {
  const sure = asked.facts.filter((fact) => !open.has(fact));
  for (const given of open) {
    const source = open.size > 1 && isFigure(given) ? standsAnywhere(given, index) : undefined;
    if (!source) continue;
    for (const fact of open) {
      if (fact === given || !isFigure(fact) || isOtherCurrency(fact, index.currencies)) continue;
      const worked = workOut(fact, [...sure, given], base, asked, index, known);
      if (!worked?.from.includes(given)) continue;
      return [
        [given, { working: given.text, from: source.facts.slice(0, 1) }],
        [fact, worked],
      ];
    }
  }
  return [];
}

const isFigure = ({ kind, value }: Fact): boolean => (kind === "number" || kind === "amount") && value !== undefined;

/** Of which share of its words a sentence stands by itself. */
const leastOwn = 0.25;

/** How the facts of one sentence follow from the sources, from what was said before, and from each other: "80 of 200 (40 %)". */
function workOutAll(
  asked: Asked,
  stated: (SourceSentence | undefined)[],
  index: SourceIndex,
  known: Known,
): Map<Fact, Worked> {
  const { facts, near, sentence } = asked;
  const standing = stated.filter((each) => each !== undefined);
  const close = [...new Set([...near.sentences, ...standing])];
  // A sentence with few words of the sources goes on with what the one before it was about: "That is 71 % of it."
  const wide = [...new Set([...close, ...near.around, ...(near.share < leastOwn ? known.base : [])])];
  known.base = close.length > 0 ? close : known.base;
  const found = new Map<Fact, Worked>();
  const open = new Set(facts.filter((_fact, at) => !stated[at]));
  for (let hasFound = true; hasFound && open.size > 0;) {
    hasFound = false;
    for (const fact of open) {
      if (isOtherCurrency(fact, index.currencies)) continue;
      const others = facts.filter((other) => other !== fact && !open.has(other));
      // A date follows from any other and some length: only what the sentence stands on itself is taken.
      const base = fact.kind === "date" ? close : wide;
      const worked =
        byClock(fact, others, wide) ??
        workOut(fact, others, base, asked, index, known) ??
        countedIn(fact, sentence, close, index);
      if (!worked) continue;
      found.set(fact, worked);
      open.delete(fact);
      hasFound = true;
    }
  }
  for (const [fact, worked] of workOutTogether(asked, open, wide, index, known)) {
    found.set(fact, worked);
    open.delete(fact);
  }
  // "74 more, which makes 120", where the 74 are 120 less what there is.
  for (const fact of open) {
    const term = [...found.values()].flatMap(({ from }) => from).find((each) => isSameFact(fact, each));
    if (!term || !isFigure(fact)) continue;
    found.set(fact, { working: term.text, from: [term] });
    open.delete(fact);
  }
  known.before = [...known.before, facts.filter((fact) => !open.has(fact))].slice(-mostBefore);
  return found;
}

/** Looks up the facts of one sentence. */
export function lookUp(asked: Asked, index: SourceIndex, known: Known): Found {
  const { facts, near } = asked;
  const sources: SourceSentence[] = [];
  const place = (source: SourceSentence | undefined): { source?: number } => {
    if (source && !sources.includes(source) && sources.length < mostSources) sources.push(source);
    const at = source ? sources.indexOf(source) : -1;
    return at < 0 ? {} : { source: at };
  };
  const stated = facts.map((fact) =>
    isOtherCurrency(fact, index.currencies) ? undefined : findStated(fact, asked, index, known),
  );
  const worked = workOutAll(asked, stated, index, known);
  return {
    sources,
    facts: facts.map((fact, at): ReceiptFact => {
      const { start, end, kind } = fact;
      if (stated[at]) return { start, end, kind, found: "stated", ...place(stated[at]) };
      const how = worked.get(fact);
      if (!how) return { start, end, kind, found: "no" };
      const [first] = how.from;
      // What counts a list stands on no fact: it is shown beside what its sentence stands on.
      const basis = first ? index.sentenceOf.get(first) : near.sentences[0];
      return { start, end, kind, found: "worked", working: how.working, ...place(basis) };
    }),
  };
}
