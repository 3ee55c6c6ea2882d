import type { AskedSentence, AskedWord, WordKind } from "./sentencesInWords.ts";

/** What a sentence asks for: from a word to a word, both of it. */
export interface ObjectAsked {
  from: number;
  to: number;
}

/** So far into a sentence its verb stands where the paper or the applicant is what it is about: "The essay must recount". */
const reachOfSubject = 5;
/** So many words may stand between a verb and its object and be none of it. */
const mostBetween = 8;
/** So many words may stand before what they are about: "a few words on". */
const reachOfAbout = 7;
/** So many words an object has at most. */
const longest = 40;
/** A clause of so few words is none of its own: "how often". */
const mostWordsOfAddition = 2;
/** The same of two that "and" joins: "how often and on which days". */
const mostWordsOfTwo = 6;

const isBreak = ({ sign }: AskedWord) =>
  sign === "semicolon" || sign === "colon" || sign === "bracket" || sign === "other";

/** Whether a word begins a verb that asks, by what stands before it. */
function isVerb(words: readonly AskedWord[], at: number): boolean {
  const own = words[at]!;
  if (own.begins.has("wishes")) return true;
  if (!own.begins.has("verbs") || own.isInLength) return false;
  const before = words[at - 1];
  if (!before) return true;
  const isRefused = words.slice(Math.max(0, at - 2), at).some(({ begins }) => begins.has("negative"));
  if (isRefused || before.ends.has("articles")) return false;
  const leads = ["modals", "and", "order", "fillers", "between", "wishes"] as const satisfies readonly WordKind[];
  if (own.sign !== "none" || leads.some((kind) => before.ends.has(kind))) return true;
  const isInClause = words.slice(0, at).some(({ begins }) => begins.has("questions"));
  return at <= reachOfSubject && !isInClause;
}

/** Whether an object may begin with a word. */
const isBeginning = ({ begins }: AskedWord) => begins.has("questions") || begins.has("articles");

/** Where the last word of a phrase that begins with a word stands. */
function endOf(words: readonly AskedWord[], at: number, kind: WordKind): number {
  for (let index = at; index < Math.min(words.length, at + 5); index += 1)
    if (words[index]!.ends.has(kind)) return index;
  return at;
}

/** The first word behind a verb that is no more than what leads to its object. */
function skipLead(words: readonly AskedWord[], from: number): number {
  let at = from;
  for (let step = 0; step < mostBetween && at < words.length; step += 1) {
    const own = words[at]!;
    if (own.isInLength) {
      at += 1;
      step -= 1;
      continue;
    }
    // "que nos cuente" leads to another verb.
    const isConjunction = words.slice(at + 1, at + 3).some((word) => word.begins.has("verbs") && word.sign === "none");
    if (own.begins.has("questions") && !(isConjunction && own.end - own.start <= 3)) return at;
    if (own.begins.has("questions")) {
      at += 1;
      continue;
    }
    // "hear, ideally from a patient, what it is like"
    if (own.sign === "comma" && own.begins.has("adjuncts")) {
      const behind = words.findIndex((word, index) => index > at && word.sign === "comma");
      if (behind > 0 && words[behind]!.begins.has("questions")) return behind;
    }
    if (own.begins.has("articles") && words[at + 1]?.isInLength) {
      at += 1;
      continue;
    }
    // "que describa, paso a paso, el trabajo"
    if (own.sign === "comma" && !isBeginning(own)) {
      const behind = words.findIndex((word, index) => index > at && index <= at + mostBetween && word.sign === "comma");
      if (behind > 0 && isBeginning(words[behind]!)) return behind;
    }
    const isArticle = own.begins.has("articles") && words[at + 1] !== undefined && !isBeginning(words[at + 1]!);
    if (isArticle && own.begins.has("about")) return at;
    const kind = (["wishes", "order", "fillers", "between", "about", "and"] as const).find((each) =>
      own.begins.has(each),
    );
    if (kind !== undefined) at = endOf(words, at, kind) + 1;
    else if (own.begins.has("verbs") && isVerb(words, at)) at = endOf(words, at, "verbs") + 1;
    else if (own.begins.has("modals")) at += 1;
    else return at;
  }
  return at;
}

