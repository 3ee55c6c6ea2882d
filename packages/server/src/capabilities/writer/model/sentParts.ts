import type { EditRequest, SearchWords, SentPart, WriterInput } from "../writer.ts";
import { callPrompt, callSystem } from "./callPrompt.ts";
import { contradictionsPrompt, contradictionsSystem } from "./contradictionsPrompt.ts";
import { judgePrompt, judgeSystem } from "./judgePrompt.ts";
import {
  editPrompt,
  material,
  outlinePrompt,
  reviewPrompt,
  searchTermsPrompt,
  searchTermsSystem,
  sectionPrompt,
  systemPrompt,
  type Asked,
} from "./prompts.ts";

const finishedSections = "(the finished sections above, each as it was written)";

/** A request with instructions of its own; nothing where there is nothing to ask. */
const partsOf = (instructions: string, asked: Asked | undefined): SentPart[] =>
  asked
    ? [
        { kind: "instructions", title: "", text: instructions },
        { kind: "material", title: "", text: asked.material.join("\n\n") },
        { kind: "task", title: "", text: asked.task },
      ]
    : [];

/** The request of its own for what contradicts itself, where there is something to hold against each other. */
const sentForContradictions = (input: WriterInput): SentPart[] =>
  partsOf(contradictionsSystem(input), contradictionsPrompt(input));

/** The one for how it stands to what the funder asks, where something is asked. */
const sentForJudgements = (input: WriterInput): SentPart[] => partsOf(judgeSystem(input), judgePrompt(input));

/** All that is sent to a model for a task, in the order and words in which it goes, except what the model itself will have written by then. */
export function sentParts(input: WriterInput, task: "outline" | "proposal" | "review" | EditRequest): SentPart[] {
  const instructions: SentPart = { kind: "instructions", title: "", text: systemPrompt(input) };
  const given: SentPart = { kind: "material", title: "", text: material(input).join("\n\n") };
  const asked = (title: string, { task: text }: Asked): SentPart => ({ kind: "task", title, text });
  if (typeof task === "object") return [instructions, given, asked("", editPrompt(input, task))];
  if (task === "outline") return [instructions, given, asked("", outlinePrompt(input))];
  if (task === "review")
    return [
      instructions,
      given,
      asked("", reviewPrompt(input)),
      ...sentForContradictions(input),
      ...sentForJudgements(input),
    ];
  const sections = input.template.sections.map((section) => {
    const part = asked(section.title, sectionPrompt(input, section, []));
    return section.auto ? { ...part, text: `${finishedSections}\n\n${part.text}` } : part;
  });
  return [instructions, given, ...sections];
}

/** All that is sent to a model that names words to search by. */
export const sentForSearch = (words: SearchWords): SentPart[] => [
  { kind: "instructions", title: "", text: searchTermsSystem },
  { kind: "material", title: "", text: searchTermsPrompt(words) },
];

/** All that is sent to a model that points out what stands in a call. */
export const sentForCall = (lines: readonly string[]): SentPart[] => partsOf(callSystem, callPrompt(lines));
