/** Words of a line of a call. What a model does not find has line 0 and no words. */
export interface PointedWords {
  /** From 1. */
  line: number;
  words: string;
}

/** What a length counts; empty for what counts something else, or nothing. */
type PointedUnit = "words" | "characters" | "pages" | "";

/** A text that a call wants written. */
export interface PointedSection {
  line: number;
  title: string;
  /** The words that say how long it may be, and their line; empty where none do. */
  length: string;
  lengthLine: number;
  /** What those words mean: how many, and of what; 0 and empty where there are none. */
  amount: number;
  unit: PointedUnit;
  isOptional: boolean;
  /** The first and the last line that say what to write there; 0 where none do. */
  guidanceFrom: number;
  guidanceTo: number;
}

/** Where in a call a model says that things stand. It points: what stands there is read by who asked, and of this nothing is shown but numbers that stand there. */
export interface CallPointers {
  name: PointedWords;
  funder: PointedWords;
  /**
   * `date` as 2027-03-05 and `time` as 17:00 are what its words mean; empty where they do not tell. `zone` is the zone in which they count, by its
   * name in the zone database; `zoneWords` are the words that tell it or its place, and `zoneLine` is theirs.
   */
  deadline: PointedWords & { date: string; time: string; zone: string; zoneLine: number; zoneWords: string };
  /** `least` and `most` are what its words mean, and `currency` its code by ISO 4217; 0 and empty where they do not tell. */
  award: PointedWords & { least: number; most: number; currency: string };
  /** How long the whole may be, and what those words mean; 0 and empty where there are none. */
  whole: PointedWords & { amount: number; unit: PointedUnit };
  sections: PointedSection[];
  papers: (PointedWords & { isOptional: boolean })[];
  /** `points` is 0 where none are named. */
  criteria: (PointedWords & { points: number })[];
  /** Who may apply and who may not. */
  conditions: PointedWords[];
  /** What the money is not given for. */
  prohibitions: PointedWords[];
}