/** Whether a word begins a verb that asks, alone or behind what leads to one: "shall explain", "que indique". */
function isVerbAhead(words: readonly AskedWord[], at: number): boolean {
  const [own, next] = [words[at], words[at + 1]];
  if (!own || own.isInLength) return false;
  if ((own.begins.has("verbs") || own.begins.has("wishes")) && !isBeginning(own) && !own.begins.has("adjuncts"))
    return true;
  return (own.begins.has("modals") || own.begins.has("between")) && next?.sign === "none" && next.begins.has("verbs");
}

/** Whether behind "and" a word leads to a thing of its own: "and with a budget". */
const leadsToThing = (words: readonly AskedWord[], at: number) =>
  words[at]?.begins.has("about") === true && words[at + 1]?.begins.has("articles") === true;

/** Where a piece ends at the latest: before a sign that divides a sentence, a length or another verb that asks. */
function endOfPiece(words: readonly AskedWord[], from: number, isLed: boolean): number {
  for (let at = from + 1; at < words.length; at += 1) {
    const own = words[at]!;
    if (isBreak(own) || own.isInLength) return at;
    if (own.begins.has("further") && words[endOf(words, at, "further") + 1]?.begins.has("articles")) return at;
    if (own.begins.has("and")) {
      const next = endOf(words, at, "and") + 1;
      if (isVerbAhead(words, next) || (isLed && leadsToThing(words, next))) return at;
    } else if (own.sign === "comma" && isVerbAhead(words, at)) return at;
  }
  return words.length;
}

/** A small word at the end of a piece that is none of it. */
const isLoose = ({ begins, ends, sign }: AskedWord) =>
  (["and", "particles", "further"] as const).some((kind) => begins.has(kind) && ends.has(kind)) ||
  (sign === "comma" && begins.has("order") && ends.has("order"));

/** Without small words that lead on, at the end of a piece. */
function trimmed(words: readonly AskedWord[], from: number, end: number): ObjectAsked {
  // "so that", "such as": what is of more words than one goes on with nothing.
  const addition = words.findIndex(
    (word, at) =>
      at > from &&
      at < end &&
      word.begins.has("adjuncts") &&
      !word.ends.has("adjuncts") &&
      !word.begins.has("questions"),
  );
  let to = (addition < 0 ? end : addition) - 1;
  while (to > from && isLoose(words[to]!)) to -= 1;
  return { from, to };
}

/** Whether a piece says how: "line by line", "month by month". */
const isRepeated = (words: readonly AskedWord[], text: string, at: number) => {
  const [first, third] = [words[at], words[at + 2]];
  return (
    first !== undefined &&
    third !== undefined &&
    text.slice(first.start, first.end) === text.slice(third.start, third.end)
  );
};

/** The last thing of a list without a comma before it: "and a concept". */
function lastThing(
  words: readonly AskedWord[],
  from: number,
  end: number,
): { before: number; from: number } | undefined {
  const before = words.findIndex(
    (word, at) =>
      at > from && at < end && word.begins.has("and") && words[endOf(words, at, "and") + 1]?.begins.has("articles"),
  );
  return before < 0 ? undefined : { before, from: endOf(words, before, "and") + 1 };
}

/** "which", "whether": what adds to the words before it. */
const isRelative = ({ begins, ends }: AskedWord) =>
  begins.has("questions") && begins.has("adjuncts") && ends.has("questions") && ends.has("adjuncts");

/** What stands between two commas of what is asked for. */
interface Piece {
  /** Its first word, and the first behind "and". */
  start: number;
  first: number;
  /** The word behind it. */
  end: number;
  isJoined: boolean;
  isClause: boolean;
  isThing: boolean;
}

