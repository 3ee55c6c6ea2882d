import { blankPrompts } from "../text/blankPrompts.ts";
import type { WriterInput } from "../writer.ts";
import type { Source } from "./receipt.ts";

/** The texts that sentences of a writer's may stand on. */
export function sourcesOf(input: WriterInput): Source[] {
  const { description, grantName, eligibilityCriteria, assessmentCriteria, template, texts = {}, drafted = {} } = input;
  const call = [
    template.name,
    template.funderName,
    eligibilityCriteria,
    assessmentCriteria,
    ...template.sections.flatMap((section) => [section.title, section.description]),
  ];
  return [
    { kind: "description", text: description },
    ...Object.entries(texts).map(([fieldId, text]): Source => {
      const own = drafted[fieldId];
      return { kind: "input", fieldId, text: blankPrompts(text), ...(own && { drafted: own }) };
    }),
    ...input.attachments.map(({ fileId, fileName, text }): Source => ({
      kind: "file",
      fileId: fileId ?? fileName,
      text,
    })),
    ...(grantName ? [{ kind: "input" as const, text: grantName }] : []),
    ...call
      .filter((text) => text !== undefined && text !== "")
      .map((text): Source => ({ kind: "call", text: text ?? "" })),
  ];
}
