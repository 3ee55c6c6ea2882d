import { countWords } from "@grantwright/domain";
import { readFacts } from "@grantwright/domain/facts";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { featuresOf, isEnglish, type Features } from "../cues/features.ts";
import { splitSentences } from "../text/splitSentences.ts";
import type { AskName } from "./asks/readAsks.ts";
import { saysWholeSum } from "./wholeSum.ts";

/** What a section of a kind has to say. */
export interface Wanted {
  /** What to add. */
  ask: AskName;
  /** The text already has it. */
  has: (text: string, features: Features) => boolean;
  /** It is enough that it is said anywhere in the document: in the same way, or so. */
  isAnywhere?: boolean | Wanted["has"];
  /** Only what surely is for the section counts; without it the section says nothing of what it is for, and is asked for as a whole. */
  isWhole?: true;
  /** Can only be judged in English text. */
  needsEnglish?: boolean;
  /** Can only be judged where names have capitals: not in what was dictated. */
  needsCapitals?: boolean;
}

const hasFigure: Wanted["has"] = (_, features) => features.hasFigure;
const hasDate: Wanted["has"] = (_, features) => features.dates > 0 || features.hasDuration;
/** Parts of a year, each of which says when. */
const seasons = /(?:\b(?:spring|summer|autumn|winter|monsoon|harvest|term|season)\b.*){2}/isu;
const hasName: Wanted["has"] = (text, features) =>
  features.hasPerson || readFacts(text).some((fact) => fact.kind === "name" && /^\p{Lu}\S* .*\p{Lu}/u.test(fact.text));

/** Who says so much of how it is judged has said what is looked at, in whatever words. */
const enoughToJudge = 12;

/** Fewer are counted at a glance, and need no source. */
const leastToProve = 20;

/** Whether a text gives figures that a reader would want the source of. */
const hasStatistics = (text: string): boolean =>
  readFacts(text).some(({ kind, value = 0 }) => kind === "percent" || (kind === "number" && value >= leastToProve));
/** Sums whose currency stands somewhere else, or that are written as the person's country writes them. */
const hasPricedLines = (text: string): boolean =>
  (text.match(/(?<!\d)\d{1,3}(?:[.,\s]\d{2,3})+(?!\d)|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3,}(?!\d)/gu)?.length ?? 0) > 2;
/** One amount is what it costs; of several one has to be the whole. */
const saysSum: Wanted["has"] = (text, features) =>
  features.amounts === 1 ||
  (features.amounts > 1 &&
    (!isEnglish(text) ||
      splitSentences(text).some((sentence) => saysWholeSum(sentence) && featuresOf(sentence).amounts > 0)));
const hasAmounts: Wanted["has"] = (_, features) => features.amounts > 1;
/** How many people there are of some kind. */
const people =
  /\d[\d,.]* (?:\p{L}+ )?(?:people|families|households|children|women|men|patients|pupils|students|members|residents|adults|kids|girls|boys|farmers|homes|users|persons|pensioners|workers)\b/iu;
/** Whether names have capitals: what was dictated has none. */
export const hasCapitals = (text: string): boolean => /\p{Lu}\p{L}/u.test(text);
const hasProperName: Wanted["has"] = (_, features) => features.hasProperName;
const matches =
  (pattern: RegExp): Wanted["has"] =>
  (text) =>
    pattern.test(text);
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
      has: (text, features) => (features.hasFigure && !hasStatistics(text)) || source.test(text),
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
    },
  ],
  timeline: [
    { ask: "period", has: hasDate, isAnywhere: true },
    { ask: "months", has: (text, features) => features.dates > 1 || seasons.test(text), isAnywhere: true },
  ],
  outcomes: [
    { ask: "difference", has: hasFigure, isWhole: true },
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
      needsEnglish: true,
    },
  ],
  team: [
    { ask: "names", has: hasName, needsEnglish: true, needsCapitals: true, isAnywhere: true },
    {
      ask: "experience",
      has: matches(
        /\b(?:has|have|had|since|led|ran|runs?|did|done|before|built|taught|kept|worked|works|used to|former(?:ly)?|years|retired|experience|professor|dr|published|trained|qualified|founder)\b/i,
      ),
      needsEnglish: true,
    },
  ],
  organization: [{ ask: "history", has: hasFigure }],
  partners: [{ ask: "partners", has: hasProperName, needsEnglish: true }],
  budget: [
    { ask: "sum", has: (text, features) => saysSum(text, features) || hasPricedLines(text), isAnywhere: saysSum },
    { ask: "lines", has: (text, features) => features.amounts > 1 || hasPricedLines(text), isAnywhere: hasAmounts },
  ],
  sustainability: [
    {
      ask: "payer",
      has: matches(
        /\b(?:afford|cover\w*|carr(?:y|ies|ied)|absorb\w*|ourselves|pay|pays|paid|fund\w*|budget\w*|fees?|income|sales|share|endow\w*|support\w*|agreed|promised|grant)\b|\$/i,
      ),
      needsEnglish: true,
    },
  ],
  market: [{ ask: "customer", has: hasFigure }],
  data: [{ ask: "storage", has: (text) => countWords(text) > 12 }],
};
