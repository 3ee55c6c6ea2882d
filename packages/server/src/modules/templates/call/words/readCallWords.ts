import { join } from "node:path";
import { z } from "zod";
import { readYaml, readYamlFolder } from "../../../../kernel/text/readYaml.ts";

/** Phrases as cues/README.md says: `*` is any ending, `…` up to five words. */
const phrases = z.array(z.string().min(1));

const callWordsSchema = z.strictObject({
  /** Small words by which a text is known to be in a language that the reader of facts does not know. */
  small: phrases.optional(),
  /** Headings and lines that say what a part of a call is about. */
  headings: z.strictObject({
    attachments: phrases,
    criteria: phrases,
    eligibility: phrases,
    /** The same where nothing else is said of what a heading is about. */
    who: phrases,
    prohibitions: phrases,
    sections: phrases,
    format: phrases,
    deadline: phrases,
    /** Of the applicant's own plan: inside a form a section of it. */
    plan: phrases,
    funding: phrases,
    other: phrases,
    /** By which a form is over. */
    after: phrases,
  }),
  /** Cells at the head of a table. */
  columns: z.strictObject({
    question: phrases,
    guidance: phrases,
    limit: phrases,
    criterion: phrases,
    points: phrases,
    date: phrases,
    document: phrases,
    status: phrases,
    /** What the marks of a scale stand for; no cell of a head. */
    grade: phrases,
  }),
  length: z.strictObject({
    words: phrases,
    characters: phrases,
    pages: phrases,
    most: phrases,
    least: phrases,
    /** By which a length is help and no limit. */
    example: phrases,
    /** Of the whole application. */
    whole: phrases,
    /** Of some other paper. */
    part: phrases,
    /** By which a length is one of each of several sections. */
    each: phrases,
    /** What sections are called where they are counted: "questions 1 to 4". */
    answers: phrases,
    /** By which they are those that nothing was said of. */
    others: phrases,
    /** Between the first and the last number of several. */
    ranges: phrases,
    /** Where lengths stand as bare numbers: "Figures in brackets are words". */
    brackets: phrases,
    /** Of all answers, beside a length. */
    everyAnswer: phrases,
  }),
  numbers: z.strictObject({
    half: phrases,
    one: phrases,
    two: phrases.optional(),
    /** Before a unit: "anderthalb". */
    oneAndHalf: phrases.optional(),
    /** Behind one, by which it is half a unit more: "a page and a half". */
    andHalf: phrases.optional(),
  }),
  deadline: z.strictObject({
    due: phrases,
    final: phrases,
    other: phrases,
    /** Of a stage that only some come to. */
    invited: phrases,
    /** Of the text itself: "page last updated". */
    stale: phrases,
  }),
  /** Days in words: "the last working day of January 2027". */
  days: z.strictObject({
    first: phrases,
    second: phrases,
    third: phrases,
    fourth: phrases,
    last: phrases,
    /** The days of the week from Monday on, each with its forms. */
    weekdays: z.array(phrases).length(7),
    /** Any day from Monday to Friday. */
    working: phrases,
    /** Any day. */
    day: phrases,
    /** Between such a day and its month. */
    links: phrases,
  }),
  clock: z.strictObject({
    words: phrases,
    noon: phrases,
    midnight: phrases,
    /** By which an hour up to eleven is one of the second half of the day. */
    afternoon: phrases,
    /** By which a zone is that of all times of a call. */
    all: phrases,
  }),
  award: z.strictObject({ most: phrases, of: phrases, least: phrases, not: phrases }),
  status: z.strictObject({
    required: phrases,
    optional: phrases,
    /** What begins the case in which something is needed: "if …", "for …". */
    cases: phrases,
    /** By which such a case is every one. */
    all: phrases,
    yes: phrases,
    no: phrases,
    total: phrases,
  }),
  says: z.strictObject({
    /** Conditions of who may apply. */
    must: phrases,
    mustNot: phrases,
    /** Sentences of who may apply. */
    applies: phrases,
    /** Those who apply. */
    actors: phrases,
    /** Those who give, at the beginning of a sentence about themselves. */
    funder: phrases,
    /** What they have to be, may be or may not. */
    modals: phrases,
    /** What applicants are told to do, which is no condition. */
    procedure: phrases,
    /** Words that refuse applicants. */
    unfit: phrases,
    /** Words by which a text says no: where it is about what is not paid for, such a sentence is of that. */
    negative: phrases,
    notFunded: phrases,
    /** Those of them that refuse people and papers as often as uses of the money. */
    notTaken: phrases,
    /** By which something else is refused than a use of the money. */
    notOfUse: phrases,
    asks: phrases,
    lists: phrases,
    /** By which a text counts what it asks for. */
    ordinals: phrases,
    judged: phrases,
    attach: phrases,
    /** Weaker verbs, which ask for a paper where they stand before one. */
    needs: phrases,
    /** What follows such a verb and says how, and not what. */
    manner: phrases,
    /** Verbs behind the paper that they ask for. */
    passive: phrases,
    /** By which a paper may be left out. */
    mayBe: phrases,
    /** By which no paper is asked for. */
    notSent: phrases,
    /** Kinds of papers. */
    papers: phrases,
    /** Of these the ones that are attached and never written into a form. */
    firmPapers: phrases,
    articles: phrases,
    and: phrases,
  }),
  /** Of letters and running text: what is asked for sentence by sentence, and what counts. */
  prose: z.strictObject({
    /** By which somebody is told to write or to answer: what is to be written follows in clauses or in lines. */
    writes: phrases,
    /** By which clauses of what is asked for begin: "who". */
    interrogatives: phrases,
    /** Between a numbered part and what it is about: "Part 1 asks about". */
    covers: phrases,
    /** By which clauses of what is judged begin: "whether". */
    whether: phrases,
    /** Between what is judged and how much it counts. */
    weighs: phrases,
    /** What papers are sent with, and what else stands between such a verb and them. */
    with: phrases,
    /** Before what is judged: "40 points for …". */
    of: phrases,
    /** Before what is asked for. */
    asks: phrases,
    /** Behind it. */
    closes: phrases,
    /** By which things are asked for in an order. */
    order: phrases,
    /** What else stands between such a verb and its object. */
    fillers: phrases,
    /** Before a length, and part of it: "in", "about". */
    leads: phrases,
    /** Behind a length, and part of it: "or so". */
    tails: phrases,
    /** Of a verb, at the end of its sentence. */
    particles: phrases,
  }),
  name: z.strictObject({ words: phrases, generic: phrases, funders: phrases }),
  /** Of running text that asks: by which words the pieces of its sentences begin and end. */
  asking: z.strictObject({
    /** By which something is asked for or an answer described, in any of their forms. */
    verbs: phrases,
    /** By which the funder says what it would like to know. */
    wishes: phrases,
    /** Between such a verb and what it is about. */
    about: phrases,
    /** Of these the ones behind "a few words": "about". */
    concerning: phrases,
    /** What else stands between such a verb and what is asked for. */
    between: phrases,
    /** Lengths that are no limits: "in a few lines". */
    lines: phrases,
    /** By which something of its own is added: "as well as". */
    further: phrases,
    /** What is asked for as a whole: "a letter". */
    wholes: phrases,
    /** By which a sentence goes on about what the one before it named: "It may not exceed". */
    itself: phrases,
    /** By which some are not what is said of all: "each answer … unless". */
    exceptions: phrases,
    articles: phrases,
    /** By which what is only added to something begins: "with the prices". */
    adjuncts: phrases,
    modals: phrases,
    /** By which a clause of what is asked for begins, alone or behind a small word: "with whom". */
    questions: phrases,
  }),
});

/** The words by which calls of one language are read, each a phrase. */
export type CallWordLists = z.output<typeof callWordsSchema>;

/** All words: by language, and the other names of time zones. */
export interface CallWordData {
  languages: Record<string, CallWordLists>;
  zones: Record<string, string[]>;
}

const zonesFile = "zones.yaml";

/** Reads cues/calls. Throws an Error that names file and line of each mistake. */
export function readCallWords(cuesFolder: string): CallWordData {
  const folder = join(cuesFolder, "calls");
  return {
    languages: readYamlFolder(folder, callWordsSchema, zonesFile),
    zones: readYaml(folder, zonesFile, z.record(z.string(), phrases)),
  };
}
