import { helpLimits } from "@grantwright/api-client";
import { object, string, type InferType } from "yup";
import { tooLong } from "../../forms/tooLong.ts";
import { helpCopy } from "./help.copy.ts";

/** A request for help: subject and message, neither blank, and how pressing it is. */
export const helpSchema = object({
  subject: string().defined().matches(/\S/, helpCopy.subjectMissing).max(helpLimits.subject, tooLong),
  content: string().defined().matches(/\S/, helpCopy.messageMissing).max(helpLimits.content, tooLong),
  priority: string().oneOf(["low", "medium", "high"]).defined(),
});

/** The values of the form. */
export type HelpValues = InferType<typeof helpSchema>;
