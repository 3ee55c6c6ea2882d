import type { Schemas } from "@grantwright/api-client";
import { maxLengthOf, openPlacesOf, type Problem } from "@grantwright/domain";
import { copy } from "./draft.copy.ts";

/** How a section stands, in a word for the section list. */
export interface SectionState {
  /** Its words are there, and it asks for nothing more. */
  isDone: boolean;
  label: string;
  /** The same in full, where the label leaves something out. */
  title?: string;
  /**
   * How much it asks for a look; nothing where it does not. "soft" is a hint, "attention" what only the person can mend, and only what is in
   * danger keeps a proposal from being made.
   */
  tone?: "soft" | "attention" | "danger";
}

/** What the state depends on besides the field and its text. */
export interface SectionFacts {
  /** How many words the person has written. */
  words: number;
  /** What keeps it from being sent. */
  problem: Problem | undefined;
  /** It is being written. */
  isCurrent: boolean;
  /** It was changed elsewhere too. */
  hasConflict: boolean;
  /** What was noted on it in an assessment. */
  notes: readonly Schemas["Suggestion"][];
  /** How many of its sentences may not belong there. */
  doubts: number;
  /** How many of its figures do not fit. */
  figures: number;
}

const isOpen = ({ answer, isOutdated }: Schemas["Suggestion"]): boolean => !answer && !isOutdated;

/** How a section stands, the worst first; a section is done where nothing is left to say. */
export function sectionState(
  field: Pick<Schemas["Field"], "auto" | "required" | "maxLength" | "minWordCount" | "maxWordCount">,
  text: string,
  { words, problem, isCurrent, hasConflict, notes, doubts, figures }: SectionFacts,
): SectionState {
  if (hasConflict) return { isDone: false, label: copy.state.conflict, tone: "attention" };
  const over = text.length - maxLengthOf(field);
  if (over > 0) return { isDone: false, label: copy.over(over), tone: "danger" };
  if (field.auto) return { isDone: false, label: copy.state.auto };
  // What is open of it is counted while it is written, too, as on the button of the next step.
  const places = openPlacesOf(text).length;
  const counted = openState({ places, figures: problem ? 0 : figures });
  if (isCurrent) return { isDone: false, ...(counted ?? { label: copy.state.writing }) };
  if (!text.trim()) return { isDone: false, label: field.required ? copy.broken.required : copy.state.optional };
  if (problem) return { isDone: false, label: copy.broken[problem.rule], tone: "danger" };
  const asked = counted ?? wordsAsked(field, words);
  if (asked) return { isDone: false, ...asked };
  const open = notes.filter(isOpen);
  if (open.length === 0)
    return doubts > 0 ? { isDone: false, label: copy.state.doubts(doubts) } : { isDone: true, label: "" };
  const isPressing = open.some(({ priority }) => priority !== "low");
  return { isDone: false, label: copy.noteCount(open.length), ...(isPressing && { tone: "attention" }) };
}

/** How many places and figures of it are open, which do not keep a proposal from being made; undefined where none are. */
function openState({
  places,
  figures,
}: Record<"places" | "figures", number>): Omit<SectionState, "isDone"> | undefined {
  if (places > 0) return { label: copy.state.open(places), tone: "attention" };
  if (figures > 0) return { label: copy.state.figures(figures), tone: "attention" };
  return undefined;
}

/** How its length is not as the funder asks for it, which does not keep a proposal from being made; undefined where it is. */
function wordsAsked(
  { minWordCount, maxWordCount }: Pick<Schemas["Field"], "minWordCount" | "maxWordCount">,
  words: number,
): Omit<SectionState, "isDone"> | undefined {
  if (minWordCount && words < minWordCount) {
    const missing = minWordCount - words;
    return { label: copy.state.fewWords(missing), title: copy.state.fewWordsInFull(missing), tone: "soft" };
  }
  if (!maxWordCount || words <= maxWordCount) return undefined;
  return { label: copy.state.manyWords(words - maxWordCount), tone: "attention" };
}
