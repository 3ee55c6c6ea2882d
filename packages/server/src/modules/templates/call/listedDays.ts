/** What stands between two days of a list, and no range: ", and". */
const link =
  /^[\s,;·•|/]*(?:(?:and|or|und|oder|et|ou|y|o|e|ed|i|oraz|lub|en|of|och|eller|و)\s*)?(?:(?:on|by|am|le|il|el|den|the)\s*)?$/iu;

/** Before the first of two days that are the ends of one time: "between 4 and 29 January". */
const between = /(?:between|entre|zwischen|tussen|mellan|między|tra|fra|بين)[\s\p{L}]{0,12}$/iu;

/** Whether two days are named one after the other, and are not the ends of one time: by what stands before each. */
export const isListed = (beforeFirst: string, beforeSecond: string): boolean =>
  link.test(beforeSecond) && !between.test(beforeFirst);
