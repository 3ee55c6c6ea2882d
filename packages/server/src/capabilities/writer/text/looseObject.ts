/** What names something before a pronoun could stand for it. */
const names =
  /(?<!\p{L})(?:an?|the|our|my|your|his|her|their|this|these|those|some|more|new|two|three|four|five|six|of|for|in|into|with|at|on|from)(?!\p{L})|\d|(?<=\s)(?!I\b)\p{Lu}/u;

/** Whether somebody wants to do something to what only the sentence before names: "We want to make it into a room." In English. */
export function hasLooseObject(sentence: string): boolean {
  const found = /^((?:what )?(?:we|i)\b[^,.;:?]{0,40}?)(?<=\s)(?:it|them|that)(?!\p{L})/iu.exec(sentence);
  return found !== null && !names.test(found[1]!);
}
