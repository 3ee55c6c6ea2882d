import { countWords, openPlace } from "@grantwright/domain";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { isEnglish } from "../cues/features.ts";
import { fitsLimits, type TextLimits } from "../text/fitToLimits.ts";
import { splitSentences } from "../text/splitSentences.ts";
import type { WriterSection } from "../writer.ts";
import { wholeAsk } from "./asks/asksIn.ts";

/** What a form takes for a text at all. */
export const fewestWords = 5;
/** Guidance that says how to write, not what, is no question to answer. */
const aboutForm = /\b(?:pages?|words?|characters?|lines?|font|pt)\b/i;

function guidanceOf(description: string | undefined): string {
  const sentence = splitSentences((description ?? "").replace(/[[\]\s]+/g, " ").trim())[0] ?? "";
  if (aboutForm.test(sentence)) return "";
  const ask = sentence.replace(/[.:;]+$/, "");
  // "DNA" and the like keep their capitals.
  return /^\p{Lu}\p{Ll}/u.test(ask) ? ask.charAt(0).toLowerCase() + ask.slice(1) : ask;
}

type WholeSection = TextLimits & Pick<WriterSection, "title" | "description" | "newDescription">;

/**
 * The prompt of a section about which nothing was said, as long as a section must be: what the form asks for there, else what
 * such a section usually says. Empty where it would pass the section's limits.
 */
export function wholeSection(kind: SectionKind, section: WholeSection, language = "en", isReport = false): string {
  // A form in English asks somebody who writes another language in that one.
  const guidance = guidanceOf(section.newDescription ?? section.description);
  const asks = [
    isEnglish(guidance) && language !== "en" ? "" : guidance,
    ...(kind === "other" ? [] : [wholeAsk(kind, language, isReport)]),
    `what belongs under “${section.title.replace(/[[\]\s]+/g, " ").trim()}”`,
  ];
  return (
    asks
      .filter((ask) => ask !== "")
      .map(openPlace)
      .find((prompt) => countWords(prompt) >= fewestWords && fitsLimits(prompt, section)) ?? ""
  );
}
