/** So many letters of what is selected tell where it begins and ends. */
const telling = 30;

/** The letters and digits of a text, and where each stands: signs are shown otherwise, or not at all. */
function lettersOf(text: string): { letters: string; places: number[] } {
  const places: number[] = [];
  let letters = "";
  for (const { index, 0: letter } of text.matchAll(/[\p{L}\p{M}\p{N}]/gu)) {
    for (let unit = 0; unit < letter.length; unit += 1) places.push(index + unit);
    letters += letter;
  }
  return { letters, places };
}

/** Where words stand in a text, as near to a place as they do; undefined where they do not. */
function nearest(text: string, words: string, place: number, from = 0): number | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(words, from); at !== -1; at = text.indexOf(words, at + 1))
    if (best === undefined || Math.abs(at - place) < Math.abs(best - place)) best = at;
  return best;
}

/**
 * Where in a text, in UTF-16 units, words stand that are shown of it in other lines, with signs of lists left out and words for screen readers
 * put in. `before` is what is shown before them. Undefined where they do not stand there.
 */
export function shownIn(text: string, shown: string, before: string): { start: number; end: number } | undefined {
  const { letters, places } = lettersOf(text);
  const words = lettersOf(shown).letters;
  if (words === "") return undefined;
  const [head, tail] = [words.slice(0, telling), words.slice(-telling)];
  const first = nearest(letters, head, lettersOf(before).letters.length);
  if (first === undefined) return undefined;
  const last = nearest(letters, tail, first + words.length - tail.length, first);
  if (last === undefined) return undefined;
  const [start, end] = [places[first]!, places[last + tail.length - 1]! + 1];
  const [, opening = "", closing = ""] =
    /^([^\p{L}\p{M}\p{N}\s]*).*?([^\p{L}\p{M}\p{N}\s]*)$/su.exec(shown.trim()) ?? [];
  return {
    start: text.slice(start - opening.length, start) === opening ? start - opening.length : start,
    end: text.startsWith(closing, end) ? end + closing.length : end,
  };
}
