import type { Problem, TextKey } from "@grantwright/domain";

/** Something that keeps a proposal from being made: the text it is about, its title, and what is wrong. */
export interface ListedProblem {
  key: TextKey;
  title: string;
  problem: Problem;
}
