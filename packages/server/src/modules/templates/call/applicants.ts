import { sentences } from "./passages.ts";
import { sourcesOf, foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** How many words may stand between who is spoken of and what they must. */
const mostBetween = 8;

const made = new Map<string, RegExp>();

/** "Organizations with an overdue report may not", in either order: some languages begin with the verb. */
function conditionPattern({ language, lists }: CallWords): RegExp {
  const known = made.get(language);
  if (known) return known;
  const [actors, modals] = [sourcesOf(lists.says.actors), sourcesOf(lists.says.modals)];
  const between = `(?:[\\s,]+[\\p{L}\\p{N}'()/-]+){0,${mostBetween}}?[\\s,]+`;
  const pattern = new RegExp(
    language === "ar"
      ? `(?:${modals})${between}(?:${actors})|(?:${actors})${between}(?:${modals})`
      : `(?:${actors})${between}(?:${modals})`,
    "u",
  );
  made.set(language, pattern);
  return pattern;
}

/** How far into its sentence who is spoken of may stand, in characters. */
const reach = 60;

/** Among how many words behind "must" its verb is. */
const wordsOfVerb = 4;

/** Whether a sentence says who may apply: it speaks of applicants and of what they must or may be, not of how to send something. */
export function saysWho(sentence: string, words: CallWords): boolean {
  const folded = foldPhrase(sentence);
  const { says } = words;
  if (says.mustNot.test(folded)) return false;
  if (says.applies.test(folded)) return true;
  const match = conditionPattern(words).exec(folded);
  if (!match || match.index > reach) return false;
  const behind = folded.slice(match.index + match[0].length);
  return !says.procedure.test(words.language === "ar" ? folded : behind.split(/\s+/u).slice(0, wordsOfVerb).join(" "));
}

/** Whether a sentence that refuses something refuses those who apply, and not what they ask for: "Natural persons are not eligible." */
export function refusesApplicants(sentence: string, words: CallWords): boolean {
  const folded = foldPhrase(sentence);
  const refusal = words.says.unfit.exec(folded);
  const actor = new RegExp(sourcesOf(words.lists.says.actors), "u").exec(folded);
  return refusal !== null && actor !== null && actor.index < refusal.index && actor.index <= 25;
}

const leastAnswered = 2;

/** Whether a paragraph asks and answers by turns, as frequent questions do: it says nothing that does not stand elsewhere. */
export function isDialogue(text: string): boolean {
  const turns = sentences(text).map((sentence) => /[?؟]$/u.test(sentence.text));
  const answered = turns.filter((isQuestion, at) => isQuestion && turns[at + 1] === false).length;
  return turns[0] === true && answered >= leastAnswered;
}
