import { object, string, type InferType } from "yup";
import { tooLong } from "../../../forms/tooLong.ts";
import { copy } from "./draft.copy.ts";

/** The most characters of the title of a section of the person's own. */
const titleLength = 200;
/** The most characters of what it is about. */
const descriptionLength = 2_000;

/** A section of the person's own. */
export const sectionSchema = object({
  title: string().trim().required(copy.addSectionTitleMissing).max(titleLength, copy.addSectionTitleLong),
  description: string().defined().max(descriptionLength, tooLong),
});

/** The values of the form. */
export type SectionValues = InferType<typeof sectionSchema>;
