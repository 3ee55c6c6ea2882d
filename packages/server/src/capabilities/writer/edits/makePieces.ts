import { compareTexts, type ChangePart } from "../../../kernel/text/compareTexts.ts";
import { wordsOf } from "../receipts/stems.ts";
import { cutSentences } from "../text/cutSentences.ts";
import { alignSentences, type Step } from "./alignSentences.ts";

/** A change that can be made by itself. Offsets are UTF-16 units. */
export interface Piece {
  /** Where it begins in the text as it was. */
  start: number;
  /** What stands there, all that is not `added`, and what it makes of it, all that is not `removed`. */
  parts: ChangePart[];
  /** Where what it makes of it stands in the text as it would be. */
  after: { start: number; end: number };
}

/** More pieces are one: whoever has to decide hundreds of times decides nothing. */
const mostPieces = 200;

/** From which share of its words on a sentence went into the one beside it, or came out of it. */
const movedFrom = 0.5;

/** A text in its sentences; each begins where the one before it ended, with what stands between them. */
function segmentsOf(text: string) {
  const sentences = cutSentences(text);
  const ends = sentences.map(({ end }) => end);
  return {
    texts: sentences.map((sentence) => sentence.text),
    starts: sentences.map(({ start }) => start),
    ends,
    from: (at: number) => (at === 0 ? 0 : ends[at - 1]!),
  };
}

/** What belongs together: places in both texts. */
interface Cluster {
  steps: Step[];
  before: [start: number, end: number];
  after: [start: number, end: number];
}

const without = (words: readonly string[], others: ReadonlySet<string>) =>
  new Set(words.filter((word) => !others.has(word)));

/**
 * What became of a text as pieces that each make sense alone: a sentence that changed, was taken out or put in, or stands in the place of
 * another. A sentence that was cut in two, or two that were joined, are one piece. All pieces together make `after` of `before`.
 */
export function makePieces(before: string, after: string): Piece[] {
  const [old, now] = [segmentsOf(before), segmentsOf(after)];
  const oldWords = (step: Step) => (step.before === undefined ? [] : wordsOf(old.texts[step.before]!));
  const newWords = (step: Step) => (step.after === undefined ? [] : wordsOf(now.texts[step.after]!));

  /** Whether a step makes no sense without the one before it. */
  const belongsTo = (last: Step, step: Step): boolean => {
    const isPair = ({ before: b, after: a }: Step) => b !== undefined && a !== undefined;
    if (!isPair(last) && !isPair(step)) return (last.before === undefined) !== (step.before === undefined);
    const [pair, other] = isPair(last) ? [last, step] : [step, last];
    if (isPair(other)) return false;
    const alone = other.before === undefined ? newWords(other) : oldWords(other);
    const moved =
      other.before === undefined
        ? without(oldWords(pair), new Set(newWords(pair)))
        : without(newWords(pair), new Set(oldWords(pair)));
    return alone.filter((word) => moved.has(word)).length >= alone.length * movedFrom;
  };

  const clusters: Cluster[] = [];
  let last: Step | undefined;
  let [oldEnd, newEnd] = [0, 0];
  for (const step of alignSentences(old.texts, now.texts)) {
    const [oldFrom, newFrom] = [oldEnd, newEnd];
    if (step.before !== undefined) oldEnd = old.ends[step.before]!;
    if (step.after !== undefined) newEnd = now.ends[step.after]!;
    const open = last && !last.isSame ? clusters.at(-1) : undefined;
    if (step.isSame) {
      const [oldStart, newStart] = [old.starts[step.before!]!, now.starts[step.after!]!];
      // What stands between belongs to what changed before it.
      if (before.slice(oldFrom, oldStart) !== after.slice(newFrom, newStart)) {
        if (open) [open.before[1], open.after[1]] = [oldStart, newStart];
        else clusters.push({ steps: [], before: [oldFrom, oldStart], after: [newFrom, newStart] });
      }
    } else if (open && belongsTo(last!, step)) {
      open.steps.push(step);
      [open.before[1], open.after[1]] = [oldEnd, newEnd];
    } else clusters.push({ steps: [step], before: [oldFrom, oldEnd], after: [newFrom, newEnd] });
    last = step;
  }
  const [oldTail, newTail] = [before.slice(oldEnd), after.slice(newEnd)];
  if (oldTail !== newTail) clusters.push({ steps: [], before: [oldEnd, before.length], after: [newEnd, after.length] });
  if (clusters.length > mostPieces) return asOnePiece(before, after);
  return clusters.map((cluster) => pieceOf(before, after, cluster));
}

/** What became of a text as one piece, where its parts make no sense alone. */
export const asOnePiece = (before: string, after: string): Piece[] =>
  before === after ? [] : [pieceOf(before, after, { steps: [], before: [0, before.length], after: [0, after.length] })];

function pieceOf(before: string, after: string, { steps, ...place }: Cluster): Piece {
  const [old, now] = [before.slice(...place.before), after.slice(...place.after)];
  // The same white space at the beginning is no part of it.
  const blank = /^\s*/.exec(old)![0];
  const lead = old.trim() !== "" && now.trim() !== "" && /^\s*/.exec(now)![0] === blank ? blank.length : 0;
  const isReplaced = steps.length > 0 && steps.every((step) => step.before === undefined || step.after === undefined);
  const [out, into] = [old.slice(lead), now.slice(lead)];
  const replaced: ChangePart[] = [
    { kind: "removed", text: out },
    { kind: "added", text: into },
  ];
  return {
    start: place.before[0] + lead,
    parts: isReplaced ? replaced.filter(({ text }) => text !== "") : compareTexts(out, into),
    after: { start: place.after[0] + lead, end: place.after[1] },
  };
}
