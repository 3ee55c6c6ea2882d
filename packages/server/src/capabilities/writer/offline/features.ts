const numberWord =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|" +
  "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billion|dozens?|half|a third|a quarter|" +
  "two-thirds|tenth|fifth)";

const money =
  /(?:[$€£¥₹₦₩₽₺]|\bUS\$|\b(?:USD|EUR|GBP|CAD|AUD|NZD|CHF|INR|ZAR|KES)\b)\s?\d[\d.,'\u00a0]*(?:\s?(?:k|m|bn|million|billion)\b)?|\b\d[\d.,'\u00a0]*\s?(?:k\s)?(?:[€£¥₹]|dollars?\b|euros?\b|pounds sterling\b|pounds\b|francs?\b|kroner\b|kronor\b|pesos?\b|reais\b|rupees\b|rand\b|yen\b|zloty\b|元|円|萬元|万元)/giu;

const monthName =
  "(?:Jan(?:uary|uar|vier)?|Feb(?:ruary|ruar)?|Mar(?:ch|s|zo)?|März|Apr(?:il)?|Mai|June|July|Jun[ei]?|Jul[iy]?|Aug(?:ust)?|Sept?(?:ember|iembre|embre)?|O[ck]t(?:ober|ubre|obre)?|Nov(?:ember|iembre|embre)?|De[cz](?:ember)?|enero|febrero|abril|mayo|junio|julio|agosto|diciembre|février|avril|juin|juillet|août|décembre|janeiro|fevereiro|março|setembro|outubro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)";
const dates = new RegExp(
  [
    `\\b(?:\\d{1,2}\\.?(?:st|nd|rd|th)? )?${monthName}\\b\\.?(?:,? \\d{4})?`,
    "(?:^|\\b(?:in|by|from|to|of|until|before|since|early|late|mid|and|next|\\d{1,2})[ -])May\\b(?: \\d{4})?",
    "\\bmid-[A-Z]\\p{L}+",
    "\\b(?:spring|summer|autumn|fall|winter)(?: of)? \\d{4}\\b",
    "\\b(?:19|20)\\d\\d\\b",
    "\\b\\d{4}-\\d\\d-\\d\\d\\b",
    "\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b",
    "\\b(?:[Mm]onths?|[Ww]eeks?|[Yy]ear|[Qq]uarter|Q|[Pp]hase) ?\\d+\\b",
    "\\b(?:first|second|third|fourth|last) (?:year|quarter|month|semester)\\b",
    "\\d{4}年|\\d{1,2}月",
  ].join("|"),
  "gu",
);

const duration = new RegExp(
  `\\b(?:\\d+|one|an?|${numberWord})[ -](?:and a half )?(?:days?|weeks?|months?|years?|quarters?|semesters?|terms?)\\b`,
  "iu",
);

const figure = new RegExp(`\\p{N}|%|\\b(?:one in|${numberWord})\\b`, "iu");
const figureCjk = /[一二三四五六七八九十百千万億亿两]+(?:个|個|人|名|年|月|家|户|戶|所|座|公|美)/u;

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
  return {
    amounts: text.match(money)?.length ?? 0,
    dates: text.match(dates)?.length ?? 0,
    hasDuration: duration.test(text),
    hasFigure: figure.test(text) || figureCjk.test(text),
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
