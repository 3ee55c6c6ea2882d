import { descriptionLength } from "@grantwright/domain";
import { object, string, type InferType } from "yup";
import { documentTypes } from "../../../components/documents/documentType.ts";
import { copy } from "./wizard.copy.ts";

/** What the wizard sends: a description of 20 to 10000 characters and a document type. */
export const wizardSchema = object({
  text: string()
    .trim()
    .max(descriptionLength.most, copy.tooLong)
    .min(descriptionLength.least, copy.tooShort)
    .required(copy.tooShort),
  type: string().oneOf(documentTypes).required(copy.typeMissing),
});

/** The values of the wizard's form. */
export type WizardValues = InferType<typeof wizardSchema>;
