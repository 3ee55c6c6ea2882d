import { countWords } from "@grantwright/domain";
import type { WriterSection } from "../writer.ts";
import { appendWithin } from "./composeSection.ts";
import { kindOf } from "./draftSections.ts";
import { fewestWords, wholeSection } from "./wholeSection.ts";

/** A section that is required, or that a few words were said about, holds its prompt too, in a language (BCP 47), so that it keeps no proposal from being written. */
export function longEnough(section: WriterSection, text: string, language?: string): string {
  const isLeftOpen = !section.required && text.trim() === "";
  if (isLeftOpen || countWords(text) >= fewestWords) return text;
  const prompt = wholeSection(kindOf(section), section, language);
  return prompt === "" ? text : appendWithin(text, [prompt], section);
}
