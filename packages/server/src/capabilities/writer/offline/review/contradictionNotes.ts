import { readFacts } from "@grantwright/domain/facts";
import { amountAfter } from "./budgetNotes.ts";
import type { Note, Reading } from "./reading.ts";

/** One statement that can be held against another: what it is about, its number, and the words it stands in. */
interface Claim {
  about: string;
  value: number;
  words: string;
  reading: Reading;
  isMoney: boolean;
}

const asked = /\b(?:ask(?:s|ing)? for|request(?:s|ing|ed)?|apply(?:ing)? for|seek(?:s|ing)?|a (?:grant|award) of)\b/i;
const total = /\b(?:total|overall|whole|full) (?:project )?(?:costs?|budget)\b/i;
/** What stands before how long it all takes: "The project runs for". */
const lasting =
  /\b(?:project|grant|programme|program|work|activities)\b[^.;]{0,40}\b(?:for|over|lasts?|runs?|takes?|within|of)\b[^.;]{0,12}$/i;
/** What is counted, behind its number. */
const counted = /^\s+((?:[a-z]+(?:-[a-z]+)?\s+)?)([a-z]{3,}s|people|children|women|men)\b/i;
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
    const sums = [
      ["what is asked for", amountAfter(sentence, asked)],
      ["the total cost", amountAfter(sentence, total)],
    ] as const;
    for (const [about, sum] of sums) if (sum?.value !== undefined) add(about, sum.value, sum.text, true);
    const facts = readFacts(sentence, "en");
    for (const { kind, value, unit, start, text } of facts)
      if (kind === "duration" && unit === "months" && lasting.test(sentence.slice(0, start)))
        add("how long it takes", value ?? NaN, text);
    if (isPart.test(sentence)) continue;
    for (const { kind, value, start, end } of facts) {
      const [behind = "", adjective = "", noun = ""] = counted.exec(sentence.slice(end)) ?? [];
      const quality = adjective.trim().toLowerCase();
      if (kind !== "number" || value === undefined || noun === "" || units.test(noun) || rest.has(quality)) continue;
      add(`${quality} ${noun.toLowerCase()}`, value, sentence.slice(start, end + behind.length));
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
