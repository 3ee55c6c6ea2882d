/** How a sentence ends, with what closes behind it. */
export const sentenceEnd = /[.!?…。！？।؟।॥።][)\]"'”’»」』]*$/u;

/** Words after which a full stop does not end the sentence. */
const abbreviations = new Set(
  (
    "revd cllr esq dr engr arch barr adv pvt regd retd prof mr mrs ms mx st sr jr rev hon gen col capt lt sgt messrs mme mlle e.g i.e eg ie cf viz vs approx ca c no nos nr " +
    "ref refs incl excl tel vol fig figs p pp par sec dept univ est al u.s u.k u.n ph.d m.d b.a m.a jan feb mar apr jun jul aug sep sept oct nov dec " +
    "mon tue wed thu fri sat sun art ed eds op bzw z.b d.h u.a usw sra sr. dra d.c a.m p.m " +
    "smt shri mtra mtro lic srta dña profa exmo exma dott avv geom drs dhr inż mgr hab dipl assoc intl proc " +
    "evtl mündl schriftl fr hr inkl exkl vgl ggf zzgl abzgl bspw sog insb geb u.ä o.ä i.d.r z.t u.u v.a rd " +
    "p.ex m.in o.a d.w.z t.o.v bijv aprox ej p.ej pág págs núm av avda dpto tlf p.es pag env tzw t.ex"
  ).split(" "),
);

