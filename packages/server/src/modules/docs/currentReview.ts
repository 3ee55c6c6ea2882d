import { createHash } from "node:crypto";
import type { Schemas } from "@grantwright/api-client";
import { reviewSections } from "../../capabilities/writer/offline/review/reviewSections.ts";
import { standingPairs, type NotedPair } from "../../capabilities/writer/quotedPairs/standingPairs.ts";
import type { Suggestion } from "../../capabilities/writer/writer.ts";
import type { Inputs, StoredReview } from "../../kernel/db/values.ts";
import { writerInput } from "./writerInput.ts";

/** The most text that is read again while somebody waits, in characters. */
const mostRead = 100_000;

const fingerprint = (text: string): string => createHash("sha256").update(text.trim()).digest("base64url").slice(0, 16);

const everything = (inputs: Inputs): string[] => [
  inputs.eligibilityCriteria,
  inputs.assessmentCriteria,
  ...Object.values(inputs.draft),
];

/** What an assessment keeps of the texts that it was about. */
function aboutOf(inputs: Inputs): Required<Pick<StoredReview, "about" | "whole">> {
  const about = Object.fromEntries(Object.entries(inputs.draft).map(([id, text]) => [id, fingerprint(text)]));
  return { about, whole: fingerprint(everything(inputs).join("\0")) };
}

/** What a note is about whatever its figures: two notes of one kind on one section are the same note at two times. */
const kindOf = ({ sectionId, suggestion }: Suggestion): string =>
  [
    sectionId,
    ...suggestion
      .replace(/\d[\d.,]*/g, "#")
      .split(/\s+/)
      .slice(0, 3),
  ].join(" ");

/** What notes are known by in the contract, in their order: each by its kind, and from the second of a kind on by its number as well. */
function idsOf(notes: readonly Suggestion[]): string[] {
  const counts = new Map<string, number>();
  return notes.map((note) => {
    const kind = kindOf(note);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return fingerprint(count === 1 ? kind : `${kind} ${count}`);
  });
}

/** The notes of the rules on some texts alone, files and drafts left out, by their kind; undefined where there is too much to read. */
function notesOn(inputs: Inputs): Map<string, Suggestion> | undefined {
  if (everything(inputs).reduce((sum, text) => sum + text.length, 0) > mostRead) return undefined;
  return new Map(reviewSections(writerInput({ ...inputs, drafted: {} }, [])).map((note) => [kindOf(note), note]));
}

/** The pairs of passages of an assessment that nobody has answered. */
export function notedPairs(stored: StoredReview | null): NotedPair[] {
  if (!stored) return [];
  const ids = idsOf(stored.suggestions);
  return stored.suggestions.flatMap(({ pair }, at) => (pair && !stored.answers?.[ids[at]!] ? [pair] : []));
}

/**
 * An assessment as it stands now: notes of the rules that no longer hold are gone, or as they would be made today; notes of a
 * model whose section was changed since are called outdated, but those of two passages, which are gone with one of the two. What the shown version's sections already say is called answered.
 */
export function currentReview(
  stored: StoredReview | null,
  inputs: Inputs,
  shown: readonly Schemas["Section"][],
): Schemas["Review"] | null {
  if (!stored) return null;
  const { suggestions, createdAt, about, whole, ruled, answers = {} } = stored;
  const now = aboutOf(inputs);
  const isRuled = new Set(ruled);
  const fresh = whole === now.whole ? undefined : notesOn(inputs);
  const standing = new Set(
    suggestions.filter(({ pair }) => pair && standingPairs(writerInput(inputs, []), [pair]).length > 0),
  );
  const written = Object.fromEntries(shown.map(({ sectionId, text }) => [sectionId, text]));
  const hasVersion = shown.length > 0;
  const freshOnVersion = hasVersion ? notesOn({ ...inputs, draft: { ...inputs.draft, ...written } }) : undefined;
  const ids = idsOf(suggestions);
  const isChanged = (id: string) => about === undefined || about[id] !== now.about[id];
  return {
    createdAt,
    suggestions: suggestions.flatMap((note, at) => {
      const kind = kindOf(note);
      // In an assessment of earlier days, at least what the rules say again is known to be theirs.
      const isOfRules = ruled ? isRuled.has(kind) : (fresh?.has(kind) ?? false);
      const current = isOfRules && fresh ? fresh.get(kind) : note;
      if (!current || (note.pair && !standing.has(note))) return [];
      const isOutdated = !note.pair && whole !== now.whole && !(isOfRules && fresh) && isChanged(note.sectionId);
      const isAnswered = isOfRules && freshOnVersion !== undefined && !freshOnVersion.has(kind);
      const id = ids[at]!;
      const answer = answers[id];
      const { pair: _pair, ...said } = current;
      return [
        {
          ...said,
          id,
          ...(isOutdated && { isOutdated }),
          ...(isAnswered && { isAnswered }),
          ...(answer && { answer }),
        },
      ];
    }),
  };
}

/**
 * An assessment as it is stored, with what it was about and which of its notes the rules made. What the one before it was
 * answered to be not for them stays so; what was called done and is found again is not.
 */
export function reviewToStore(
  suggestions: Suggestion[],
  inputs: Inputs,
  createdAt: string,
  before?: StoredReview | null,
): StoredReview {
  const rules = notesOn(inputs);
  const ruled = suggestions.map(kindOf).filter((kind) => rules?.has(kind));
  const answers = Object.fromEntries(
    Object.entries(before?.answers ?? {}).filter(([, answer]) => answer === "notForUs"),
  );
  return { suggestions, createdAt, ...aboutOf(inputs), ruled, answers };
}

/** An assessment in which a note is answered, or not any more; undefined where it has no such note. */
export function withAnswer(
  stored: StoredReview,
  id: string,
  answer: Schemas["NoteAnswer"] | null,
): StoredReview | undefined {
  if (!idsOf(stored.suggestions).includes(id)) return undefined;
  const { [id]: _before, ...answers } = stored.answers ?? {};
  return { ...stored, answers: answer === null ? answers : { ...answers, [id]: answer } };
}
