import { countWords, openPlace } from "@grantwright/domain";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { fitsLimits, type TextLimits } from "../text/fitToLimits.ts";
import { splitSentences } from "../text/splitText.ts";
import type { WriterSection } from "../writer.ts";
import { featuresOf, type Features } from "../cues/features.ts";

interface Wanted {
  /** What to add, as it stands after "Add: ". */
  ask: string;
  /** The text already has it. */
  has: (text: string, features: Features) => boolean;
  /** Can only be judged in English text. */
  needsEnglish?: boolean;
}

const hasFigure: Wanted["has"] = (_, features) => features.hasFigure;
const hasDate: Wanted["has"] = (_, features) => features.dates > 0 || features.hasDuration;
const hasName: Wanted["has"] = (_, features) => features.hasPerson;
const hasProperName: Wanted["has"] = (_, features) => features.hasProperName;
const matches =
  (pattern: RegExp): Wanted["has"] =>
  (text) =>
    pattern.test(text);
const source =
  /\b(?:according|source|survey\w*|census|statistics|study|studies|report\w*|data|assessment|records?|called on|asked|counted|found|interview\w*|pilot|evidence|published|\(\d{4}\))\b/i;

const wanted: Partial<Record<SectionKind, Wanted[]>> = {
  description: [
    { ask: "how many people will be served", has: hasFigure },
    { ask: "where it takes place", has: hasProperName, needsEnglish: true },
  ],
  need: [
    { ask: "how many people are affected, and since when", has: hasFigure },
    { ask: "where these figures come from", has: matches(source), needsEnglish: true },
  ],
  audience: [{ ask: "how many people, and who they are", has: hasFigure }],
  objectives: [{ ask: "a target that can be checked, with its date", has: hasFigure }],
  methods: [
    {
      ask: "who carries out each step",
      has: (text, features) =>
        features.hasPerson ||
        /\b(?:we|our|they|staff|volunteers?|team|stewards?|teachers?|nurses?|partners?|by)\b/i.test(text),
      needsEnglish: true,
    },
  ],
  timeline: [
    { ask: "when it begins and ends", has: hasDate },
    { ask: "the month of each main step", has: (_, features) => features.dates > 1 },
  ],
  outcomes: [
    { ask: "what will be different, and for how many people", has: hasFigure },
    {
      ask: "by when",
      has: (text, features) => hasDate(text, features) || /\b(?:end of|after|within|by the)\b/i.test(text),
    },
  ],
  evaluation: [
    {
      ask: "what you will count or ask, how often, and who does it",
      has: matches(
        /\b(?:count|weigh|measur|survey|ask|test|compar|interview|record|track|monitor|phone|call|log|score|endpoint|questionnaire|evaluat)\w*/i,
      ),
      needsEnglish: true,
    },
  ],
  team: [
    { ask: "the names of the people who lead the work", has: hasName, needsEnglish: true },
    {
      ask: "what they have done before that is like this",
      has: matches(
        /\b(?:has|have|since|led|ran|years|retired|experience|professor|published|trained|qualified|founder)\b/i,
      ),
      needsEnglish: true,
    },
  ],
  organization: [{ ask: "when the organization began, its size, and what it has done", has: hasFigure }],
  partners: [{ ask: "the names of the partners and what each has promised", has: hasProperName, needsEnglish: true }],
  budget: [
    { ask: "the sum asked for", has: (_, features) => features.amounts > 0 },
    { ask: "what each main line costs, and how it was worked out", has: (_, features) => features.amounts > 1 },
  ],
  sustainability: [
    {
      ask: "who pays for it afterwards",
      has: matches(
        /\b(?:pay|pays|paid|fund\w*|budget\w*|fees?|income|sales|share|endow\w*|support\w*|agreed|promised|grant)\b|\$/i,
      ),
      needsEnglish: true,
    },
  ],
  market: [{ ask: "who the first customer is, and what they pay today", has: hasFigure }],
  data: [{ ask: "where the data are kept, for how long, and who may use them", has: (text) => countWords(text) > 12 }],
};

const whenEmpty: Record<SectionKind, string> = {
  summary: "a summary, once the other sections are written",
  description: "what you will do, where, and for whom",
  need: "the problem, how many people it affects, and where the figures come from",
  audience: "who will be reached, how many people, and how they were counted",
  objectives: "what will have been reached, with a figure and a date",
  methods: "the steps of the work in their order, and who carries them out",
  timeline: "when it begins and ends, and the month of each main step",
  outcomes: "what will be different, for how many people, and by when",
  evaluation: "what you will count or ask, how often, and who does it",
  impact: "who gains beyond those who take part, and how",
  innovation: "what is new in this, and what is done today instead",
  team: "the names of the people who lead the work, and what they have done before",
  organization: "what the organization is, when it began, and what it has done that is like this",
  facilities: "rooms, equipment and other means that you already have",
  partners: "the names of the partners and what each has promised",
  engagement: "how the people concerned have shaped the plan and keep a say in it",
  budget: "the sum asked for, the main lines, and what others pay",
  sustainability: "what goes on after the grant, and who pays for it",
  risk: "what could go wrong, and what you would do then",
  data: "which data arise, where they are kept, and who may use them",
  ethics: "how people or animals are protected, and the state of any approval",
  market: "who would buy it, and what they use and pay today",
  dissemination: "who will hear of the results, and by which means",
  references: "the works cited",
  lessons: "what you would do again, and what you would not",
  stories: "one person's story, told with their consent",
  compliance: "each requirement, whether you meet it, and where it is answered",
  other: "what belongs in this section",
};

/** What a text of this kind lacks, in the order in which a reader would ask for it. */
export function missingFacts(kind: SectionKind, text: string, isTextEnglish: boolean): string[] {
  if (text.trim() === "") return [whenEmpty[kind]];
  const features = featuresOf(text);
  return (wanted[kind] ?? [])
    .filter((fact) => (isTextEnglish || !fact.needsEnglish) && !fact.has(text, features))
    .map((fact) => fact.ask);
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
export function wholeSection(kind: SectionKind, section: WholeSection): string {
  const asks = [
    guidanceOf(section.newDescription ?? section.description),
    ...(kind === "other" ? [] : [whenEmpty[kind]]),
    `what belongs under “${section.title.replace(/[[\]\s]+/g, " ").trim()}”`,
  ];
  return (
    asks
      .filter((ask) => ask !== "")
      .map(openPlace)
      .find((prompt) => countWords(prompt) >= fewestWords && fitsLimits(prompt, section)) ?? ""
  );
}
