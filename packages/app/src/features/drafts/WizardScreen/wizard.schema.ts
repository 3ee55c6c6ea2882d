import { object, string, type InferType } from "yup";
import { documentTypes } from "../../../components/documents/documentType.ts";
import { copy } from "./wizard.copy.ts";

/** The shortest description, in characters once trimmed. */
const minDescription = 20;
/** The longest description, in characters. */
export const maxDescription = 10_000;

/** What the wizard sends: a description of 20 to 10000 characters and a document type. */
export const wizardSchema = object({
  text: string().trim().max(maxDescription, copy.tooLong).min(minDescription, copy.tooShort).required(copy.tooShort),
  type: string().oneOf(documentTypes).required(copy.typeMissing),
});

/** The values of the wizard's form. */
export type WizardValues = InferType<typeof wizardSchema>;
