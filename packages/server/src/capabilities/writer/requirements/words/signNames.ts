/**
 * What words say in a funder's line or in a draft, each a list in cues/requirements. Of a line: limits and their direction, what is not paid for, what no text
 * can show, who may apply, and what is limited (the award, how long, income, own money, the funder's share, age, start, end). Of a draft: sums that are asked for
 * or brought, totals, when something was founded, what was long ago, what is not bought or is, with whom, hopes, and where figures come from.
 */
export const signNames = [
  "atMost",
  "atLeast",
  "under",
  "over",
  "between",
  "and",
  "or",
  "not",
  "must",
  "excluded",
  "hand",
  "due",
  "eligible",
  "mayApply",
  "notBefore",
  "latest",
  "outside",
  "award",
  "lasting",
  "income",
  "people",
  "own",
  "funder",
  "founded",
  "startsWork",
  "endsWork",
  "asked",
  "ownPays",
  "sum",
  "dated",
  "legal",
  "gone",
  "notBought",
  "owns",
  "bought",
  "spends",
  "directCosts",
  "purpose",
  "apiece",
  "partner",
  "onlyPartner",
  "hopes",
  "wants",
  "source",
] as const;

/** A kind of word that says something in a line or in a draft. */
export type SignName = (typeof signNames)[number];
