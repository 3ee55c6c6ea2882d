import { createHash } from "node:crypto";
import type { Schemas } from "@grantwright/api-client";
import { reviewSections } from "../../capabilities/writer/offline/review/reviewSections.ts";
import { judgedText } from "../../capabilities/writer/judged/askedOf.ts";
import type { NotedJudgements } from "../../capabilities/writer/judged/withJudgements.ts";
import type { NotedPair } from "../../capabilities/writer/quotedPairs/standingPairs.ts";
import { blankPrompts } from "../../capabilities/writer/text/blankPrompts.ts";
import type { Suggestion, WriterInput } from "../../capabilities/writer/writer.ts";
import type { Inputs, StoredReview } from "../../kernel/db/values.ts";
import { writerInput } from "./writerInput.ts";

/** The most text that is read again while somebody waits, in characters. */
const mostRead = 100_000;

/** A short sign of a text, which another text has not. */
export const fingerprint = (text: string): string =>
  createHash("sha256").update(text.trim()).digest("base64url").slice(0, 16);

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

/** What a note is about whatever its figures: two notes of one kind on one section are the same note at two times. One of two passages is about just these. */
const kindOf = ({ sectionId, suggestion, pair }: Suggestion): string =>
  pair
    ? [sectionId, ...pair.flatMap((place) => [place.sectionId ?? "", place.quote])].join("\0")
    : [
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

/** The notes of the rules on some texts alone, files and drafts left out; undefined where there is too much to read. */
function notesOn(inputs: Inputs): Suggestion[] | undefined {
  if (everything(inputs).reduce((sum, text) => sum + text.length, 0) > mostRead) return undefined;
  return reviewSections(writerInput({ ...inputs, drafted: {} }, []));
}

/** What has become of notes: of each the one of today that says the same, else the next of its kind. Those that have none no longer hold. */
function todayOf(notes: readonly Suggestion[], today: readonly Suggestion[]): Map<Suggestion, Suggestion> {
  const found = new Map<Suggestion, Suggestion>();
  const left = new Set(today);
  const take = (isSame: (note: Suggestion, other: Suggestion) => boolean) => {
    for (const note of notes) {
      const other = found.has(note)
        ? undefined
        : [...left].find((each) => kindOf(each) === kindOf(note) && isSame(note, each));
      if (!other) continue;
      found.set(note, other);
      left.delete(other);
    }
  };
  take((note, other) => note.suggestion === other.suggestion);
  take(() => true);
  return found;
}

/** Whether both passages of a note stand in the texts, word for word. */
const standIn = (pair: NotedPair, { description, draft }: Inputs): boolean =>
  pair.every(({ sectionId, quote }) =>
    blankPrompts(sectionId === undefined ? description : (draft[sectionId] ?? "")).includes(quote),
  );

/** The pairs of passages of an assessment that nobody has answered. */
export function notedPairs(stored: StoredReview | null): NotedPair[] {
  if (!stored) return [];
  const ids = idsOf(stored.suggestions);
  return stored.suggestions.flatMap(({ pair }, at) => (pair && !stored.answers?.[ids[at]!] ? [pair] : []));
}

/** What a model said of the funder's lines in an assessment, and whether some texts are as they were then; undefined where it said nothing. */
export const judgedIn = (stored: StoredReview | null, input: WriterInput): NotedJudgements | undefined =>
  stored?.judged && { ...stored.judged, isOfNow: stored.judged.of === fingerprint(judgedText(input)) };

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
  const today = fresh && todayOf(suggestions, fresh);
  const written = Object.fromEntries(shown.map(({ sectionId, text }) => [sectionId, text]));
  const version = shown.length > 0 ? { ...inputs, draft: { ...inputs.draft, ...written } } : undefined;
  const freshOnVersion = version && notesOn(version);
  const onVersion = freshOnVersion && todayOf(suggestions, freshOnVersion);
  const ids = idsOf(suggestions);
  const isChanged = (id: string) => about === undefined || about[id] !== now.about[id];
  return {
    createdAt,
    suggestions: suggestions.flatMap((note, at) => {
      const kind = kindOf(note);
      // In an assessment of earlier days, at least what the rules say again is known to be theirs.
      const isOfRules = ruled ? isRuled.has(kind) : (today?.has(note) ?? false);
      const current = isOfRules && today ? today.get(note) : note;
      if (!current || (note.pair && !standIn(note.pair, inputs))) return [];
      const isOutdated = !note.pair && whole !== now.whole && !(isOfRules && fresh) && isChanged(note.sectionId);
      const isGone = note.pair
        ? version && !standIn(note.pair, version)
        : isOfRules && onVersion && !onVersion.has(note);
      const id = ids[at]!;
      const answer = answers[id];
      const { pair: _pair, ...said } = current;
      return [
        {
          ...said,
          id,
          ...(isOutdated && { isOutdated }),
          ...(isGone && { isAnswered: true }),
          ...(answer && { answer }),
        },
      ];
    }),
  };
}

/**
 * An assessment as it is stored, with what it was about and which of its notes the rules made. What the one before it was
 * answered to be not for them stays so; what was called done and is found again is not. Where a model could not judge
 * the funder's lines, what one said before stays; where none writes for the account any more (`null`), it goes.
 */
export function reviewToStore(
  suggestions: Suggestion[],
  inputs: Inputs,
  createdAt: string,
  before?: StoredReview | null,
  judged?: StoredReview["judged"] | null,
): StoredReview {
  const known = judged === undefined ? before?.judged : judged;
  const rules = notesOn(inputs);
  const ofRules = new Set(rules?.map(kindOf));
  const ruled = suggestions.map(kindOf).filter((kind) => ofRules.has(kind));
  const answers = Object.fromEntries(
    Object.entries(before?.answers ?? {}).filter(([, answer]) => answer === "notForUs"),
  );
  return { suggestions, createdAt, ...aboutOf(inputs), ruled, answers, ...(known && { judged: known }) };
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
