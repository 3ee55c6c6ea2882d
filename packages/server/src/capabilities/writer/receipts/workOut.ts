import { Terms, workedFrom, type Fact, type Worked } from "@grantwright/domain/facts";
import { totalOf } from "./columnTotals.ts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";

const rowsAround = 8;

const mostTries = 200;

/** What is known over a whole text. */
export interface Known {
  isForeign: boolean;
  /** How often facts of the text were put together with those of the sources. */
  tries: number;
  /** What was stated or worked out before in the text, and may be built on. */
  before: Fact[];
}

/** The sentences around one: the rows of its table, or its neighbours. */
function around({ order, text }: SourceSentence, { sentences }: SourceIndex, reach: number): SourceSentence[] {
  const isRow = /\t| \| /.test(text);
  const span = isRow ? rowsAround : reach;
  return sentences.slice(Math.max(0, order - span), order + span + 1);
}

/** The numbers of a table, column by column. */
function columnsOf(row: SourceSentence, rows: SourceSentence[]): Fact[][] {
  if (!row.text.includes("\t")) return [];
  const columns = new Map<number, Fact[]>();
  for (const { text, start, facts } of rows)
    for (const fact of facts) {
      const column = text.slice(0, fact.start - start).split("\t").length;
      columns.set(column, [...(columns.get(column) ?? []), fact]);
    }
  return [...columns.values()].filter(({ length }) => length > 1);
}

/**
 * How a fact follows from what its sentence stands on. Any number follows from enough others: counts are taken from one sentence or one
 * table at a time, times and shares from neighbours. A sum of money may take its parts from anywhere, as totals do.
 */
export function workOut(
  fact: Fact,
  own: Fact[],
  base: SourceSentence[],
  index: SourceIndex,
  text: string,
  known: Known,
): Worked | undefined {
  const reach = fact.kind === "number" ? 0 : fact.kind === "amount" ? 3 : 1;
  const sources = base.flatMap((sentence) => termsAround(sentence, reach, index));
  const all = fact.kind === "amount" ? termsOnce("all", index, () => [index.amounts]) : [];
  const total = totalOf(fact, index.totals);
  if (total) return total;
  const tried = workedFrom(fact, new Terms(own), text);
  if (tried) return tried;
  for (const terms of [...sources, ...all]) {
    const worked = workedFrom(fact, terms, text);
    if (worked) return worked;
  }
  // What the text itself says beside it, with what the sources say there: "41 of them (77 %)", "which leaves 14,000". A text of any length
  // has a bounded number of those.
  if (own.length === 0 || known.tries >= mostTries) return undefined;
  known.tries += 1;
  for (const terms of [...sources, ...all]) {
    const worked = workedFrom(fact, new Terms([...own, ...terms.facts.slice(0, 24)]), text);
    if (worked) return worked;
  }
  return undefined;
}

function termsOnce(key: string, index: SourceIndex, make: () => Fact[][]): Terms[] {
  const known = index.terms.get(key);
  if (known) return known;
  const terms = make().map((facts) => new Terms(facts));
  index.terms.set(key, terms);
  return terms;
}

/** What can be worked out from a sentence and what lies around it, as a whole and by the columns of its table. */
function termsAround(sentence: SourceSentence, reach: number, index: SourceIndex): Terms[] {
  return termsOnce(`${sentence.order} ${reach}`, index, () => {
    const sentences = around(sentence, index, reach);
    return [sentences.flatMap(({ facts }) => facts), ...columnsOf(sentence, sentences)];
  });
}
