import { detectLanguage } from "../../../../kernel/text/detectLanguage.ts";
import { shippedSpoken } from "./shippedSpoken.ts";

/** Phrases by their first word, so that a word is looked up once. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

interface Spoken {
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

const languages = new Map(
  Object.entries(shippedSpoken).map(([language, data]): [string, Spoken] => [
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

/** A sentence with more words between its signs was spoken, or typed as one speaks. */
const run = { words: 40, wordsASign: 25 };

/** Fewer words are no clause. */
const least = { before: 5, after: 4 };

/** Whether a sentence runs on without the signs that would part its clauses. */
function isSpoken(sentence: string, count: number): boolean {
  const signs = sentence.match(/[,;:–—()!?]|\.(?=\s)/gu)?.length ?? 0;
  return count >= run.words && signs * run.wordsASign < count;
}

/** So far behind what opens a clause its verb comes, in words. */
const mostToVerb = 5;

/** Whether a clause with a verb of its own follows: "the shed is ours", and not "the shed and the boats". */
function hasVerbAfter({ joins, verbs, relatives }: Spoken, words: readonly string[], at: number): boolean {
  for (const word of words.slice(at + 1, at + 1 + mostToVerb)) {
    if (verbs.has(word)) return true;
    if (joins.has(word) || relatives.has(word)) return false;
  }
  return false;
}

function beginsAt(spoken: Spoken, words: readonly string[], at: number): boolean {
  const { begins, joins, subjects, full, leads, openers } = spoken;
  if (standsAt(spoken.holds, words, at)) return false;
  if (standsAt(begins, words, at)) return true;
  if (joins.has(words[at]!)) {
    if (joins.has(words[at - 1]!)) return false;
    return standsAt(subjects, words, at + 1) || (openers.has(words[at + 1]!) && hasVerbAfter(spoken, words, at + 1));
  }
  return standsAt(full, words, at) && !leads.has(words[at - 1]!) && !leads.has(words[at - 2]!);
}

/**
 * The clauses of a sentence that was spoken without stops ("we fix bikes and the money is gone so we ask"), cut only before words that
 * begin one; of any other sentence itself. In the languages of cues/spoken.yaml. Only what held them together is left out ("and", "so").
 */
export function clausesOf(sentence: string): string[] {
  const words = sentence.split(/\s+/u).filter((word) => word !== "");
  if (!isSpoken(sentence, words.length)) return [sentence];
  const spoken = languages.get(detectLanguage(sentence));
  if (!spoken) return [sentence];
  const plain = words.map((word) =>
    word
      .toLowerCase()
      .replace(/^["“(]+|[.,"”)]+$/gu, "")
      .replaceAll("’", "'"),
  );
  const starts = [0];
  for (let at = least.before; at <= words.length - least.after; at += 1)
    if (at - starts.at(-1)! >= least.before && beginsAt(spoken, plain, at)) starts.push(at);
  return starts.map((start, index) =>
    words
      .slice(start, starts[index + 1])
      .join(" ")
      .replace(spoken.drops, ""),
  );
}