/** "a schedule, information on the team and a concept for the work": the things of such a list; undefined where it is none. */
function thingsListed(words: readonly AskedWord[], pieces: readonly Piece[], end: number): ObjectAsked[] | undefined {
  const [head, second] = pieces;
  const last = second && !head!.isClause ? lastThing(words, second.first, end) : undefined;
  if (!last) return undefined;
  const listed = pieces.filter(({ start }) => start < last.before);
  const isPlain = listed
    .slice(1)
    .every(({ first, isClause, isJoined }) => !isClause && !isJoined && !words[first]?.begins.has("adjuncts"));
  if (!isPlain) return undefined;
  return [
    ...listed.map((piece) => trimmed(words, piece.first, Math.min(piece.end, last.before))),
    trimmed(words, last.from, end),
  ];
}

/** The objects between a verb and the end of its piece: one, or several that commas divide. */
function objectsIn(words: readonly AskedWord[], text: string, from: number, end: number): ObjectAsked[] {
  const starts = [from];
  for (let at = from + 1; at < end; at += 1) if (words[at]!.sign === "comma") starts.push(at);
  const pieces = starts.map((start, index): Piece => {
    const joint = (["and", "further", "order"] as const).find((kind) => index > 0 && words[start]!.begins.has(kind));
    const isJoined = joint !== undefined;
    const first = joint === undefined ? start : endOf(words, start, joint) + 1;
    const begins = words[first];
    const isClause = begins?.begins.has("questions") === true && (index === 0 || isJoined || !isRelative(begins));
    return {
      start,
      first,
      end: starts[index + 1] ?? end,
      isJoined,
      isClause,
      isThing: begins?.begins.has("articles") === true,
    };
  });
  const [head] = pieces;
  if (!isBeginning(words[from]!)) return [trimmed(words, from, head!.end)];
  const listed = thingsListed(words, pieces, end);
  if (listed) return listed;
  const isLong = ({ first, end: to }: Piece) =>
    to - first > mostWordsOfAddition &&
    (to - first > mostWordsOfTwo ||
      !words
        .slice(first + 1, to)
        .some((word, at) => word.begins.has("questions") && words[first + at]!.begins.has("and")));
  const clauses = pieces.filter((piece) => piece.isClause && isLong(piece));
  const things = pieces.filter((piece) => piece.isThing && isLong(piece));
  const isList =
    (head!.isClause && clauses.length >= 3) || (!head!.isClause && things.length >= 3 && pieces.at(-1)!.isJoined);
  const objects: ObjectAsked[] = [];
  let open: { from: number; end: number } | undefined;
  for (const [index, piece] of pieces.entries()) {
    const isOfList = isList && isLong(piece) && (head!.isClause ? piece.isClause : piece.isThing || piece.isClause);
    const wasCut = open !== undefined && open.end !== piece.start;
    const isSecond = !isList && wasCut && piece.isJoined && (piece.isClause || piece.isThing) && isLong(piece);
    if (index === 0 || isOfList || isSecond) {
      if (open) objects.push(trimmed(words, open.from, open.end));
      open = { from: piece.first, end: piece.end };
      continue;
    }
    // What is only added ends an object: a relative clause of a thing, "with …", "line by line".
    const begins = words[piece.first];
    const isAddition =
      (begins?.begins.has("adjuncts") === true &&
        !(begins.begins.has("questions") && (head!.isClause || piece.isJoined))) ||
      (piece.isJoined && !piece.isClause && !piece.isThing) ||
      isRepeated(words, text, piece.first) ||
      (piece.isClause && !piece.isJoined && !isLong(piece) && index < pieces.length - 1);
    const isResumed = begins?.begins.has("modals") === true && !piece.isJoined;
    if (open && (isResumed || (!isAddition && !wasCut))) open.end = piece.end;
  }
  if (open) objects.push(trimmed(words, open.from, open.end));
  return objects;
}

