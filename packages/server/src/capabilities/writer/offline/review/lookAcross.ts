import { withoutOpenPlaces } from "@grantwright/domain";
import { runApart, type ApartJob } from "../../../../kernel/apart/runApart.ts";
import { splitText } from "../../text/splitText.ts";
import type { ProposedSection, WriterSection } from "../../writer.ts";
import { kindOf } from "../draftSections.ts";
import { isEnglish } from "../../cues/features.ts";
import { repeatNotes } from "./acrossNotes.ts";
import { contradictionNotes } from "./contradictionNotes.ts";
import type { Reading } from "./reading.ts";

/** What does not go together in a finished proposal, and the section where it was seen. */
export interface AcrossNote {
  title: string;
  suggestion: string;
}

const mostNotes = 8;

/** Names sentences that stand in two finished sections, and numbers that contradict each other. */
export const lookAcrossJob: ApartJob<[WriterSection[], ProposedSection[]], AcrossNote[]> = {
  name: "lookAcross",
  run(sections, written) {
    const texts = new Map(written.map(({ sectionId, text }) => [sectionId, text]));
    const readings = sections
      .filter(({ auto }) => !auto)
      .map((section): Reading => {
        const text = texts.get(section.id) ?? "";
        const own = withoutOpenPlaces(text);
        const sentences = splitText(own).units.map((unit) => unit.text);
        return { section, kind: kindOf(section), text, written: own, sentences, isEnglish: isEnglish(own) };
      });
    const titles = new Map(sections.map(({ id, title }) => [id, title]));
    return [...contradictionNotes(readings), ...repeatNotes(readings)]
      .flatMap(([id, notes]) => notes.map(({ suggestion }) => ({ title: titles.get(id) ?? "", suggestion })))
      .slice(0, mostNotes);
  },
};

/** As lookAcrossJob, in a thread of its own where the texts are long. Composed sections say again what others say, and are left out. */
export function lookAcross(sections: WriterSection[], written: ProposedSection[]): Promise<AcrossNote[]> {
  const characters = written.reduce((sum, { text }) => sum + text.length, 0);
  return runApart(lookAcrossJob, characters, sections, written);
}
