import { number, object, string, type InferType } from "yup";
import { tooLong } from "../../forms/tooLong.ts";
import { scoutCopy as copy } from "./opportunities.copy.ts";

/** The most characters of who they are, and of what they want to do. */
const textLimit = 100_000;
/** The most characters of where they work. */
const locationLimit = 200;

/** What a scout looks for, and the revision that it changes. */
export const profileSchema = object({
  organization: string().defined().matches(/\S/, copy.missingOrganization).max(textLimit, tooLong),
  project: string().defined().matches(/\S/, copy.missingProject).max(textLimit, tooLong),
  location: string()
    .defined()
    .max(locationLimit, ({ value, max }) => copy.locationTooLong(value.length - max)),
  revision: number().defined(),
});

/** The values of the form. */
export type ProfileValues = InferType<typeof profileSchema>;
