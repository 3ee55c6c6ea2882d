import { blankPrompts } from "../text/blankPrompts.ts";
import type { WriterInput } from "../writer.ts";
import type { NumberPlace } from "./numberPlace.ts";

/** The texts of a draft whose figures are held against each other. Of a section that is composed of others it is how that begins; open places say nothing. */
export function numberPlacesOf({ description, template, texts = {}, attachments }: WriterInput): NumberPlace[] {
  const sections = template.sections.filter(({ id }) => (texts[id] ?? "").trim() !== "");
  return [
    { id: "description", kind: "description", text: blankPrompts(description) },
    ...sections.map(({ id, title }) => ({ id, kind: "section" as const, title, text: blankPrompts(texts[id] ?? "") })),
    ...attachments.map(({ fileId, fileName, text }) => ({
      id: fileId ?? fileName,
      kind: "file" as const,
      title: fileName,
      text,
    })),
  ];
}