/** Abbreviations of several words, written with spaces: "z. B.", "p. ej." */
const spaced =
  /(?:^|[\s(])(?:z\. ?[BT]|d\. ?h|u\. ?[aäÄU]|o\. ?[aäÄ]|v\. ?a|i\. ?d\. ?R|s\. ?[ou]|p\. ?e[xjs]|m\. ?in|b\. ?v|o\. ?a|EE\. ?UU)\.\s*$/u;

/** The first half of one. */
const begunAbbreviation = /(?:^|[\s(])(?:\p{Ll}|EE)\.\s*$/u;

/** A registered society is named at the end of a sentence as often as within one: "Steinlese e. V." */
const society = /(?:^|\s)e\. ?[VGK]\.\s*$/u;

/** What is numbered before it is said: "Aim 1. Define the age." */
const numbered =
  /(?:^|\s)(?:aim|objective|goal|phase|step|task|stage|year|part|work package|wp|objetivo|meta|objectif|étape|ziel|phase|schritt|obiettivo|fase|doel|cel|etap)\s\d{1,2}\.\s*$/iu;

/** A number by itself at the beginning of an entry: "1. Fenwick AR." */
const entryNumber = /^\d{1,2}\.\s*$/;

/** Abbreviations before a number alone: they are words as well, or end a sentence as often as not. */
const beforeNumber =
  /^(?:no|nos|art|mar|sat|sun|op|min|max|mind|ave|evt|std|ok|okł|godz|tys|mln|gem|resp|ex|str|\p{L}+str|vol|ref|ul|al)$/u;

/** A short word in small letters without a vowel is an abbreviation in any of these languages: "yrs.", "wk.", "zł." */
const vowelless = /(?:^|[\s(\d])y?[b-df-hj-np-tv-xzłżźśćńß]{2,4}\.\s*$/u;

/** Abbreviations that may well end one: what follows decides. */
const weakAbbreviations = new Set(["co", "rd", "env", "a.m", "p.m", "u.s", "u.k", "u.n", "d.c", "ph.d", "m.d", "al"]);
const usualStart = /^["“]?(?:The|This|These|That|It|We|They|He|She|I|Our|In|A|An|But|And|Each|All|There|Then)\b/;

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Enough of the end of a sentence to judge it by, so that a very long one costs no more. */
const tail = (sentence: string) => sentence.slice(-60);

function lastWord(sentence: string): string {
  return /([\p{L}.]+)\.["'”’»)\]]*\s*$/u.exec(tail(sentence))?.[1]?.toLowerCase().replace(/^\.+/, "") ?? "";
}

/** What German counts with a full stop: "vom 1. März", "im 3. Quartal", "1. Vorsitzende". */
const counted =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Quartal|Halbjahr|Jahrhundert|Klasse|Lebensjahr|Lehrjahr|Schuljahr|Woche|Vorsitzend|Vorstand|Bürgermeister|Beigeordnet|Kassier|Schriftführer|Obmann|Obfrau|Stock|Etage|Bauabschnitt|Auflage|Preis)/;

function continuesAfter(sentence: string, next: string): boolean {
  if (/^\p{Ll}/u.test(next) || numbered.test(tail(sentence))) return true;
  if (!sentence.trimEnd().endsWith(".")) return false;
  if (/(?:^|\s)\d{1,2}\.\s*$/.test(tail(sentence)) && counted.test(next)) return true;
  if (begunAbbreviation.test(tail(sentence)) && /^\p{L}{1,2}\./u.test(next)) return true;
  if (society.test(tail(sentence))) return false;
  if (spaced.test(tail(sentence))) return true;
  const word = lastWord(sentence);
  if (/(?:^|[\s.])\p{Lu}\.\s*$/u.test(tail(sentence)) && /^\p{L}$/u.test(word)) {
    return !/\b(?:aim|phase|plan|part|group|site|vitamin|hepatitis) \p{Lu}\.\s*$/iu.test(tail(sentence));
  }
  if (/^\d/.test(next) && (beforeNumber.test(word) || vowelless.test(tail(sentence)))) return true;
  if (/^(?:no|nos|art|mar|sat|sun)$/.test(word)) return false;
  if (/^[ap]\.m$/.test(word)) return false;
  if (weakAbbreviations.has(word)) return !usualStart.test(next);
  return abbreviations.has(word);
}

/** What Intl.Segmenter finds, and the sentences that begin with a number, which it joins to the one before. */
function* segments(paragraph: string): Generator<string> {
  for (const { segment } of segmenter.segment(paragraph))
    yield* segment.split(/(?<=\p{L}{3}[.!?]["'”’)]?\s{1,4})(?=[$€£¥]?\d)/u);
}

/** Sentences of people who use no capitals: a full stop and a space end one unless the word before is an abbreviation. */
function splitUncapitalised(paragraph: string): string[] {
  const sentences: string[][] = [];
  let end = "";
  for (const part of paragraph.split(/(?<=[.!?]["'”’)]{0,4})\s+/u)) {
    const word = lastWord(end);
    const isKnown = abbreviations.has(word) || vowelless.test(end) || /(?:^|\s)\p{L}\.$/u.test(end);
    const isAbbreviated =
      word !== "" && ((/^\d/.test(part) && beforeNumber.test(word)) || (isKnown && !/^(?:no|art|op|sun)$/.test(word)));
    if (isAbbreviated) sentences.at(-1)?.push(part);
    else sentences.push([part]);
    end = tail(isAbbreviated ? `${end} ${part}` : part);
  }
  return sentences.map((parts) => parts.join(" "));
}

/** How many brackets stay open in a piece of a sentence; below 0 where more are closed. */
function bracketsIn(segment: string): number {
  let open = 0;
  for (const sign of segment) open += sign === "(" || sign === "[" ? 1 : sign === ")" || sign === "]" ? -1 : 0;
  return open;
}

/** How much of a sentence an aside in brackets may be, in characters: of a longer one the other bracket was forgotten. */
const longestAside = 300;

/** A work that is cited: "Adeyemi O, Ruiz T." It goes on to its year, or for so many characters. */
const cited = {
  begins: /^(?:\d{1,2}[.)]\s+)?\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.? ?){1,3}(?:[,;&]|et al|\()/u,
  year: /\b(?:19|20)\d\d\b/,
  longest: 300,
};

/** A sentence so far: its pieces, and what tells whether it goes on. */
interface OpenSentence {
  parts: string[];
  end: string;
  length: number;
  /** Since where a bracket is open, in characters; undefined where none is. */
  bracketAt: number | undefined;
  brackets: number;
  /** A citation without its year so far. */
  isCitation: boolean;
}

const opened = (segment: string): OpenSentence => {
  const brackets = bracketsIn(segment);
  const isCitation = cited.begins.test(segment) && !cited.year.test(segment);
  return {
    parts: [segment],
    end: tail(segment),
    length: segment.length,
    brackets,
    bracketAt: brackets > 0 ? 0 : undefined,
    isCitation,
  };
};

function extend(open: OpenSentence, segment: string): void {
  open.parts.push(segment);
  // The number of an entry stood by itself so far.
  if (open.parts.length === 2 && entryNumber.test(open.parts[0]!.trim()))
    open.isCitation = cited.begins.test(open.parts.join(""));
  open.brackets = Math.max(0, open.brackets + bracketsIn(segment));
  open.bracketAt = open.brackets > 0 ? (open.bracketAt ?? open.length) : undefined;
  open.length += segment.length;
  open.end = tail(open.end + segment);
  open.isCitation &&= !cited.year.test(segment) && open.length < cited.longest;
}

const word = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether so many open brackets, or one of them, are closed in what follows, and not only those that are opened there. */
function closes(brackets: number, text: string): boolean {
  let open = brackets;
  for (const sign of text) {
    open += bracketsIn(sign);
    if (open < brackets) return true;
  }
  return false;
}

/** Whether a sentence goes on in the next piece: within brackets that are closed in `rest`, in a citation, after an abbreviation, or where no word follows. */
function goesOnIn(open: OpenSentence, segment: string, rest: string): boolean {
  const room = open.bracketAt === undefined ? 0 : longestAside - (open.length - open.bracketAt);
  const isAside = room > 0 && closes(open.brackets, rest.slice(0, room));
  return isAside || open.isCitation || !word.test(segment) || continuesAfter(open.end, segment);
}

const isEntryNumber = ({ parts }: OpenSentence): boolean => parts.length === 1 && entryNumber.test(parts[0]!.trim());

/** Puts segments together that one sentence was cut into. Only the end of what is there is looked at, so that a long one costs no more. */
function joinSegments(paragraph: string): string[] {
  const sentences: OpenSentence[] = [];
  let at = 0;
  for (const segment of segments(paragraph)) {
    const open = sentences.at(-1);
    const rest = paragraph.slice(at, at + longestAside);
    at += segment.length;
    // The number of an entry goes with the entry.
    const isNumber = open !== undefined && entryNumber.test(segment.trim()) && !continuesAfter(open.end, segment);
    if (isNumber && open.brackets === 0) sentences.push(opened(segment));
    else if (open && (goesOnIn(open, segment, rest) || isEntryNumber(open))) extend(open, segment);
    else sentences.push(opened(segment));
  }
  return sentences.map(({ parts }) => parts.join(""));
}

/** The sentences of one paragraph without line breaks; abbreviations, initials and decimals do not end one. */
export function splitSentences(paragraph: string): string[] {
  const sentences = /^\p{Ll}/u.test(paragraph) ? splitUncapitalised(paragraph) : joinSegments(paragraph);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
