import { foldWord } from "@grantwright/domain/facts";

const known = new Map<string, ReadonlyMap<string, number>>();

/** The days of the week by their words in a language, from 0 on, also in the plural that an added "s" makes. */
function weekdaysOf(language: string): ReadonlyMap<string, number> {
  const made = known.get(language);
  if (made) return made;
  const days = new Map<string, number>();
  const format = new Intl.DateTimeFormat([language, "en"], { weekday: "long", timeZone: "UTC" });
  for (let day = 0; day < 7; day += 1) {
    const word = foldWord(format.format(Date.UTC(2026, 0, 4 + day)));
    days.set(word, day).set(`${word}s`, day);
  }
  known.set(language, days);
  return days;
}

/** The days of the week that a text names, each with its place in it. */
export function weekdaysIn(text: string, language: string): { day: number; at: number }[] {
  const days = weekdaysOf(language);
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const day = days.get(foldWord(word));
    return day === undefined ? [] : [{ day, at: index }];
  });
}
