import { amountsIn } from "./budgetNotes.ts";
import type { Note, Reading } from "./reading.ts";

/** One statement that can be held against another: what it is about, its number, and the words it stands in. */
interface Claim {
  about: string;
  value: number;
  words: string;
  reading: Reading;
  isMoney: boolean;
}

const numberWords = new Map(
  (
    "one 1,two 2,three 3,four 4,five 5,six 6,seven 7,eight 8,nine 9,ten 10,eleven 11,twelve 12,thirteen 13,fourteen 14,fifteen 15," +
    "sixteen 16,seventeen 17,eighteen 18,nineteen 19,twenty 20,thirty 30,forty 40,fifty 50,sixty 60,seventy 70,eighty 80,ninety 90"
  )
    .split(",")
    .map((entry) => entry.split(" "))
    .map(([word = "", value]) => [word, Number(value)]),
);
const numberPattern = `\\d[\\d,]*|${[...numberWords.keys()].join("|")}`;
const valueOf = (text: string): number => numberWords.get(text.toLowerCase()) ?? Number(text.replace(/,/g, ""));

const money = "[$€£]\\s?\\d[\\d,]*(?:\\.\\d+)?\\s?(?:k|m|million)?";
const asked = new RegExp(
  `\\b(?:ask(?:s|ing)? for|request(?:s|ing|ed)?|apply(?:ing)? for|seek(?:s|ing)?|a (?:grant|award) of)\\b[^.;$€£]{0,40}(${money})`,
  "gi",
);
const total = new RegExp(
  `\\b(?:total|overall|whole|full) (?:project )?(?:costs?|budget)\\b[^.;$€£]{0,30}(${money})`,
  "gi",
);
const duration = new RegExp(
  `\\b(?:project|grant|programme|program|work|activities)\\b[^.;]{0,40}\\b(?:for|over|lasts?|runs?|takes?|within|of)\\b[^.;]{0,12}?\\b(${numberPattern})[ -](months?|years?)\\b`,
  "gi",
);
const counted = new RegExp(
  `(?<![$€£\\d.,/-])\\b(${numberPattern})\\s+((?:[a-z]+(?:-[a-z]+)?\\s+)?)([a-z]{3,}s|people|children|women|men)\\b`,
  "gi",
);
/** What is counted in units, or says how much of something else, can differ from section to section. */
const units =
  /^(?:months?|weeks?|days?|hours?|minutes?|years?|dollars|euros|pounds|percent|words?|pages?|miles|metres|meters|feet|acres|hectares|tons|tonnes|times|sessions|meetings|visits|points|marks|steps|phases|others|hundreds|thousands|letters|quotes)$/i;
/** A part of the whole, or the same thing at another time: both numbers can be right. */
const isPart =
  /\b(?:more|another|additional|extra|further|each|every|per|already|first|second|third|last|next|other|of (?:the|our|these|those|them|whom|which)|in (?:19|20)\d\d|since|so far|to date|now|today|currently|at least|at most|up to|about|around|some|over|nearly|almost|between|fewer|less|than|from|half|pilot|month \w+|year (?:one|two|three|\d)|waiting|applied|dropped|left)\b/i;
const rest = new Set("the our these those and for with new all are were will have has local".split(" "));

function claimsOf(reading: Reading): Claim[] {
  const claims: Claim[] = [];
  const add = (about: string, value: number, words: string, isMoney = false) => {
    if (Number.isFinite(value)) claims.push({ about, value, words: words.trim(), reading, isMoney });
  };
  for (const sentence of reading.sentences) {
    for (const [, sum = ""] of sentence.matchAll(asked)) add("what is asked for", amountsIn(sum)[0] ?? NaN, sum, true);
    for (const [, sum = ""] of sentence.matchAll(total)) add("the total cost", amountsIn(sum)[0] ?? NaN, sum, true);
    for (const [, number = "", unit = ""] of sentence.matchAll(duration))
      add("how long it takes", valueOf(number) * (/^y/i.test(unit) ? 12 : 1), `${number} ${unit}`);
    if (isPart.test(sentence)) continue;
    for (const [words, number = "", adjective = "", noun = ""] of sentence.matchAll(counted)) {
      const kind = adjective.trim().toLowerCase();
      const value = valueOf(number);
      if (units.test(noun) || rest.has(kind) || numberWords.has(kind) || (value > 1900 && value < 2100)) continue;
      add(`${kind} ${noun.toLowerCase()}`, value, words);
    }
  }
  return claims;
}

/**
 * Numbers of one section that contradict another: the sum asked for, the total cost, how long it takes, and how many of the same
 * are counted. Only where each section gives one number alone, and says of none that it is a part or another time. English only.
 * The note stands at the later section.
 */
export function contradictionNotes(readings: Reading[]): Map<string, Note[]> {
  const byAbout = new Map<string, Map<Reading, Claim[]>>();
  for (const reading of readings.filter(({ isEnglish }) => isEnglish))
    for (const claim of claimsOf(reading)) {
      const places = byAbout.get(claim.about) ?? new Map<Reading, Claim[]>();
      byAbout.set(claim.about, places.set(reading, [...(places.get(reading) ?? []), claim]));
    }
  const notes = new Map<string, Note[]>();
  for (const places of byAbout.values()) {
    const single = [...places.values()]
      .filter((claims) => new Set(claims.map(({ value }) => value)).size === 1)
      .map(([claim]) => claim!);
    const [first] = single;
    const other = single.find(({ value }) => value !== first?.value);
    if (!first || !other) continue;
    const { id } = other.reading.section;
    notes.set(id, [
      ...(notes.get(id) ?? []),
      {
        category: "general",
        priority: other.isMoney ? "high" : "medium",
        suggestion: `Here it is “${other.words}”, in ${first.reading.section.title} “${first.words}”. Give one number, or say why they differ.`,
      },
    ]);
  }
  return notes;
}
