/**
 * What words around a figure say about it, each a list in cues/numbers. Of money: what is asked for, what all of it costs, what comes from one's own
 * or others' pockets, what is left. Of lists: totals, parts, what is taken off. Of time: start, end, length, what may lie before and behind. Of counts: that
 * they are rough, bounds, of another time, wished for, of a part, of others, or of all that was spoken of.
 */
export const signNames = [
  "asked",
  "cost",
  "own",
  "rest",
  "total",
  "subtotal",
  "less",
  "includes",
  "split",
  "each",
  "project",
  "start",
  "end",
  "lasting",
  "until",
  "between",
  "years",
  "old",
  "phase",
  "activity",
  "aged",
  "about",
  "atLeast",
  "atMost",
  "otherTime",
  "past",
  "target",
  "part",
  "other",
  "definite",
  "generic",
  "overlap",
  "beforehand",
  "afterwards",
  "at",
  "makes",
  "are",
  "sexes",
  "others",
  "of",
  "small",
] as const;

/** A kind of word that says something about a figure beside it. */
export type SignName = (typeof signNames)[number];
