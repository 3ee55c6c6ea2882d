import { shippedSpoken } from "./shippedSpoken.ts";

/** Phrases by their first word, so that a word is looked up once. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** How clauses begin in one language. */
export interface SpokenRules {
  drops: RegExp;
  begins: Phrases;
  joins: ReadonlySet<string>;
  subjects: Phrases;
  full: Phrases;
  leads: ReadonlySet<string>;
  openers: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  relatives: ReadonlySet<string>;
  holds: Phrases;
}

function byFirstWord(phrases: readonly string[]): Phrases {
  const all = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = phrase.split(" ");
    all.set(words[0]!, [...(all.get(words[0]!) ?? []), words]);
  }
  return all;
}

/** What is known, by language. */
export const spokenRules: ReadonlyMap<string, SpokenRules> = new Map(
  Object.entries(shippedSpoken).map(([language, data]): [string, SpokenRules] => [
    language,
    {
      drops: new RegExp(`^(?:${data.drops.join("|")})\\s+(?=\\S)`, "iu"),
      begins: byFirstWord(data.begins),
      joins: new Set(data.joins),
      subjects: byFirstWord(data.subjects),
      full: byFirstWord(data.full),
      leads: new Set(data.leads),
      openers: new Set(data.openers),
      verbs: new Set(data.verbs),
      relatives: new Set(data.relatives),
      holds: byFirstWord(data.holds),
    },
  ]),
);

const standsAt = (phrases: Phrases, words: readonly string[], at: number): boolean =>
  (phrases.get(words[at] ?? "") ?? []).some((phrase) => phrase.every((word, index) => words[at + index] === word));

/** So far behind what opens a clause its verb comes, in words. */
const mostToVerb = 5;

/** Whether a clause with a verb of its own follows: "the shed is ours", and not "the shed and the boats". */
function hasVerbAfter({ joins, verbs, relatives }: SpokenRules, words: readonly string[], at: number): boolean {
  for (const word of words.slice(at + 1, at + 1 + mostToVerb)) {
    if (verbs.has(word)) return true;
    if (joins.has(word) || relatives.has(word)) return false;
  }
  return false;
}

/** Whether by its words a clause begins at a place of a text. Words in small letters. */
export function beginsAt(spoken: SpokenRules, words: readonly string[], at: number): boolean {
  const { begins, joins, subjects, full, leads, openers } = spoken;
  if (standsAt(spoken.holds, words, at)) return false;
  if (standsAt(begins, words, at)) return true;
  if (joins.has(words[at]!)) {
    if (joins.has(words[at - 1]!)) return false;
    return standsAt(subjects, words, at + 1) || (openers.has(words[at + 1]!) && hasVerbAfter(spoken, words, at + 1));
  }
  return standsAt(full, words, at) && !leads.has(words[at - 1]!) && !leads.has(words[at - 2]!);
}
