/** Words of a line of a call. What a model does not find has line 0 and no words. */
export interface PointedWords {
  /** From 1. */
  line: number;
  words: string;
}

/** A text that a call wants written. */
export interface PointedSection {
  line: number;
  title: string;
  /** The words that say how long it may be, and their line; empty where none do. */
  length: string;
  lengthLine: number;
  /** What those words mean: how many, and of what; 0 and empty where there are none. */
  amount: number;
  unit: "words" | "characters" | "pages" | "";
  isOptional: boolean;
  /** The first and the last line that say what to write there; 0 where none do. */
  guidanceFrom: number;
  guidanceTo: number;
}

/** Where in a call a model says that things stand. It points: what stands there is read by who asked, and of this nothing is shown but numbers that stand there. */
export interface CallPointers {
  name: PointedWords;
  funder: PointedWords;
  /** `date` as 2027-03-05 and `time` as 17:00 are what its words mean; empty where they do not tell. */
  deadline: PointedWords & { date: string; time: string };
  /** `least` and `most` are what its words mean; 0 where they do not tell. */
  award: PointedWords & { least: number; most: number };
  /** How long the whole may be. */
  whole: PointedWords;
  sections: PointedSection[];
  papers: (PointedWords & { isOptional: boolean })[];
  /** `points` is 0 where none are named. */
  criteria: (PointedWords & { points: number })[];
  /** Who may apply and who may not. */
  conditions: PointedWords[];
  /** What the money is not given for. */
  prohibitions: PointedWords[];
}
