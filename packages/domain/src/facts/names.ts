import { isCapital, isHyphen, isJoined, type Reading } from "./reader.ts";
import type { Token } from "./tokens.ts";

/** Where a name stands, by the indices of its first token and of the one behind it. */
export interface NameSpan {
  from: number;
  next: number;
}

/** Small words within a name. */
const particles = new Set(
  "of the de la le les du des del della dei di da das do dos van von der den ten ter zu zur al el bin ibn & d' l' upon sur".split(
    " ",
  ),
);
/** In German every noun has a capital letter: only what stands within names of people and places joins. */
const germanParticles = new Set(["von", "vom", "zu", "zur", "van", "am"]);
/** Capitals that are no name: headings of forms, months and days, people's titles, and general shortenings. */
const noNames = new Set(
  (
    "i we he she they it you our my your their his her its the a an this that these those there here in on at by for from to of with without and or but nor so yet as if when while after before since until because although though " +
    "however therefore moreover furthermore additionally finally first second third firstly secondly next then also both each every all some most many few several other another such no not one two three four five six seven eight nine ten " +
    "what who whom whose which where why how is are was were will would can could should may might must do does did has have had let please yes thank thanks dear hello hi sincerely regards kind best " +
    "monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december " +
    "mr mrs ms mx dr drs prof professor sir madam fr rev father brother sister hajja herr frau señor señora mtra mtro ing lic doña don dra monsieur madame mme dkt doç " +
    "project program programme budget grant application section summary introduction background need needs methods goals goal aims aim objectives objective outcomes outcome results result timeline evaluation sustainability organization organisation team staff " +
    "phase year month week day part table figure appendix annex chapter page step stage objective total " +
    "ai it hr pdf faq tv ceo cfo id ok usd eur gbp stem hiv aids dna rna covid sms gps url www km kg pm am ngo ngos npo diy led co us qr vat pr kpi kpis phd ma ba msc bsc mba gp"
  ).split(" "),
);
const sentenceEnds = new Set([
  ".",
  "!",
  "?",
  "…",
  "。",
  "！",
  "？",
  ":",
  "؟",
  "।",
  "•",
  "“",
  '"',
  "„",
  "«",
  "-",
  "–",
  "—",
  "*",
  "#",
  "|",
  ";",
]);
const nounCapitals = new Set(["de"]);

/** The words that stand in small letters somewhere: one that begins a sentence is then no name. */
const smallWordsOf = ({ tokens }: Reading): Set<string> =>
  new Set(tokens.filter((token) => token.kind === "word" && !isCapital(token)).map(({ key }) => key));

