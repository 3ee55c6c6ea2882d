import { countWords, openPlace } from "@grantwright/domain";
import { readFacts } from "@grantwright/domain/facts";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { fitsLimits, type TextLimits } from "../text/fitToLimits.ts";
import { splitSentences } from "../text/splitSentences.ts";
import type { WriterSection } from "../writer.ts";
import { asksIn } from "./asks/asksIn.ts";
import type { AskName } from "./asks/readAsks.ts";
import { featuresOf, isEnglish, type Features } from "../cues/features.ts";

interface Wanted {
  /** What to add. */
  ask: AskName;
  /** The text already has it. */
  has: (text: string, features: Features) => boolean;
  /** It is enough that it is said anywhere in the document: in the same way, or so. */
  isAnywhere?: boolean | Wanted["has"];
  /** Can only be judged in English text. */
  needsEnglish?: boolean;
}

const hasFigure: Wanted["has"] = (_, features) => features.hasFigure;
const hasDate: Wanted["has"] = (_, features) => features.dates > 0 || features.hasDuration;
/** Parts of a year, each of which says when. */
const seasons = /(?:\b(?:spring|summer|autumn|winter|monsoon|harvest|term|season)\b.*){2}/isu;
const hasName: Wanted["has"] = (text, features) =>
  features.hasPerson || readFacts(text).some((fact) => fact.kind === "name" && /^\p{Lu}\S* .*\p{Lu}/u.test(fact.text));

/** Fewer are counted at a glance, and need no source. */
const leastToProve = 20;

/** Whether a text gives figures that a reader would want the source of. */
const hasStatistics = (text: string): boolean =>
  readFacts(text).some(({ kind, value = 0 }) => kind === "percent" || (kind === "number" && value >= leastToProve));
/** Sums whose currency stands somewhere else, or that are written as the person's country writes them. */
const hasPricedLines = (text: string): boolean =>
  (text.match(/(?<!\d)\d{1,3}(?:[.,\s]\d{2,3})+(?!\d)|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3,}(?!\d)/gu)?.length ?? 0) > 2;
const hasAmount: Wanted["has"] = (_, features) => features.amounts > 0;
const hasAmounts: Wanted["has"] = (_, features) => features.amounts > 1;
const hasProperName: Wanted["has"] = (_, features) => features.hasProperName;
const matches =
  (pattern: RegExp): Wanted["has"] =>
  (text) =>
    pattern.test(text);
const source =
  /\b(?:according|source|survey\w*|census|statistics|study|studies|report\w*|data|assessment|records?|called on|asked|counted|found|interview\w*|pilot|evidence|published|\(\d{4}\))\b/i;

const wanted: Partial<Record<SectionKind, Wanted[]>> = {
  description: [
    { ask: "served", has: hasFigure, isAnywhere: true },
    { ask: "place", has: hasProperName, needsEnglish: true, isAnywhere: true },
  ],
  need: [
    { ask: "affected", has: hasFigure },
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
    },
  ],
  timeline: [
    { ask: "period", has: hasDate, isAnywhere: true },
    { ask: "months", has: (text, features) => features.dates > 1 || seasons.test(text), isAnywhere: true },
  ],
  outcomes: [
    { ask: "difference", has: hasFigure },
    {
      ask: "deadline",
      has: (text, features) =>
        hasDate(text, features) ||
        /\b(?:end of|after|within|by (?:the|next|this|early|late|spring|summer|autumn|winter|\p{Lu}\p{Ll}+|\d))\b/iu.test(
          text,
        ),
    },
  ],
  evaluation: [
    {
      ask: "counted",
      has: matches(
        /\b(?:count|weigh|measur|survey|ask|test|compar|interview|record|track|monitor|phone|call|log|score|endpoint|questionnaire|evaluat)\w*/i,
      ),
      needsEnglish: true,
    },
  ],
  team: [
    { ask: "names", has: hasName, needsEnglish: true, isAnywhere: true },
    {
      ask: "experience",
      has: matches(
        /\b(?:has|have|since|led|ran|years|retired|experience|professor|published|trained|qualified|founder)\b/i,
      ),
      needsEnglish: true,
    },
  ],
  organization: [{ ask: "history", has: hasFigure }],
  partners: [{ ask: "partners", has: hasProperName, needsEnglish: true }],
  budget: [
    { ask: "sum", has: (text, features) => features.amounts > 0 || hasPricedLines(text), isAnywhere: hasAmount },
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

/** What is known of a text besides its words. */
interface Asked {
  /** The language to ask in, as BCP 47. */
  language?: string;
  /** The whole document; else the text alone. */
  whole?: string;
}

/** What a text of this kind lacks, in the order in which a reader would ask for it, as it stands after "Add: ". */
export function missingFacts(
  kind: SectionKind,
  text: string,
  isTextEnglish: boolean,
  { language = "en", whole = text }: Asked = {},
): string[] {
  const said = asksIn(language);
  if (text.trim() === "") return [said.whole[kind]];
  const [own, all] = [featuresOf(text), whole === text ? undefined : featuresOf(whole)];
  return (wanted[kind] ?? [])
    .filter(({ needsEnglish }) => isTextEnglish || !needsEnglish)
    .filter(
      ({ has, isAnywhere }) =>
        !has(text, own) && !(isAnywhere && all && (isAnywhere === true ? has : isAnywhere)(whole, all)),
    )
    .map(({ ask }) => said.asks[ask]);
}

/** What a form takes for a text at all. */
export const fewestWords = 5;
/** Guidance that says how to write, not what, is no question to answer. */
const aboutForm = /\b(?:pages?|words?|characters?|lines?|font|pt)\b/i;

function guidanceOf(description: string | undefined): string {
  const sentence = splitSentences((description ?? "").replace(/[[\]\s]+/g, " ").trim())[0] ?? "";
  if (aboutForm.test(sentence)) return "";
  const ask = sentence.replace(/[.:;]+$/, "");
  // "DNA" and the like keep their capitals.
  return /^\p{Lu}\p{Ll}/u.test(ask) ? ask.charAt(0).toLowerCase() + ask.slice(1) : ask;
}

type WholeSection = TextLimits & Pick<WriterSection, "title" | "description" | "newDescription">;

/**
 * The prompt of a section about which nothing was said, as long as a section must be: what the form asks for there, else what
 * such a section usually says. Empty where it would pass the section's limits.
 */
export function wholeSection(kind: SectionKind, section: WholeSection, language = "en"): string {
  const said = asksIn(language);
  // A form in English asks somebody who writes another language in that one.
  const guidance = guidanceOf(section.newDescription ?? section.description);
  const asks = [
    isEnglish(guidance) && language !== "en" ? "" : guidance,
    ...(kind === "other" ? [] : [said.whole[kind]]),
    `what belongs under “${section.title.replace(/[[\]\s]+/g, " ").trim()}”`,
  ];
  return (
    asks
      .filter((ask) => ask !== "")
      .map(openPlace)
      .find((prompt) => countWords(prompt) >= fewestWords && fitsLimits(prompt, section)) ?? ""
  );
}
