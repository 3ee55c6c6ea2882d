import { fingerprint } from "../../../../browser/fingerprint.ts";
import { changedIds, sameInputs, textOf, withText, type DraftInputs, type SavedInputs } from "./draftInputs.ts";
import { heldTexts, type HeldTexts } from "./textBounds.ts";
import { changesOf, mergeInputs, type InputChanges, type InputConflict } from "./mergeInputs.ts";

type Prints = Readonly<Record<string, readonly string[]>>;

/**
 * The words of a draft, here and on the server, and what is known of both. Each function below answers a new one, so that what a
 * save, a newer document, an entry of the journal or a choice does to the words can be read, and tested, without any waiting.
 */
export interface DraftWords {
  /** The inputs as the server last took or told them. */
  base: SavedInputs;
  /** The inputs as they are on the screen. */
  inputs: DraftInputs;
  /** Places that were changed elsewhere too, until the person has chosen. */
  conflicts: readonly InputConflict[];
  /** The newest revision that is known of, which may be newer than that of `base`. */
  newest: number;
  /** Of each text, the fingerprints of what the server may have of ours without our knowing: sent, and not answered. */
  sent: Prints;
  /** Of texts that were kept when the server had more than `base` says: what was known of the server then. */
  trusted: Prints;
  /** Of the texts that the server has otherwise than we knew: what we knew. They are not sent before the person has chosen. */
  unsettled: Prints;
  /** The fingerprints of the texts of `base`, as they are asked for. */
  prints: Record<string, string>;
}

/** The words of a draft of which nothing was changed. */
export const wordsOf = (base: SavedInputs): DraftWords => ({
  base,
  inputs: base,
  conflicts: [],
  newest: base.revision,
  sent: {},
  trusted: {},
  unsettled: {},
  prints: {},
});

const without = (prints: Prints, id: string): Prints => {
  const { [id]: _, ...others } = prints;
  return others;
};

/** The fingerprints of what may stand on the server where a text was changed here. */
const knownOf =
  ({ base, sent, trusted, unsettled, prints }: DraftWords) =>
  (id: string): readonly string[] =>
    unsettled[id] ?? [...(trusted[id] ?? [(prints[id] ??= fingerprint(textOf(base, id)))]), ...(sent[id] ?? [])];

/** The texts that are too long to be sent. */
export const heldOf = ({ base, inputs }: DraftWords): HeldTexts => heldTexts(base, inputs);

/** The inputs as they may be sent: what the server has, where a conflict with it is open or a text is too long. */
export const sendableOf = (words: DraftWords): DraftInputs =>
  [...Object.keys(words.unsettled), ...heldOf(words).keys()].reduce(
    (all, id) => withText(all, id, textOf(words.base, id)),
    words.inputs,
  );

/** Whether there is nothing to send. */
export const isSent = (words: DraftWords): boolean => sameInputs(sendableOf(words), words.base);

/** What has to be kept on this device. Undefined where the server has everything, and nothing is left to choose. */
export function unsavedOf(words: DraftWords): InputChanges | undefined {
  if (isSent(words) && words.conflicts.length === 0 && heldOf(words).size === 0) return undefined;
  const copies = words.conflicts.filter(({ from }) => from === "device").map(({ id, theirs: text }) => ({ id, text }));
  return {
    ...changesOf({ ...words.base, revision: words.newest }, words.inputs, knownOf(words)),
    ...(copies.length > 0 && { copies }),
  };
}

/** A save is on its way: from now on the server may have its texts. */
export function withSending(words: DraftWords, sending: DraftInputs): DraftWords {
  const news = changedIds(words.base, sending).map((id) => [
    id,
    [...(words.sent[id] ?? []), fingerprint(textOf(sending, id))],
  ]);
  return { ...words, sent: { ...words.sent, ...Object.fromEntries(news) } };
}

/** The server is known to have this. What is on the screen stays as it is. */
export const withBase = (words: DraftWords, base: SavedInputs): DraftWords => ({
  ...words,
  base,
  newest: base.revision,
  sent: {},
  trusted: {},
  prints: {},
});

/** The server has a newer revision: what was changed here is put upon it. What both sides changed becomes a conflict. */
export function withNewer(words: DraftWords, theirs: SavedInputs): DraftWords {
  const changes = changesOf(words.base, words.inputs, knownOf(words));
  const { inputs, conflicts } = mergeInputs(theirs, changes);
  return {
    ...withBase(words, theirs),
    inputs,
    unsettled: Object.fromEntries(conflicts.map(({ id }) => [id, changes.known[id]!])),
    conflicts: [
      ...conflicts.map((conflict) => ({ ...conflict, from: "server" as const })),
      ...words.conflicts.filter(({ from }) => from === "device"),
    ],
  };
}

/** Puts words that a page left on this device into the inputs. What this page has `typed` meanwhile stays in sight. */
export function withLeft(words: DraftWords, left: InputChanges, typed: ReadonlySet<string>): DraftWords {
  const { base } = words;
  const merged = mergeInputs(words.inputs, left);
  let { inputs } = merged;
  let { sent, trusted, unsettled, conflicts: open } = words;
  const conflicts: InputConflict[] = [];
  for (const { id, theirs } of merged.conflicts) {
    const mine = textOf(merged.inputs, id);
    if (typed.has(id)) {
      inputs = withText(inputs, id, theirs);
      conflicts.push({ id, theirs: mine, from: "device" });
    } else if (theirs !== textOf(base, id)) conflicts.push({ id, theirs, from: "device" });
  }
  for (const [id, text] of Object.entries(left.texts)) {
    const before = left.known[id] ?? [];
    sent = { ...sent, [id]: [...(sent[id] ?? []), ...before, fingerprint(text)] };
    if (typed.has(id)) continue;
    const there = textOf(base, id);
    const isOutdated = base.revision < left.revision;
    if (isOutdated) trusted = { ...trusted, [id]: before };
    const isOld = isOutdated || before.includes(fingerprint(there));
    const hasOther = conflicts.some((conflict) => conflict.id === id);
    if (textOf(inputs, id) === there || (isOld && !hasOther)) {
      // It is newer than what stood in the way, and knew of it.
      unsettled = without(unsettled, id);
      open = open.filter((other) => other.id !== id || other.from === "device");
    } else if (!isOld) {
      unsettled = { ...unsettled, [id]: [...(unsettled[id] ?? []), ...before] };
      conflicts.push({ id, theirs: there, from: "server" });
    }
  }
  for (const { id, text } of left.copies ?? []) conflicts.push({ id, theirs: text, from: "device" });
  const isNew = ({ id, theirs }: InputConflict) =>
    textOf(inputs, id) !== theirs && !open.some((other) => other.id === id && other.theirs === theirs);
  const newest = Math.max(words.newest, left.revision);
  return { ...words, inputs, newest, sent, trusted, unsettled, conflicts: [...open, ...conflicts.filter(isNew)] };
}

/** The person has chosen between two versions of a text. */
export function withChoice(words: DraftWords, conflict: InputConflict, choice: "mine" | "theirs"): DraftWords {
  const { id, theirs, from } = conflict;
  return {
    ...words,
    inputs: choice === "theirs" ? withText(words.inputs, id, theirs) : words.inputs,
    unsettled: from === "server" ? without(words.unsettled, id) : words.unsettled,
    conflicts: words.conflicts.filter((other) => other !== conflict),
  };
}

/** What was changed here is given up. */
export const discarded = (words: DraftWords): DraftWords => ({
  ...words,
  inputs: words.base,
  unsettled: {},
  conflicts: [],
});
