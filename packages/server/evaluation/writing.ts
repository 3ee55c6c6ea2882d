import { sectionProblem, withoutOpenPlaces } from "@grantwright/domain";
import type {
  ProposedSection,
  Writer,
  WriterAttachment,
  WriterInput,
  WriterReport,
  WriterSection,
} from "../src/capabilities/writer/writer.ts";
import { defaultTemplateIdByType, templateSeeds } from "../src/modules/templates/seed/index.ts";

/** What is written: an application, or the report on one. */
export type WrittenType = "grant" | "grant-report";

/** The library's general form of a type. */
function formOf(type: WrittenType) {
  const form = templateSeeds.find(({ id }) => id === defaultTemplateIdByType[type]);
  if (!form) throw new Error(`The library has no general form for "${type}".`);
  return form;
}

/** The sections of a type's general form, as a writer gets them. */
const sectionsOf = (type: WrittenType): WriterSection[] =>
  formOf(type).sections.map(({ key, ...section }) => ({
    id: key,
    title: section.title,
    description: section.description,
    kind: section.kind,
    required: section.required,
    auto: section.auto,
    ...(section.minWordCount !== undefined && { minWordCount: section.minWordCount }),
    ...(section.maxWordCount !== undefined && { maxWordCount: section.maxWordCount }),
    ...(section.maxLength !== undefined && { maxLength: section.maxLength }),
  }));

/** Those of the general grant application, for which everything is written but reports. */
export const sections: WriterSection[] = sectionsOf("grant");

const unheard: WriterReport = { progress: async () => {}, section: async () => {} };

/** What a writer made of a description. */
export interface Written {
  /** Of the proposal: what the writer was given, drafted texts among it. */
  input: WriterInput;
  outline: Record<string, string>;
  proposal: ProposedSection[];
  /** From the description to the proposal. */
  seconds: number;
}

/** What a writer is given of a project. */
export const inputOf = (
  description: string,
  attachments: WriterAttachment[],
  type: WrittenType = "grant",
): WriterInput => ({
  description,
  attachments,
  type,
  template: { name: formOf(type).name, sections: sectionsOf(type) },
  useEnglish: false,
});

/** Makes an outline. */
export async function outlineOf(writer: Writer, input: WriterInput): Promise<Record<string, string>> {
  const outline = await writer.outline(input, unheard, new AbortController().signal);
  return Object.fromEntries(outline.sections.map(({ sectionId, text }) => [sectionId, text]));
}

/** Takes a project from its description to the proposal as somebody would who changes nothing on the way. */
export async function writeAll(
  writer: Writer,
  description: string,
  attachments: WriterAttachment[],
  type: WrittenType = "grant",
): Promise<Written> {
  const startedAt = performance.now();
  const given = inputOf(description, attachments, type);
  const outline = await outlineOf(writer, given);
  const drafted = Object.fromEntries(
    Object.entries(outline).map(([id, text]) => [id, { by: writer.kind, text }] as const),
  );
  const input: WriterInput = { ...given, texts: outline, drafted };
  const proposal = await writer.propose(input, unheard, new AbortController().signal);
  return { input, outline, proposal, seconds: (performance.now() - startedAt) / 1000 };
}

/** Whether a proposal could be generated from an outline as it is. */
export const isReady = (outline: Record<string, string>): boolean =>
  sections.every((section) => section.auto || !sectionProblem(section, outline[section.id] ?? ""));

/** How many required sections hold nothing but prompts. */
export const onlyPromptsIn = (outline: Record<string, string>): number =>
  sections.filter(({ id, required, auto }) => required && !auto && withoutOpenPlaces(outline[id] ?? "") === "").length;
