import { readFacts, type FactKind } from "@grantwright/domain/facts";

/** A time that counts from the beginning of the work: "month 3", "the second year". */
const relativeTime =
  /\b(?:[Mm]onths?|[Ww]eeks?|[Yy]ear|[Qq]uarter|Q|[Pp]hase) ?\d+\b|\b(?:first|second|third|fourth|last) (?:year|quarter|month|semester)\b/gu;
/** A number that is none, and yet a figure. */
const vagueFigure = /\p{N}|%|\b(?:hundreds?|thousands?|millions?|dozens?)\b/iu;

const placeWord =
  /^(?:County|Bridge|Hall|Hospital|University|College|Trust|Fund|Foundation|Council|School|Valley|River|Street|Lane|Road|Park|Ground|Alliance|Society|Association|Consortium|Library|Museum|Cent(?:re|er)|Institute|City|Town|Housing|Department|Office|State|States|Kingdom|Union|Rivers|General|Health|Review|Board|Island|Lake|Hill|Village|Church|Bank|Company|Agency|Program(?:me)?|Project|Service|Group)$/;
const title =
  /\b(?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx|Sister|Father|Rev|Rabbi|Imam|Captain|Chief|Dra|Doctora?|Frau|Herr|Señora?|Mme|Madame)\.? \p{Lu}/u;
const capitalisedPair =
  /(?<!\p{L})(\p{Lu}[\p{Ll}’'-]+(?:\p{Lu}\p{Ll}+)?) (?:(?:van|von|de|da|del|der|la|al-|\p{Lu}\.) ?)*(\p{Lu}[\p{L}’'-]+)((?:,| \p{Ll}+)?)/gu;
const personVerb =
  /^ (?:leads?|led|directs?|manages?|runs?|has|holds?|will|coordinates?|supervises?|teaches|taught|keeps|is|was|brings|chairs|spends|works|and|who|joins|founded|advises)$/;
const notNameStart =
  /^(?:The|This|That|These|Those|In|On|At|By|For|From|Our|We|Each|Every|Both|No|If|When|After|Since|Until|Between|Most|Many|Some|All|Last|Next|First|Only|Only|New|North|South|East|West|Great|Aim|Phase|Year|Month|Week|Grant|Project|Old)$/;

/** Facts that can be seen in a sentence without understanding it. */
export interface Features {
  amounts: number;
  dates: number;
  hasDuration: boolean;
  /** Any number, also in words. */
  hasFigure: boolean;
  hasPerson: boolean;
  /** A name of any kind after the first word. */
  hasProperName: boolean;
}

function hasPerson(text: string): boolean {
  if (title.test(text)) return true;
  for (const [, first = "", last = "", after = ""] of text.matchAll(capitalisedPair)) {
    if (notNameStart.test(first) || placeWord.test(last) || placeWord.test(first)) continue;
    if (after === "," || personVerb.test(after)) return true;
  }
  return false;
}

/** Reads the facts off a sentence or a whole section. */
export function featuresOf(text: string): Features {
  const facts = readFacts(text);
  const count = (kind: FactKind) => facts.filter((fact) => fact.kind === kind).length;
  return {
    amounts: count("amount"),
    dates: count("date") + (text.match(relativeTime)?.length ?? 0),
    hasDuration: count("duration") > 0,
    hasFigure: facts.some(({ value, date }) => value !== undefined || date !== undefined) || vagueFigure.test(text),
    hasPerson: hasPerson(text),
    hasProperName: /\S\s+["“(]?\p{Lu}\p{Ll}/u.test(text.replace(/[.!?]\s+\p{Lu}/gu, ". x")),
  };
}

const functionWords = new Set(
  "the of and to in a is are we our for that will with on by from be this it as at have has who not an or their they was were i you us which each all than after there been more".split(
    " ",
  ),
);

/** Whether a text is in English, judged by its small words. Short texts without any count as English if they are plain ASCII. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return true;
  const known = words.filter((word) => functionWords.has(word)).length;
  if (words.length < 12) return known > 0 || /^[\p{ASCII}’“”–—…]*$/u.test(text);
  return known / words.length > 0.12;
}
