import type { NumberSigns } from "./readSigns.ts";
import { shippedNumberSigns } from "./shippedNumberSigns.ts";
import { signNames, type SignName } from "./signNames.ts";

const never = /(?!)/gu;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u;

/** Some patterns as one: as whole words; in scripts that write words together they may stand anywhere. */
function oneOf(patterns: readonly string[]): RegExp {
  if (patterns.length === 0) return never;
  const joined = patterns.filter((pattern) => unspaced.test(pattern));
  const whole = patterns.filter((pattern) => !unspaced.test(pattern)).join("|");
  const parts = whole === "" ? joined : [`(?<![\\p{L}\\p{N}])(?:${whole})(?![\\p{L}\\p{N}])`, ...joined];
  return new RegExp(parts.join("|").replaceAll("\\w", "[\\p{L}\\p{N}]"), "giu");
}

/** The words of one language by which figures are told apart. */
export class Signs {
  readonly #patterns = new Map<SignName, RegExp>();

  /** Whether there are so many of its words that their absence says something. */
  readonly isKnown: boolean;

  constructor(words: NumberSigns | undefined) {
    this.isKnown = words?.sexes !== undefined;
    for (const name of signNames) this.#patterns.set(name, oneOf(words?.[name] ?? []));
  }

  /** Whether one of the words stands in a text. */
  has(name: SignName, text: string): boolean {
    return text.search(this.#patterns.get(name)!) >= 0;
  }

  /** Where the words stand in a text, in order. */
  find(name: SignName, text: string): { start: number; end: number }[] {
    return [...text.matchAll(this.#patterns.get(name)!)].map(({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
    }));
  }

  /** Whether what stands between a count and a price is what is counted and a word for "at". */
  isAt(gap: string): boolean {
    return /^[^.;:()–—=\t|]{0,60}$/u.test(gap) && this.endsWith("at", gap);
  }

  /** Whether a text ends with one of the words, but for a few small ones behind it. */
  endsWith(name: SignName, text: string): boolean {
    const last = this.find(name, text).at(-1);
    return last !== undefined && /^[\s:–—=-]*(?:\p{L}{1,3}\s+){0,2}$/u.test(text.slice(last.end));
  }
}

const known = new Map<string, Signs>();

/** The words of a language, in ISO 639-1; of one without a list there are none. */
export function signsOf(language: string): Signs {
  const signs = known.get(language) ?? new Signs(shippedNumberSigns[language]);
  known.set(language, signs);
  return signs;
}
