import { piecesOf } from "@grantwright/domain";
import type { WriterInput } from "../writer.ts";
import type { Source } from "./receipt.ts";

/** A text with blanks in the place of what nobody has written yet, so that everything else stays where it was. */
const withoutPrompts = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.isOpen ? " ".repeat(piece.text.length) : piece.text))
    .join("");

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
      return { kind: "input", fieldId, text: withoutPrompts(text), ...(own && { drafted: own }) };
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
