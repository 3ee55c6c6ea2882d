import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { objectsIn } from "../src/capabilities/writer/model/objectsIn.ts";
import type { WriterInput } from "../src/capabilities/writer/writer.ts";

/** What a model, or whoever answers as one, wrote into `<id>.json` of a folder; undefined where that is missing or no answer to the request. */
export function answerIn<Schema extends z.ZodType>(
  folder: string,
  id: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  const file = join(folder, `${id}.json`);
  if (!existsSync(file)) return undefined;
  const found = objectsIn(readFileSync(file, "utf8"))
    .map((object) => schema.safeParse(object))
    .find(({ success }) => success);
  return found?.data;
}

/** A labelled draft as the writer gets it: sections are known by their titles, as in the labels. */
export const inputOfDraft = (
  description: string,
  sections: readonly { title: string; text: string }[],
): WriterInput => ({
  description,
  attachments: [],
  type: "grant",
  template: {
    name: "Form",
    sections: sections.map(({ title }) => ({ id: title, title, required: true, auto: false })),
  },
  useEnglish: false,
  texts: Object.fromEntries(sections.map(({ title, text }) => [title, text])),
});
