import { openJournal, type Journal } from "../../../../browser/journal/journal.ts";
import { headInputs, headKey } from "./draftInputs.ts";
import type { InputChanges } from "./mergeInputs.ts";
import type { UnmadeDocument } from "./unmadeDocument.ts";

/** Where the unsaved words of a draft are kept on this device. */
export type InputsJournal = Journal<InputChanges>;

const every = (record: unknown, isRight: (value: unknown) => boolean) =>
  typeof record === "object" && record !== null && Object.values(record).every(isRight);

const isChanges = (value: unknown): value is InputChanges => {
  const changes = value as Partial<InputChanges> | null | undefined;
  return (
    typeof changes?.revision === "number" &&
    every(changes.texts, (text) => typeof text === "string") &&
    every(changes.known, Array.isArray) &&
    Array.isArray(changes.addedFields)
  );
};

const oldNames = new Map<string, string>(headInputs.map((input) => [input, headKey(input)]));
const newName = (id: string) => oldNames.get(id) ?? id;
const withNewNames = <Value>(record: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [newName(id), value]));

/** What an earlier release kept, under the names of today. */
export function withHeadKeys(changes: InputChanges): InputChanges {
  if (changes.hasHeadKeys) return changes;
  const { texts, known, copies } = changes;
  return {
    ...changes,
    texts: withNewNames(texts),
    known: withNewNames(known),
    ...(copies && { copies: copies.map((copy) => ({ ...copy, id: newName(copy.id) })) }),
    hasHeadKeys: true,
  };
}

/** The journal of one document's inputs for one person. `page`: whose entry is written, this page's by default. */
export function openInputsJournal(userId: string, docId: string, page?: string): InputsJournal {
  const journal = openJournal(userId, docId, isChanges, page);
  return {
    ...journal,
    found: async () => (await journal.found()).map((entry) => ({ ...entry, value: withHeadKeys(entry.value) })),
  };
}

/** A journal whose words move once to another document: the one that was made of them. */
export interface MovingJournal extends InputsJournal {
  /** From now on all is kept for that document. `keep` writes there what is unsaved, before it is forgotten here. */
  moveTo: (docId: string, keep: () => void) => void;
}

/** The journal of the words for a document that is not made yet. */
export function openMovingJournal(userId: string, unmade: UnmadeDocument): MovingJournal {
  const first = openInputsJournal(userId, unmade.place);
  let made: InputsJournal | undefined;
  return {
    found: async () => {
      const entries = await first.found();
      const key = entries.findLast(({ value }) => value.making)?.value.making;
      if (key) unmade.makeUnder(key);
      return entries;
    },
    write: (value) => (made ? made.write(value) : first.write({ ...value, making: unmade.making })),
    clear: () => (made ?? first).clear(),
    // What was put back into the inputs had been left in the first place.
    forget: (name) => first.forget(name),
    moveTo: (docId, keep) => {
      made = openInputsJournal(userId, docId);
      keep();
      first.clear();
    },
  };
}
