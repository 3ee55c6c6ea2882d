import { countWords } from "@grantwright/domain";
import type { WriterSection } from "../writer.ts";
import { appendWithin } from "./composeSection.ts";
import { kindOf } from "./draftSections.ts";
import { fewestWords, wholeSection } from "./wholeSection.ts";

/** How a section is asked for. */
interface Asking {
  /** As BCP 47; else English. */
  language?: string;
  /** Whether it is asked for although the form leaves it open. */
  isAsked?: boolean;
  /** Whether it tells of what was done. */
  isReport?: boolean;
}

/** A section that is required or asked for, or that a few words were said about, holds its prompt too, so that it keeps no proposal from being written. */
export function longEnough(
  section: WriterSection,
  text: string,
  { language, isAsked = false, isReport }: Asking = {},
): string {
  const isLeftOpen = !section.required && !isAsked && text.trim() === "";
  if (isLeftOpen || countWords(text) >= fewestWords) return text;
  const prompt = wholeSection(kindOf(section), section, language, isReport);
  return prompt === "" ? text : appendWithin(text, [prompt], section);
}
