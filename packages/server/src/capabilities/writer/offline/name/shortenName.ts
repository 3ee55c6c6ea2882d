/** The longest that a name may be, in characters. */
export const longestName = 80;

const weakEnd =
  /(?:[\s,;:–-]+(?:a|an|the|of|in|on|at|to|for|from|with|by|and|or|but|as|into|onto|over|between|that|which|who|where|when|while|so|its|their|our|his|her|this|these|each|every|one|two|three|about|until|under|near|more|than|is|are|will|be|per|de|del|la|el|los|las|en|y|con|para|por|que|du|des|le|les|et|pour|avec|à|der|die|das|den|dem|und|für|mit|von|zu|im|da|do|dos|em|e|com|di|il|per|het|een|van|voor|met|w|z|na|dla|do))+$/iu;

/** A part that only says more of what stands before it. */
const clause =
  /\s*[;(]|:(?!\d)|,? (?:so that|because|which|while|where|who|that|whom|if)\b|, | (?:I|we|they) \p{Ll}+\b|,? (?:para que|porque|afin que|parce que|damit|weil|żeby|ponieważ) /u;

/** As much stands before a clause, in characters. */
const leastHead = 12;

/** The beginning of a phrase that can be a name: without what only says more of it, and with no word hanging at its end. */
export function shortenName(text: string): string {
  let name = text
    .replace(/[.!?。！？।]+["'”’»]?$/u, "")
    .replace(/\s*\([^)]*\)/gu, "")
    .trim();
  // "Turning that wet end into a garden": a clause comes after something.
  name = name.slice(0, leastHead) + (name.slice(leastHead).split(clause)[0] ?? "");
  name = name.trim();
  if (name.length > 60) name = /^(.{25,}?) and \p{Ll}/u.exec(name)?.[1] ?? name;
  if (name.length > longestName) {
    const cut = name.slice(0, longestName + 1);
    name = /\s/u.test(cut) ? cut.slice(0, cut.lastIndexOf(" ")) : cut.slice(0, longestName);
  }
  for (let previous = ""; previous !== name;) {
    previous = name;
    name = name.replace(weakEnd, "").trim();
  }
  return name;
}

/** A name begins with a capital. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);

/** What is announced, and said afterwards: "two things". */
const announced =
  /^(?:(?:do|make|doing|making) )?(?:(?:one|two|three|four|several|some|a few|dos|tres|varias|deux|trois|zwei|drei|mehrere|duas|três|due|tre|twee|drie|dwie|trzy|kilka) (?:\p{L}+ )?(?:things?|cosas|choses|dinge|sachen|coisas|cose|dingen|rzeczy)(?: \p{L}+)?|something|this|that|it|them|so|more|our best|everything)$|^(?:it|them|us|her|him|me|you|something|anything|so that|together|(?:this|that|these|those)(?! \p{L}))(?!\p{L})/iu;

/** When or where something happens says nothing of what it is. */
const circumstance =
  /^(?:in|on|at|by|from|until|before|after|during|within|over|next|this|every)\s+(?:(?:early|late|mid|the|next|this) ?-?)*(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|fall|winter|year|month|week|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|\d)/iu;

/** A price or a count behind a small word: "vender en 2,200 mínimo". */
const figure = /^(?:a|à|en|em|in|um|für|zu|per|por|voor|za|at|for)\s+[\d$€£]/iu;

/** Whether a phrase says of something what it is. */
export const saysWhat = (phrase: string): boolean =>
  !announced.test(phrase) && !circumstance.test(phrase) && !figure.test(phrase);
