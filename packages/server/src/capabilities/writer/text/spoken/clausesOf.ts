import { runsOn } from "@grantwright/domain";
import { readFacts } from "@grantwright/domain/facts";
import { detectLanguage } from "../../../../kernel/text/detectLanguage.ts";
import { readModel, type StoredModel } from "../../trained/linearModel.ts";
import { beginsAt, spokenRules } from "./spokenRules.ts";
import stored from "./startsModel.json" with { type: "json" };
import { spokenWord, startSlots } from "./startSlots.ts";

const oddsAt = readModel(stored satisfies StoredModel);

/** How many words a clause has; each more than usual speaks for a cut by so much, up to the longest that is looked at. */
const lengths = { least: 4, usual: 22, perWord: 0.15, most: 120 };

/** In log-odds: from where on something is taken to begin, what a word that begins clauses adds, and below what nothing is cut. */
const odds = { least: 0, begins: 2, never: -2 };

const capital = /^\p{Lu}\p{Ll}/u;

/** Two words with capitals are one name, where not every noun has one: "a man Packie Joe Flynn built them". */
const isWithinName = (words: readonly string[], at: number, language: string): boolean =>
  language !== "de" && capital.test(words[at - 1]!) && capital.test(words[at]!);

/** What stands within a number that is spoken: "five hundred and ninety five". */
const within = /^(?:and|et|y|e|und|en|i)$/iu;

/** Words that are read as one number belong together: "trois mille | deux cents", "hundred and | ninety". */
function isWithinNumber(words: readonly string[], at: number, language: string): boolean {
  const isNumber = (from: number, to: number) => {
    const text = words.slice(from, to).join(" ");
    const [fact, ...others] = readFacts(text, language);
    return fact?.kind === "number" && others.length === 0 && fact.text === text;
  };
  if (at > 1 && within.test(words[at - 1]!)) return isNumber(at - 2, at + 1);
  if (at + 1 < words.length && within.test(words[at]!)) return isNumber(at - 1, at + 2);
  return isNumber(at - 1, at + 1);
}

/** How much speaks for a cut before each word; undefined where there is none. */
function gainsIn(words: readonly string[], language: string): (number | undefined)[] {
  const plain = words.map(spokenWord);
  const rules = spokenRules.get(language);
  return words.map((_word, at) => {
    if (at === 0) return 0;
    if (isWithinName(words, at, language) || isWithinNumber(words, at, language)) return undefined;
    const likely = oddsAt(startSlots(plain, at)) + (rules && beginsAt(rules, plain, at) ? odds.begins : 0);
    return likely < odds.never ? undefined : likely - odds.least;
  });
}

/** Where clauses begin, so that most speaks for all of these places together and none is too short. */
function startsIn(words: readonly string[], language: string): number[] {
  const gains = gainsIn(words, language);
  const best = [{ gain: 0, from: 0 }];
  for (let to = 1; to <= words.length; to += 1) {
    let found = { gain: Number.NEGATIVE_INFINITY, from: 0 };
    if (to < words.length && gains[to] === undefined) {
      best.push(found);
      continue;
    }
    for (
      let from = to - lengths.least;
      from >= 0 && (from >= to - lengths.most || found.gain === Number.NEGATIVE_INFINITY);
      from -= 1
    ) {
      const before = gains[from];
      if (before === undefined) continue;
      const gain = best[from]!.gain + before - Math.max(0, to - from - lengths.usual) * lengths.perWord;
      if (gain > found.gain) found = { gain, from };
    }
    best.push(found);
  }
  const starts: number[] = [];
  for (let at = words.length; at > 0; at = best[at]!.from) starts.unshift(best[at]!.from);
  return starts;
}

/** A clause of a sentence. */
export interface Clause {
  text: string;
  /** What held it to the clause before ("and so"), and is left out where it stands alone; empty where nothing did, undefined where it goes on from none. */
  goesOn?: string;
}

/**
 * The clauses of a sentence that was spoken without stops ("we fix bikes and the money is gone so we ask"), cut where something new is likely
 * to begin; of any other sentence itself. In languages that put spaces between words. Only what held clauses together is apart ("and", "so").
 */
export function clausesOf(sentence: string): Clause[] {
  const words = sentence.split(/\s+/u).filter((word) => word !== "");
  if (!runsOn(sentence)) return [{ text: sentence }];
  const language = detectLanguage(sentence);
  const rules = spokenRules.get(language);
  return startsIn(words, language).map((start, index, starts) => {
    const clause = words.slice(start, starts[index + 1]).join(" ");
    const text = rules ? clause.replace(rules.drops, "") : clause;
    return index === 0 ? { text } : { text, goesOn: clause.slice(0, clause.length - text.length).trim() };
  });
}
