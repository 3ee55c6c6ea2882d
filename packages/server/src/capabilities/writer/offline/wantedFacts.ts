import { countWords } from "@grantwright/domain";
import { readFacts } from "@grantwright/domain/facts";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import type { Features } from "../cues/features.ts";
import type { AskName, SignName } from "./asks/readAsks.ts";
import { countSigns } from "./asks/saidIn.ts";
import { saysWhen } from "./asks/saysWhen.ts";
import { saysGap } from "./asks/gapOf.ts";
import { hasPricedLines, saysSum } from "./saysSum.ts";

/** What a section of a kind has to say. */
export interface Wanted {
  /** What to add. */
  ask: AskName;
  /** The text already has it. */
  has: (text: string, features: Features, language?: string) => boolean;
  /** It is enough that it is said anywhere in the document: in the same way, or so. */
  isAnywhere?: boolean | Wanted["has"];
  /** Only what surely is for the section counts; without it the section says nothing of what it is for, and is asked for as a whole. */
  isWhole?: true;
  /** What is asked for instead of the whole where the section has begun to say it. */
  rest?: AskName;
  /** It is enough that what the document says of its plan has it. */
  isPlanned?: (plan: string, language: string) => boolean;
  /** It is enough that a sentence anywhere is fairly surely of this kind. */
  isToldBy?: SectionKind;
  /** Can only be judged in English text. */
  needsEnglish?: boolean;
  /** Can only be judged where names have capitals: not in what was dictated. */
  needsCapitals?: boolean;
}

const hasFigure: Wanted["has"] = (_, features) => features.hasFigure;
const hasDate: Wanted["has"] = (_, features) => features.dates > 0 || features.hasDuration;
/** A name, be it a first name alone. */
const hasName: Wanted["has"] = (text, features) =>
  features.hasPerson ||
  readFacts(text).some(({ kind }) => kind === "name") ||
  /(?<!\p{L})\p{Lu}\p{Ll}+(?:,| [=–-] | \(|['’]s | and \p{Lu}\p{Ll})/u.test(text);

/** Who says so much of how it is judged has said what is looked at, in whatever words. */
const enoughToJudge = 12;

/** Fewer are counted at a glance, or by whoever says it, and need no source. */
const leastToProve = 500;

/** Whether a text gives figures that a reader would want the source of. */
const hasStatistics = (text: string): boolean =>
  readFacts(text).some(
    ({ kind, value = 0, text: said }) =>
      (kind === "percent" && /\p{N}/u.test(said)) || (kind === "number" && value >= leastToProve),
  );
const hasSign =
  (name: SignName, least = 1): Wanted["has"] =>
  (text) =>
    (countSigns(text, name, "en") ?? 0) >= least;

/** A year alone is a beginning where the steps are told. */
const hasYear = (text: string): boolean =>
  readFacts(text).some(({ kind, date }) => kind === "date" && date !== undefined && /^\d{4}$/u.test(date));

const hasAmounts: Wanted["has"] = (_, features) => features.amounts > 1;
/** How many people there are of some kind. */
const people =
  /\d[\d,.]* (?:\p{L}+ )?(?:people|families|households|children|women|men|patients|pupils|students|members|residents|adults|kids|girls|boys|farmers|homes|users|persons|pensioners|workers)\b/iu;
/** Whether names have capitals: what was dictated has none. */
export const hasCapitals = (text: string): boolean => /\p{Lu}\p{L}/u.test(text);
const hasProperName: Wanted["has"] = (_, features) => features.hasProperName;
const source =
  /\b(?:according|source|survey\w*|census|statistics|study|studies|report\w*|data|assessment|records?|called on|asked|counted|found|interview\w*|pilot|evidence|published|\(\d{4}\))\b/i;

/** What a reader looks for in a section of a kind, in the order in which they would ask for it. */
export const wantedFacts: Partial<Record<SectionKind, Wanted[]>> = {
  description: [
    { ask: "served", has: hasFigure, isAnywhere: true },
    { ask: "place", has: hasProperName, needsEnglish: true, needsCapitals: true, isAnywhere: true },
  ],
  need: [
    { ask: "affected", has: hasFigure, isAnywhere: (text) => people.test(text) },
    {
      ask: "source",
      has: (text) => !hasStatistics(text) || source.test(text),
      needsEnglish: true,
      isAnywhere: true,
    },
  ],
  audience: [{ ask: "reached", has: hasFigure }],
  objectives: [{ ask: "target", has: hasFigure }],
  methods: [
    {
      ask: "who",
      has: (text, features) =>
        features.hasPerson ||
        /\b(?:we|our|they|staff|volunteers?|team|stewards?|teachers?|nurses?|partners?|by)\b/i.test(text),
      needsEnglish: true,
      needsCapitals: true,
      isAnywhere: (_, { hasPerson }) => hasPerson,
      isToldBy: "team",
    },
  ],
  timeline: [
    { ask: "period", has: hasDate, isAnywhere: true },
    {
      ask: "months",
      has: (text, features) => features.dates > 1 || hasSign("months", 2)(text, features),
      isAnywhere: true,
    },
    { ask: "start", has: (text, _, language = "en") => saysWhen(text, language) || hasYear(text), isPlanned: saysWhen },
  ],
  outcomes: [
    { ask: "difference", has: hasFigure, isWhole: true, rest: "extent" },
    {
      ask: "deadline",
      has: (text, features) =>
        hasDate(text, features) ||
        /\b(?:end of|after|within|by (?:the|next|this|early|late|spring|summer|autumn|winter|\p{Lu}\p{Ll}+|\d))\b/iu.test(
          text,
        ),
      isAnywhere: true,
    },
  ],
  evaluation: [
    {
      ask: "counted",
      has: (text) =>
        countWords(text) >= enoughToJudge ||
        /\b(?:count|weigh|measur|survey|ask|test|compar|interview|record|track|monitor|phone|call|log|score|endpoint|questionnaire|evaluat)\w*/i.test(
          text,
        ),
      isToldBy: "evaluation",
      needsEnglish: true,
    },
  ],
  team: [
    { ask: "names", has: hasName, needsEnglish: true, needsCapitals: true, isAnywhere: true },
    { ask: "experience", has: hasSign("experience"), needsEnglish: true },
  ],
  organization: [{ ask: "history", has: hasFigure }],
  partners: [
    {
      ask: "partners",
      has: (text, features) => features.hasProperName || hasSign("partners")(text, features),
      isToldBy: "partners",
      needsEnglish: true,
    },
  ],
  budget: [
    {
      ask: "sum",
      has: (text, features, language = "en") => saysSum(text, features) || saysGap(text, language),
      isAnywhere: true,
    },
    { ask: "lines", has: (text, features) => features.amounts > 1 || hasPricedLines(text), isAnywhere: hasAmounts },
  ],
  sustainability: [
    {
      ask: "payer",
      has: (text, features) => features.amounts > 0 || hasSign("payer")(text, features),
      needsEnglish: true,
    },
  ],
  market: [{ ask: "customer", has: hasFigure }],
  data: [{ ask: "storage", has: (text) => countWords(text) > 12 }],
};
