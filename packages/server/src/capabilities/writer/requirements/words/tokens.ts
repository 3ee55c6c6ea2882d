import { foldWord } from "@grantwright/domain/facts";

/** A word of a text, folded, where it stands. */
export interface Word {
  key: string;
  start: number;
  end: number;
}

const pattern = /[\p{L}\p{M}]+(?:['’]\p{L}+)?|\p{N}+/gu;

/** Articles and pronouns that French and Italian write onto the next word. */
const elided = /^(?:[ldjnscmt]|qu|dell|nell|all|sull|dall|quell|un)['’](?=\p{L}{2})/iu;

/** A word without an article or pronoun that is written onto it: "activité" for "d'activité". */
export const withoutElision = (word: string): string => word.replace(elided, "");

const keys = new Map<string, string>();

const mostKeys = 50_000;

function keyOf(match: string): string {
  const known = keys.get(match);
  if (known !== undefined) return known;
  if (keys.size >= mostKeys) keys.clear();
  const key = foldWord(withoutElision(match));
  keys.set(match, key);
  return key;
}

/** The words of a text, in order. */
export function tokensOf(text: string): Word[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    key: keyOf(match),
    start: index,
    end: index + match.length,
  }));
}
