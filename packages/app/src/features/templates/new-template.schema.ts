import { mixed, object, string, type InferType } from "yup";
import { documentTypes } from "../../components/documents/documentType.ts";
import { copy } from "./templates.copy.ts";
import { problemCopy } from "./templateModel.ts";

/** The most characters of the name of a template. */
const nameLength = 200;
/** The most characters of a call that are read at once. */
const mostCharacters = 1_000_000;

/** A template of which only the name and the type are known. */
export const blankSchema = object({
  name: string()
    .defined()
    .matches(/\S/, problemCopy.name)
    .max(nameLength, ({ max }) => problemCopy.long(max)),
  type: string().oneOf(documentTypes).defined(),
});

/** The values of that form. */
export type BlankValues = InferType<typeof blankSchema>;

/** A funder's call: its text, or a file in its place. */
export const callSchema = object({
  file: mixed((value): value is File => value instanceof File),
  text: string()
    .defined()
    .when("file", ([file], text) =>
      file === undefined
        ? text.matches(/\S/, copy.callMissing).max(mostCharacters, ({ value, max }) => copy.tooLong(value.length - max))
        : text,
    ),
});

/** The values of that form. */
export type CallValues = InferType<typeof callSchema>;
