import { stemmer } from "stemmer";
import { searchable } from "../../kernel/text/searchable.ts";

/** Words that say nothing of what a text is about. */
const empty = new Set(
  (
    "a about above across after again all almost alone along already also although always am among an and another any anybody " +
    "anyone anything are around as ask at away back be became because become been before began begin behind being below best " +
    "better between big both bring but by call came can cannot come could day days did different do does doing done down " +
    "during each early either else end enough even ever every everybody everyone everything far few first five for found four " +
    "from full gave get give given go goes going gone good got great had half has have having he help helps helping her here " +
    "hers herself high him himself his how however i if in instead into is it its itself just keep kept kind know large last " +
    "late later least less let like little live long look made make makes making many may me means might mine more most " +
    "mostly much must my myself near nearly need needs neither never new next nine no nobody none nor not nothing now of off " +
    "often old on once one only open or other others our ours out over own part past per perhaps place possible put rather " +
    "real really right run runs running said same say second see seen set seven several shall she should show since six small " +
    "so some somebody someone something soon still such take taken ten than that the their theirs them themselves then there " +
    "therefore these they thing things third this those though three through thus time times to today together told too took " +
    "toward towards turn twelve two under until up upon us use used uses using usual very via want wants was way we week weeks " +
    "well went were what whatever when where whether which while who whole whom whose why will with within without work works " +
    "worked working would year years yet you your yours yourself month months season seasons spring summer autumn fall winter " +
    "january february march april june july august september october november december monday tuesday wednesday thursday " +
    "friday saturday sunday hundred thousand million dozen eighteen fifth quarter retired already principle lead leads led " +
    "start started starting add added offer offers offered reach reached include includes including based around every"
  ).split(" "),
);

/** Words that stand in nearly every grant: alone they show nothing. */
const common = new Set(
  (
    "access achieve act activity additional address administration agency agreement aim amount announcement applicant application " +
    "apply approach area available award benefit budget build capacity center citizen collaboration community condition cost " +
    "country county create data deliver department develop development direct effective effort eligible engage enhance ensure " +
    "establish expand experience federal field form fund funding general goal government grant group health impact implement " +
    "improve improvement increase individual information initiative institution issue knowledge level local long maintain manage " +
    "management member method model name national network nonprofit notice objective office operate opportunity organization " +
    "organisation outcome participant partner partnership people person plan plant policy population practice prepare priority " +
    "problem process program programme project promote proposal provide public purpose quality reduce region report request " +
    "require research resource result review rule rural secretary serve service site skill society source staff stakeholder " +
    "standard state strategy strengthen student study success support sustain sustainable system target team technical " +
    "technology tool town train training underserved understand united university urban value village world " +
    "district city charity foundation association council institute group company director board family household resident neighborhood neighbourhood " +
    "school class family child children after-school bit call grow pay perform stop test unused visit walk write budget month"
  )
    .split(" ")
    .map((word) => stemmer(word)),
);

/** A word of a text. */
export interface Word {
  /** As it is written. */
  text: string;
  /** What it is compared by. */
  stem: string;
  /** Says nothing by itself and ends a phrase. */
  isEmpty: boolean;
  /** Stands in nearly every grant. */
  isCommon: boolean;
  /** Nothing but a space stands between it and the word before. */
  isNext: boolean;
}

/** Sources write "neighbor" and "theater" where people may write "neighbour" and "theatre". */
const american = (word: string) =>
  word
    .replace(/(?<=[a-z]{3})our(?=$|s$|ed$|ing$|hood|ly$)/, "or")
    .replace(/tre(s?)$/, "ter$1")
    .replace(/isation/, "ization");

const wordPattern = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

type Known = Pick<Word, "stem" | "isEmpty" | "isCommon">;

const known = new Map<string, Known>();
const mostKnown = 100_000;

/** Grants repeat their words: each is looked at once. */
function look(written: string): Known {
  const before = known.get(written);
  if (before) return before;
  const plain = american(searchable(written).replace(/[’']s$/, ""));
  const stem = stemmer(plain);
  const found = {
    stem,
    // "Ines" has the stem "in", which every text has.
    isEmpty: stem.length < 3 || empty.has(plain) || empty.has(stem) || /\d/.test(plain),
    isCommon: common.has(stem),
  };
  if (known.size < mostKnown) known.set(written, found);
  return found;
}

/** The words of a text in their order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = -1;
  for (const found of text.matchAll(wordPattern)) {
    const written = found[0];
    const isNext = words.length > 0 && /^[ \t]+$/.test(text.slice(end, found.index));
    end = found.index + written.length;
    words.push({ text: written.replace(/[’']s$/, ""), ...look(written), isNext });
  }
  return words;
}

/** What the words of a text are compared by, in their order. */
export const stemsOf = (text: string): string[] => (text.match(wordPattern) ?? []).map((written) => look(written).stem);