/** Whether a word behind an object goes on with what is asked for: "; and who does it", "(…) and what it costs", "as well as the costs". */
function mayGoOn(words: readonly AskedWord[], at: number, hasObject: boolean): boolean {
  const own = words[at]!;
  const joint = (["further", "and", "order"] as const).find((kind) => own.begins.has(kind));
  const first = joint === undefined ? at : endOf(words, at, joint) + 1;
  const begins = words[first];
  if (!begins) return false;
  if (own.begins.has("further")) return isBeginning(begins);
  if (own.begins.has("and") && (leadsToThing(words, first) || own.sign === "comma"))
    return isBeginning(begins) || leadsToThing(words, first);
  if (own.sign === "colon") return !hasObject;
  if (
    words[at - 1]?.isInLength &&
    begins.begins.has("concerning") &&
    words[first + 1] &&
    isBeginning(words[first + 1]!)
  )
    return true;
  const isBehind = own.sign === "semicolon" || own.sign === "bracket" || words[at - 1]?.isInLength === true;
  return (
    isBehind &&
    (begins.begins.has("questions") ||
      ((joint !== undefined || words[at - 1]?.isInLength === true) && isBeginning(begins)))
  );
}

/** What a sentence is about that has to follow: "A budget has to be presented"; none where it says so of nothing. */
function subjectAsked(words: readonly AskedWord[]): ObjectAsked[] {
  const from = skipLead(words, 0);
  const modal = words.findIndex(({ begins }, at) => at > from && begins.has("modals"));
  const asks =
    modal < 0 ? -1 : words.findIndex(({ begins }, at) => at > modal && at <= modal + 3 && begins.has("verbs"));
  if (from > mostBetween || asks < 0 || !words[from]!.begins.has("articles")) return [];
  const end = words.findIndex((word, at) => at > from && (word.sign !== "none" || word.isInLength || at >= modal));
  return [trimmed(words, from, end)];
}

/** What a sentence asks for, in its order. */
export function objectsAsked(sentence: AskedSentence): ObjectAsked[] {
  const { words } = sentence;
  const objects = objectsOfVerbs(sentence);
  return (objects.length > 0 ? objects : subjectAsked(words)).filter(
    ({ from, to }) =>
      to > from &&
      (isBeginning(words[from]!) || !words.slice(from, to + 1).some(({ begins }) => begins.has("negative"))),
  );
}

function objectsOfVerbs({ words, text }: AskedSentence): ObjectAsked[] {
  const objects: ObjectAsked[] = [];
  let isAsking = false;
  let at = 0;
  while (at < words.length) {
    const own = words[at]!;
    const isTrigger = isVerb(words, at);
    const goesOn = isAsking && !isTrigger && !own.isInLength && mayGoOn(words, at, objects.length > 0);
    if (!isTrigger && !goesOn) {
      at += 1;
      continue;
    }
    let from = skipLead(words, isTrigger ? endOf(words, at, own.begins.has("wishes") ? "wishes" : "verbs") + 1 : at);
    if (from >= words.length) break;
    const isObject =
      isBeginning(words[from]!) ||
      (isTrigger &&
        !(["adjuncts", "about", "modals"] as const).some((kind) => words[from]!.begins.has(kind)) &&
        (words[from - 1]?.ends.has("about") === true || from === endOf(words, at, "verbs") + 1));
    if (isTrigger) isAsking = true;
    if (!isObject || (from > at + 1 && isBreak(words[from]!) && words[from]!.sign !== "colon" && !goesOn)) {
      at = Math.max(at + 1, from);
      continue;
    }
    const end = endOfPiece(words, from, words[from - 1]?.ends.has("about") === true);
    const about = words
      .slice(from, Math.min(end, from + reachOfAbout))
      .findIndex(
        ({ begins, sign }, index) => (begins.has("concerning") && sign === "none") || (index > 0 && sign !== "none"),
      );
    const behind = about > 0 && words[from + about]!.sign === "none" ? endOf(words, from + about, "concerning") + 1 : 0;
    if (behind > 0 && behind < end && !words[from]!.begins.has("questions") && isBeginning(words[behind]!))
      from = behind;
    objects.push(
      ...objectsIn(words, text, from, end).filter(({ from: first, to }) => to >= first && to - first < longest),
    );
    at = Math.max(end, at + 1);
  }
  return objects;
}
