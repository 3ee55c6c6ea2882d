import type { Fact, Terms } from "@grantwright/domain/facts";
import type { Drafted } from "../writer.ts";
import type { ColumnTotal } from "./columnTotals.ts";
import type { CostTotals } from "./costTotals.ts";
import type { Size } from "./counted.ts";
import type { Currencies } from "./otherCurrency.ts";
import type { SourceSentence } from "./sourceSentence.ts";

/** For each sentence of the sources, how much it shares with the one in question; all 0 between two of these. */
export interface Shared {
  weights: Float64Array;
  /** Which of the words it has, as bits. */
  words: Int32Array;
}

/** Facts that stand close together in a source, sentence by sentence, and what can be worked out from them. */
export interface Scope {
  groups: Fact[][];
  terms: Terms;
  /** How far apart they stand: 1 for those of one sentence. */
  distance: number;
}

/** What belongs to a scope: one sentence, the columns of its table, what stands around it, all sums of money. */
export type ScopeKind = "sentence" | "columns" | "around" | "amounts";

/** The scopes of sentences, by their order. */
export type Scopes = Record<ScopeKind, Map<number, Scope[]>>;

/** The sources of a text, prepared for looking up any number of sentences. */
export interface SourceIndex {
  sentences: SourceSentence[];
  /** By their letters and digits alone. */
  byKey: Map<string, SourceSentence>;
  /** Sentences by their content words. */
  byStem: Map<string, SourceSentence[]>;
  /** The same as places in the order of sentences, as most look-ups need no more. */
  ordersByStem: Map<string, number[]>;
  /** Sentences by each word of theirs, folded. */
  byWord: Map<string, SourceSentence[]>;
  /** Words by their first three letters. */
  byPrefix: Map<string, string[]>;
  /** Sentences by how their words in other scripts than the Latin one sound, and by how these begin. */
  bySound: Map<string, SourceSentence[]>;
  bySoundPrefix: Map<string, SourceSentence[]>;
  /** Sentences by the numbers that a citation of them has. */
  byCitation: Map<number, SourceSentence>;
  /** Sentences by what their facts say; names are found by their words. */
  byFact: Map<string, { fact: Fact; sentence: SourceSentence }[]>;
  /** The sentence of each fact. */
  sentenceOf: Map<Fact, SourceSentence>;
  /** Who drafted a sentence that is no source, by its letters and digits. */
  drafted: Map<string, Drafted["by"]>;
  languages: Set<string>;
  /** What the sources count money in. */
  currencies: Currencies;
  /** What the columns of tables come to, by the rounded value. */
  totals: ReadonlyMap<number, ColumnTotal>;
  /** What their paragraphs of prices come to; made when it is first asked for. */
  costs?: CostTotals[];
  /** How much each sentence shares with one that is looked up. */
  shared: Shared;
  /** What something may be worked out from; filled as it is asked for. */
  scopes: Scopes;
}

/** Under which key a fact with a value is looked up: its kind's family and the value to three significant digits. */
export function factKeys(fact: Fact): string[] {
  if (fact.kind === "date") {
    const dates = [fact.date, fact.other].filter((date) => typeof date === "string");
    const years = dates.filter((date) => /^\d{4}$/.test(date)).map((year) => `count ${Number(year).toPrecision(3)}`);
    return [...dates.flatMap(dateKeys), ...years];
  }
  const family = fact.kind === "percent" ? "percent" : "count";
  return [fact.value, fact.other, fact.count]
    .filter((value) => typeof value === "number")
    .map((value) => `${family} ${value.toPrecision(3)}`);
}

/** Under which key a size is looked up: what it measures, and its value to three significant digits. */
export const sizeKey = ({ dimension, value }: Size): string => `${dimension} ${value.toPrecision(3)}`;

/** A date is looked up by its year and by its month. */
const dateKeys = (date: string): string[] => {
  if (/^\d{3}0s$/.test(date)) return [`decade ${date.slice(0, 3)}`];
  const [year = "", part = ""] = [
    date.slice(0, 4),
    date.startsWith("--") ? date.slice(2, 4) : date.slice(5).split("-")[0],
  ];
  const isYear = /^\d{4}$/.test(year);
  return [isYear ? `year ${year}` : "", isYear ? `decade ${year.slice(0, 3)}` : "", part ? `month ${part}` : ""].filter(
    Boolean,
  );
};
