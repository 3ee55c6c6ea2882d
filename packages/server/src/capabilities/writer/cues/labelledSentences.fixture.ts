import { join } from "node:path";
import { z } from "zod";
import { cuesFolder } from "../../../kernel/package/packageRoot.ts";
import { readYaml } from "../../../kernel/text/readYaml.ts";
import { sectionKinds } from "../../../kernel/text/sectionKind.ts";

const sentence = z.strictObject({
  text: z.string().min(1),
  kind: z.enum(sectionKinds),
  or: z.array(z.enum(sectionKinds)).nonempty().optional(),
});

const text = z.strictObject({ about: z.string().min(1), paragraphs: z.array(z.array(sentence).nonempty()).nonempty() });

/** A sentence as a person might write it, with the section it belongs to, and others in which a careful editor might put it. */
export type LabelledSentence = z.output<typeof sentence>;

/** A description whose every sentence is labelled, by its paragraphs. */
export type LabelledText = z.output<typeof text>;

const folder = join(cuesFolder, "sentences");

/** The sentences and whole descriptions on which the cues were made and improved: a score on these says little. */
export const { sentences: developmentSentences, texts: developmentTexts } = readYaml(
  folder,
  "development.yaml",
  z.strictObject({ sentences: z.array(sentence), texts: z.array(text) }),
);

/** Descriptions on which no cue was made or changed. */
export const { texts: heldOutTexts } = readYaml(folder, "held-out.yaml", z.strictObject({ texts: z.array(text) }));
