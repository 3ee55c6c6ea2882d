import type { Fact } from "@grantwright/domain/facts";
import type { Sentence } from "../text/cutSentences.ts";
import type { Source } from "./receipt.ts";

/** A sentence of a source, with what can be looked up in it. */
export interface SourceSentence extends Sentence {
  source: Source;
  /** Place in the order of all sentences of all sources. */
  order: number;
  /** The order of the first sentence of its paragraph, list or table. */
  block: number;
  stems: Set<string>;
  /** Its language, in ISO 639-1 where there is a code. */
  language: string;
  facts: Fact[];
}
