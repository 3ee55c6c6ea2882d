import type { Suggestion } from "../writer.ts";

const notesPerSection = 5;
const ofModelPerSection = 3;
const priorities = ["high", "medium", "low"];
const byPriority = (a: Suggestion, b: Suggestion) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority);

/** The words in quotation marks, by which two notes can be seen to mean the same place. */
const quoted = ({ suggestion }: Suggestion): string[] =>
  [...suggestion.matchAll(/[“"]([^”"]{3,})[”"]/g)].map(([, words = ""]) => words.toLowerCase().replace(/…$/, ""));

/**
 * What the rules found, with what a model adds: at most three of the model a section, and five in all, the most pressing first. A note
 * of the model that quotes the words that another named already is left out.
 *
 * @param held what a model found and the texts bear out: all of it stays, and takes no other note's place.
 */
export function joinNotes(ofRules: Suggestion[], ofModel: Suggestion[], held: Suggestion[] = []): Suggestion[] {
  const counts = new Map<string, number>();
  const isWithin = (limit: number, { sectionId }: Suggestion) => {
    const count = (counts.get(sectionId) ?? 0) + 1;
    counts.set(sectionId, count);
    return count <= limit;
  };
  const added = [...ofModel].sort(byPriority).filter((note) => {
    const words = quoted(note);
    const isKnown = [...ofRules, ...held].some(
      (rule) =>
        rule.sectionId === note.sectionId && quoted(rule).some((each) => words.some((word) => word.includes(each))),
    );
    return !isKnown && isWithin(ofModelPerSection, note);
  });
  counts.clear();
  const isHeld = new Set(held);
  return [...ofRules, ...held, ...added]
    .sort(byPriority)
    .filter((note) => isHeld.has(note) || isWithin(notesPerSection, note));
}
