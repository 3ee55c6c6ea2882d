import { object, string, type InferType } from "yup";

/** A text that is typed over a section: any. */
export const editSchema = object({ text: string().defined() });

/** The values of the form. */
export type EditValues = InferType<typeof editSchema>;
