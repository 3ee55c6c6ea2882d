import { countWords } from "@grantwright/domain";
import type { WriterSection } from "../writer.ts";
import { appendWithin } from "./composeSection.ts";
import { kindOf } from "./draftSections.ts";
import { fewestWords, wholeSection } from "./missingFacts.ts";

/** A required section holds its prompt where too little was said about it, so that it keeps no proposal from being written. */
export function longEnough(section: WriterSection, text: string): string {
  if (!section.required || countWords(text) >= fewestWords) return text;
  const prompt = wholeSection(kindOf(section), section);
  return prompt === "" ? text : appendWithin(text, [prompt], section);
}
