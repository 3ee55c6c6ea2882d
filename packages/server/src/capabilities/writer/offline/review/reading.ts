import { countWords } from "@grantwright/domain";
import type { SectionKind } from "../../../../kernel/text/sectionKind.ts";
import type { Suggestion, WriterSection } from "../../writer.ts";

/** A suggestion whose section is known from where it was found. */
export type Note = Omit<Suggestion, "sectionId">;

/** One section as a reviewer reads it. */
export interface Reading {
  section: WriterSection;
  kind: SectionKind;
  text: string;
  /** Without bracketed prompts. */
  written: string;
  sentences: string[];
  isEnglish: boolean;
}

/** Sections in which missing figures weigh most. */
export const mattersMost = new Set<SectionKind>(["need", "budget", "timeline", "outcomes", "objectives"]);

/** The first words of a sentence, so that a person finds it. */
export const quoteStart = (sentence: string): string =>
  countWords(sentence) <= 8 ? `“${sentence.trim()}”` : `“${sentence.trim().split(/\s+/).slice(0, 6).join(" ")}…”`;
