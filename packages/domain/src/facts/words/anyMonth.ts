import { intlWordsOf } from "./fromIntl.ts";

/** Languages that have no words of their own here, and write their months in words. */
const languages =
  "af az be bg br bs ca cs cy da el et eu fi fo ga gd gl ha hr hu hy id ig is ka kk ky lb lt lv mk mn ms mt nb oc ro sk sl so sq sr sv tk uk uz vi xh yo zu".split(
    " ",
  );

let months: Map<string, number> | undefined;

/** The months of all of them by their words, but for words that are another month in another language: "listopad". Made when it is first asked for. */
function monthsOfAll(): Map<string, number> {
  if (months) return months;
  months = new Map();
  const several = new Set<string>();
  for (const language of languages)
    for (const [word, month] of intlWordsOf(language).months) {
      if ((months.get(word) ?? month) !== month) several.add(word);
      months.set(word, month);
    }
  for (const word of several) months.delete(word);
  return months;
}

/** The month, from 1 on, that a word is in some language. */
export const anyMonth = (word: string): number | undefined => monthsOfAll().get(word);
