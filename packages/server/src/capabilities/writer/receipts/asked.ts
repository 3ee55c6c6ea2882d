import type { Fact } from "@grantwright/domain/facts";
import type { Sentence } from "../text/cutSentences.ts";
import type { Nearest } from "./nearest.ts";
import type { SourceSentence } from "./sourceSentence.ts";

/** A sentence that is looked up, with what is looked up of it. */
export interface Asked {
  /** In which it stands. */
  text: string;
  sentence: Sentence;
  facts: Fact[];
  stems: ReadonlySet<string>;
  /** What of the sources has most of its words. */
  near: Nearest;
}

/** What is known of a text up to a sentence of it. */
export interface Known {
  /** Whether the sentence is in another language than the sources. */
  isForeign: boolean;
  /** Its language. */
  language: string;
  /** How often facts of the text were put together with those of the sources. */
  tries: number;
  /** What was stated or worked out before in the text, sentence by sentence, and may be built on. */
  before: Fact[][];
  /** What of the sources the last sentence that stands on any stands on. */
  base: SourceSentence[];
}
