import { foldWord } from "../tokens.ts";

type Numbers = Map<string, number>;

const below = (numbers: Numbers, from: number, to: number) =>
  [...numbers].filter(([, value]) => value >= from && value < to);

/** "fünfunddreißig", "vijfendertig": the unit before the ten, in one word. */
function unitFirst(numbers: Numbers, and: string, one: string): Numbers {
  const compounds: Numbers = new Map();
  for (const [ten, tens] of below(numbers, 20, 100))
    for (const [unit, units] of [[one, 1] as const, ...below(numbers, 2, 10)])
      compounds.set(foldWord(unit + and + ten), tens + units);
  return compounds;
}

/** "zweihundert", "dreitausend", "fünfundzwanzigtausend". */
function withScales(numbers: Numbers, hundred: string, thousand: string): Numbers {
  const compounds: Numbers = new Map();
  for (const [word, value] of numbers) {
    if (value < 10) compounds.set(word + hundred, value * 100);
    if (value < 100) compounds.set(word + thousand, value * 1000);
  }
  return compounds;
}

function germanic(numbers: Numbers, and: string, one: string, hundred: string, thousand: string): Numbers {
  const tens = unitFirst(numbers, and, one);
  return new Map([...tens, ...withScales(new Map([...numbers, ...tens]), hundred, thousand)]);
}

/** "trentacinque", and with the vowel left out, "trentotto". */
function italian(numbers: Numbers): Numbers {
  const compounds: Numbers = new Map();
  for (const [ten, tens] of below(numbers, 20, 100))
    for (const [unit, units] of [["uno", 1] as const, ...below(numbers, 2, 10)])
      compounds.set(/^[ou]/.test(unit) ? ten.slice(0, -1) + unit : ten + unit, tens + units);
  return compounds;
}

/** "vingt-trois", "soixante-quinze", "quatre-vingt-dix-sept", joined by hyphens however they were written. */
function french(numbers: Numbers): Numbers {
  const compounds: Numbers = new Map([
    ["dix-sept", 17],
    ["dix-huit", 18],
    ["dix-neuf", 19],
    ["quatre-vingt", 80],
    ["quatre-vingts", 80],
  ]);
  const teens = [...below(numbers, 10, 17), ["dix-sept", 17], ["dix-huit", 18], ["dix-neuf", 19]] as [string, number][];
  for (const [unit, units] of below(numbers, 2, 10)) {
    for (const [ten, tens] of below(numbers, 20, 70)) compounds.set(`${ten}-${unit}`, tens + units);
    compounds.set(`quatre-vingt-${unit}`, 80 + units);
  }
  for (const [ten, tens] of below(numbers, 20, 70))
    compounds.set(`${ten}-et-un`, tens + 1).set(`${ten}-et-une`, tens + 1);
  for (const [teen, value] of teens)
    compounds.set(`soixante-${teen}`, 60 + value).set(`quatre-vingt-${teen}`, 80 + value);
  return compounds.set("soixante-et-onze", 71).set("quatre-vingt-un", 81).set("quatre-vingt-une", 81);
}

/** The numbers that a language makes by joining its number words, in one word or by hyphens. */
export function compoundsOf(language: string, numbers: Numbers): Numbers {
  if (language === "de") return germanic(numbers, "und", "ein", "hundert", "tausend");
  if (language === "nl") return germanic(numbers, "en", "een", "honderd", "duizend");
  if (language === "it") return italian(numbers);
  if (language === "fr") return french(numbers);
  return new Map();
}
