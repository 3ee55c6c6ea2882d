import { withoutOpenPlaces } from "@grantwright/domain";
import { splitText } from "../../text/splitText.ts";
import type { Suggestion, WriterInput } from "../../writer.ts";
import { kindOf } from "../draftSections.ts";
import { isEnglish } from "../../cues/features.ts";
import { acronymNotes, repeatNotes } from "./acrossNotes.ts";
import { ceilingNotes } from "./budgetNotes.ts";
import { contradictionNotes } from "./contradictionNotes.ts";
import { markNotes, unansweredNotes } from "./criteriaNotes.ts";
import { promiseNotes } from "./promiseNotes.ts";
import type { Reading } from "./reading.ts";
import { unsupportedNotes } from "./unsupportedNotes.ts";
import { clarityNotes, emptyNote, lengthNotes, missingNotes, promptNotes, vagueNotes } from "./textNotes.ts";

const notesPerSection = 4;
const priorities = ["high", "medium", "low"] as const;

function readSections(input: WriterInput): Reading[] {
  const texts = new Map(Object.entries(input.texts ?? {}));
  return input.template.sections
    .filter((section) => !section.auto)
    .map((section) => {
      const text = (texts.get(section.id) ?? "").trim();
      const written = withoutOpenPlaces(text);
      const sentences = splitText(written).units.map((unit) => unit.text);
      return { section, kind: kindOf(section), text, written, sentences, isEnglish: isEnglish(written) };
    });
}

/**
 * What a careful reader would ask for, found by rules: missing figures, dates, amounts and names; prompts left open; limits passed; sums
 * that do not add up; numbers that contradict each other between sections; promises nobody can check; claims without evidence;
 * sentences too long, and plans that do not say who acts; criteria that nothing answers; facts of a writer's draft that stand nowhere. Each names the words it means. The most
 * pressing first, at most four a section.
 */
export function reviewSections(input: WriterInput): Suggestion[] {
  const readings = readSections(input);
  const marks = markNotes(readings, input.assessmentCriteria);
  const across = [
    contradictionNotes(readings, input.description),
    unansweredNotes(readings, input.assessmentCriteria, (quoted) => `No section answers the criterion ${quoted} yet.`),
    unansweredNotes(
      readings,
      input.eligibilityCriteria,
      (quoted) => `The funder asks of applicants: ${quoted}. No section shows that you meet it.`,
    ),
    repeatNotes(readings),
    acronymNotes(readings),
    unsupportedNotes(input),
  ];
  const suggestions = readings.flatMap((reading): Suggestion[] => {
    const { id } = reading.section;
    const own =
      reading.text === ""
        ? marks.has(id)
          ? []
          : emptyNote(reading)
        : [
            ...lengthNotes(reading),
            ...promptNotes(reading),
            ...ceilingNotes(reading, input.eligibilityCriteria),
            ...(reading.written === "" ? [] : missingNotes(reading)),
            ...promiseNotes(reading),
            ...clarityNotes(reading),
            ...vagueNotes(reading),
          ];
    const notes = [...(marks.get(id) ?? []), ...across.flatMap((found) => found.get(id) ?? []), ...own];
    return notes
      .sort((a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority))
      .slice(0, notesPerSection)
      .map((note) => ({ sectionId: id, ...note }));
  });
  return suggestions.sort((a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority));
}

/** As reviewSections, for a thread of its own. */
export const reviewSectionsJob = { name: "reviewSections", run: reviewSections };