/** Whether a sentence, a line or an item begins at a token. */
function beginsSentence({ tokens, text }: Reading, at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return true;
  const token = tokens[at]!;
  if (text.slice(before.end, token.start).includes("\n")) return true;
  if (before.text === "." && isAbbreviation(tokens[at - 2])) return false;
  if (/^["“„«(]$/.test(before.text)) return before.text !== "(" ? true : at < 2;
  if (isHyphen(before)) return !isJoined(token) && isListSign(tokens, at - 1, text);
  return sentenceEnds.has(before.text) && !isJoined(token);
}

function isListSign(tokens: Token[], at: number, text: string): boolean {
  const before = tokens[at - 1];
  return !before || text.slice(before.end, tokens[at]!.start).includes("\n");
}

/** An initial or a title before a full stop: "J. Smith", "St. Mary". */
function isAbbreviation(token: Token | undefined): boolean {
  return (
    token?.kind === "word" &&
    (/^\p{Lu}$/u.test(token.text) || /^(?:dr|prof|st|mr|mrs|ms|rev|fr|sr|sra|ste)$/.test(token.key))
  );
}

/** "GreenThread": a capital letter within a word is nobody's grammar. */
const isCamel = (token: Token) => /\p{Ll}\p{Lu}/u.test(token.text);
const isAllCapital = (token: Token) => token.text.length > 1 && /^[\p{Lu}\p{N}&]+$/u.test(token.text);

/** Whether a word can be (a part of) a name. */
function canBeName(token: Token | undefined, reading: Reading): boolean {
  if (token?.kind !== "word" || !isCapital(token)) return false;
  const { words } = reading;
  return !noNames.has(token.key) && !words.months.has(token.key) && !words.currencies.has(token.key);
}

/** The index behind a name that begins at a token: capitals, with particles, initials and apostrophes between. */
function nameEnd(reading: Reading, from: number): number {
  const { tokens, text } = reading;
  let next = from + 1;
  for (;;) {
    if (text.slice(tokens[next - 1]!.end, tokens[next]?.start ?? 0).includes("\n")) return next;
    if (
      tokens[next]?.text === "." &&
      isAbbreviation(tokens[next - 1]) &&
      tokens[next + 1] &&
      isCapital(tokens[next + 1])
    ) {
      next += 1;
      continue;
    }
    if (canBeName(tokens[next], reading) || (isCapital(tokens[next]) && isPlaceWord(tokens[next]))) {
      next += 1;
      continue;
    }
    const isJoining = isHyphen(tokens[next]) && isJoined(tokens[next]) && isJoined(tokens[next + 1]);
    if (isJoining && tokens[next + 1]?.kind === "word" && isCapital(tokens[next + 1])) {
      next += 2;
      continue;
    }
    let behind = next;
    const joining = reading.words.language === "de" ? germanParticles : particles;
    while (joining.has(tokens[behind]?.key ?? "") && behind - next < 3) behind += 1;
    if (behind > next && canBeName(tokens[behind], reading)) {
      next = behind + 1;
      continue;
    }
    return next;
  }
}

const placeWords = new Set(
  "project program programme trust team grant section section fund university school college council society centre center".split(
    " ",
  ),
);
const isPlaceWord = (token: Token | undefined) => placeWords.has(token?.key ?? "");

/** The line that was looked at last, so that a long one is looked at once. */
interface Line {
  start: number;
  end: number;
  isHeading: boolean;
}

/** A line in which nearly every longer word has a capital letter: a heading, whose capitals tell nothing. */
function isHeadingLine(reading: Reading, at: number, last: Line): boolean {
  const { text, tokens } = reading;
  const place = tokens[at]!.start;
  if (place >= last.start && place < last.end) return last.isHeading;
  const start = text.lastIndexOf("\n", place - 1) + 1;
  const end = text.indexOf("\n", start);
  const line = text.slice(start, end < 0 ? undefined : end).trim();
  const long = line.match(/\p{L}{4,}/gu) ?? [];
  const isHeading =
    line.length < 90 &&
    long.length > 2 &&
    !/[.!?:,;]$/.test(line) &&
    long.every((word) => /^\p{Lu}/u.test(word)) &&
    (end >= 0 || start > 0);
  Object.assign(last, { start, end: end < 0 ? text.length : end, isHeading });
  return isHeading;
}

function capitalNames(reading: Reading, isTaken: (token: Token) => boolean): NameSpan[] {
  const { tokens, words } = reading;
  const small = smallWordsOf(reading);
  const line: Line = { start: 0, end: 0, isHeading: false };
  const names: NameSpan[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at]!;
    if (!canBeName(token, reading) || isTaken(token)) {
      at += 1;
      continue;
    }
    let from = at;
    let next = nameEnd(reading, at);
    while (next > from + 1 && (isTaken(tokens[next - 1]!) || !isCapital(tokens[next - 1]))) next -= 1;
    at = next;
    if (beginsSentence(reading, from)) {
      // The first word of a sentence is a name only where it is never written small and is no plain word of the language.
      const first = tokens[from]!;
      const isPlain = small.has(first.key) || words.small.has(first.key) || words.datePrepositions.has(first.key);
      const isAlone = next === from + 1;
      if (isPlain || (isAlone && !isAllCapital(first) && !isCamel(first))) {
        from += 1;
        while (from < next && particles.has(tokens[from]!.key) && !isCapital(tokens[from])) from += 1;
      }
    }
    if (from >= next) continue;
    const isAlone = next === from + 1;
    if (isAlone && nounCapitals.has(words.language) && !isAllCapital(tokens[from]!) && !isCamel(tokens[from]!))
      continue;
    if (isAlone && tokens[from]!.text.length === 1) continue;
    if (isHeadingLine(reading, from, line)) continue;
    names.push({ from, next });
  }
  return names;
}

const han = "\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z";
const unspacedName = new RegExp(
  `[${han}]{2,14}?(?:大学|大學|財団|协会|協会|協會|学校|學校|小学|中学|高校|病院|医院|公司|株式会社|基金会|基金會|センター|法人|委員会|委员会|研究所|研究院|図書館|图书馆|公園|公园|市|県|县|省|区|町|村|镇)|(?:株式会社|NPO法人)[${han}]{2,12}|[${han}]{2,6}(?=さん|氏|先生|教授|博士|様|女士|老师)`,
  "gu",
);

function unspacedNames(reading: Reading): NameSpan[] {
  const { text, tokens } = reading;
  const at = new Map(tokens.map(({ start }, index) => [start, index]));
  const ends = new Map(tokens.map(({ end }, index) => [end, index + 1]));
  return [...text.matchAll(unspacedName)].flatMap((match) => {
    const from = at.get(match.index);
    const next = ends.get(match.index + match[0].length);
    return from === undefined || next === undefined ? [] : [{ from, next }];
  });
}

/** Words of scripts without capitals that a name follows. */
const leads: Record<string, Set<string>> = {
  ar: new Set(
    "جامعة مؤسسة جمعية مدرسة مدينة مستشفى منظمة معهد مركز الدكتور الدكتورة الأستاذ الأستاذة السيد السيدة قرية محافظة بلدية شركة صندوق حي مخيم".split(
      " ",
    ),
  ),
  hi: new Set("डॉ श्री श्रीमती सुश्री प्रोफेसर".split(" ")),
};
const ledWords = 3;

/** "جامعة القاهرة": the word that leads and those that follow it, up to the next small word or sign. */
function ledNames({ tokens, words }: Reading): NameSpan[] {
  const lead = leads[words.language];
  if (!lead) return [];
  return tokens.flatMap((token, from) => {
    if (!lead.has(token.key)) return [];
    let next = from + 1;
    const isNamed = (token: Token | undefined) =>
      token?.kind === "word" && !words.small.has(token.key) && !words.datePrepositions.has(token.key);
    while (next - from < ledWords && isNamed(tokens[next])) next += 1;
    return next > from + 1 ? [{ from, next }] : [];
  });
}

/** The names of a text: of people, organisations and places. In scripts without capitals only those with a word that tells them. */
export function readNames(reading: Reading, isTaken: (token: Token) => boolean): NameSpan[] {
  const { language } = reading.words;
  const others = /[\p{Script=Han}]/u.test(reading.text) ? unspacedNames(reading) : ledNames(reading);
  const names = [...capitalNames(reading, isTaken), ...others.filter(({ from }) => !isTaken(reading.tokens[from]!))];
  return language === "ar" || others.length > 0 ? names.sort((a, b) => a.from - b.from) : names;
}
