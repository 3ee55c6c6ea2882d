import { foldWord } from "@grantwright/domain/facts";
import { shippedRequirementWords } from "./shippedRequirementWords.ts";
import type { SignName } from "./signNames.ts";
import { tokensOf, withoutElision, type Word } from "./tokens.ts";

/** Words of a list, where they stand in a text. */
export interface Hit<Name extends string = string> {
  name: Name;
  start: number;
  end: number;
  /** How many words it has: the more, the more it says. */
  words: number;
}

const lists = ["signs", "things", "themes"] as const;

type List = (typeof lists)[number];

interface Entry {
  name: string;
  list: List;
  words: readonly string[];
}

const leastStem = 3;

const isWord = (word: string, pattern: string): boolean => {
  if (pattern.endsWith("*")) return word.startsWith(pattern.slice(0, -1));
  return pattern.startsWith("*")
    ? word.endsWith(pattern.slice(1)) && word.length > pattern.length + 1
    : word === pattern;
};

const fold = (entry: string): string[] =>
  entry.split(/[\s-]+/u).map((word) => withoutElision(word).replace(/[^*]+/u, (letters) => foldWord(letters)));

/** The lists of one language, and where their words stand in texts. */
export class Vocabulary {
  readonly #whole = new Map<string, Entry[]>();
  readonly #begun = new Map<string, Entry[]>();
  readonly #ended: Entry[] = [];
  /** The entries that may begin at a word: most words of a text were met before. */
  readonly #known = new Map<string, readonly Entry[]>();

  constructor(language: string) {
    const words = shippedRequirementWords[language];
    for (const list of lists)
      for (const [name, entries = []] of Object.entries(words?.[list] ?? {}))
        for (const entry of entries) this.#add({ name, list, words: fold(entry) });
  }

  #add(entry: Entry): void {
    const first = entry.words[0]!;
    if (first.startsWith("*")) this.#ended.push(entry);
    else {
      const map = first.endsWith("*") ? this.#begun : this.#whole;
      const key = first.endsWith("*") ? first.slice(0, leastStem) : first;
      map.set(key, [...(map.get(key) ?? []), entry]);
    }
  }

  #beginningWith(word: string): readonly Entry[] {
    const known = this.#known.get(word);
    if (known) return known;
    const begun = this.#begun.get(word.slice(0, leastStem)) ?? [];
    const found = [
      ...(this.#whole.get(word) ?? []),
      ...[...begun, ...this.#ended].filter(({ words }) => isWord(word, words[0]!)),
    ];
    this.#known.set(word, found);
    return found;
  }

  #find(words: readonly Word[]): (Hit & { list: List })[] {
    return words.flatMap(({ key, start }, at) =>
      this.#beginningWith(key)
        .filter((entry) =>
          entry.words.every((pattern, behind) => behind === 0 || isWord(words[at + behind]?.key ?? "", pattern)),
        )
        .map((entry) => ({
          name: entry.name,
          list: entry.list,
          start,
          end: words[at + entry.words.length - 1]!.end,
          words: entry.words.length,
        })),
    );
  }

  /** The signs, things and themes that stand in a text. Of words of one kind that lie in each other only the longer ones count. */
  read(text: string): { signs: Hit<SignName>[]; things: Hit[]; themes: Hit[] } {
    const hits = this.#find(tokensOf(text));
    const outer = (list: List) => {
      const own = hits.filter((hit) => hit.list === list);
      return own.filter(
        (hit) =>
          !own.some(({ start, end, words: length }) => length > hit.words && start <= hit.start && end >= hit.end),
      );
    };
    return { signs: outer("signs") as Hit<SignName>[], things: outer("things"), themes: outer("themes") };
  }
}

const vocabularies = new Map<string, Vocabulary>();

/** The lists of a language, in ISO 639-1; of one without lists there are none. */
export function vocabularyOf(language: string): Vocabulary {
  const known = vocabularies.get(language) ?? new Vocabulary(language);
  vocabularies.set(language, known);
  return known;
}
