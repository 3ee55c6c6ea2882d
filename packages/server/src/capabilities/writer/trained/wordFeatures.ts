const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const tokens = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu;

const firstWords = 3;

/** Runs of one to four signs, where a script does not separate words. */
function* runsOf(word: string): Generator<string> {
  for (let size = 1; size <= 4; size += 1)
    for (let at = 0; at + size <= word.length; at += 1) yield `run ${word.slice(at, at + size)}`;
}

/** What a sentence consists of: its words, pairs of them, and the words that it begins with. Numbers are all alike. */
export function* wordFeatures(sentence: string): Generator<string> {
  const words = (sentence.match(tokens) ?? []).map((word) => (/^\p{N}/u.test(word) ? "0" : word));
  for (const [at, word] of words.entries()) {
    yield `word ${word}`;
    if (at < firstWords) yield `begins ${at} ${word}`;
    const [next, second] = [words[at + 1], words[at + 2]];
    if (next !== undefined) yield `pair ${word} ${next}`;
    if (second !== undefined) yield `around ${word} ${second}`;
    if (unspaced.test(word)) yield* runsOf(word);
  }
}
