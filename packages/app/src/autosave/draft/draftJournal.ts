import { headInputs, headKey, sectionId, sectionKey, type TextKey } from "@grantwright/domain";
import { openJournal, type Journal } from "../journal/journal.ts";
import { isWay } from "../way.ts";
import { entriesOf, type InputChanges } from "./mergeInputs.ts";
import type { UnmadeDocument } from "./unmadeDocument.ts";

/** Where the unsaved inputs of a draft are kept on this device. */
export type DraftJournal = Journal<InputChanges>;

/**
 * What earlier releases kept: sections under their bare ids, the other inputs under their bare names, or, where `hasHeadKeys`,
 * under names that begin with a character which no database holds.
 */
export interface EarlierChanges {
  revision: number;
  texts: Readonly<Record<string, string>>;
  known: Readonly<Record<string, readonly string[]>>;
  useEnglish?: boolean;
  addedFields: readonly { id: string; title: string; description?: string }[];
  copies?: readonly { id: string; text: string }[];
  hasHeadKeys?: true;
  making?: string;
}

const every = (record: unknown, isRight: (value: unknown) => boolean) =>
  typeof record === "object" && record !== null && Object.values(record).every(isRight);

const isKept = (value: unknown): value is InputChanges | EarlierChanges => {
  const changes = value as Partial<InputChanges & EarlierChanges> | null | undefined;
  return (
    typeof changes?.revision === "number" &&
    every(changes.texts, (text) => typeof text === "string") &&
    every(changes.known, Array.isArray) &&
    Array.isArray(changes.addedSections ?? changes.addedFields)
  );
};

const keysOf = (start: string) =>
  new Map(headInputs.map((input): [string, TextKey] => [start + input, headKey(input)]));
const bareKeys = keysOf("");
const markedKeys = keysOf("\u0000");

/** What was kept, whoever kept it, as it is kept today. */
export function withTextKeys(kept: InputChanges | EarlierChanges): InputChanges {
  if (!("addedFields" in kept)) return kept;
  const { texts, known, copies, addedFields, hasHeadKeys, ...rest } = kept;
  const names = hasHeadKeys ? markedKeys : bareKeys;
  const keyOf = (id: string) => names.get(id) ?? sectionKey(sectionId(id));
  const renamed = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [keyOf(id), value]));
  return {
    ...rest,
    texts: renamed(texts),
    known: renamed(known),
    addedSections: addedFields.map((section) => ({ ...section, id: sectionId(section.id) })),
    ...(copies && { copies: copies.map(({ id, text }) => ({ key: keyOf(id), text })) }),
  };
}

/** Without ways that none are: the server would refuse the texts with them. */
function withKnownWays({ ways, copies, ...changes }: InputChanges): InputChanges {
  const known = typeof ways === "object" ? entriesOf(ways).filter(([, way]) => isWay(way)) : [];
  return {
    ...changes,
    ...(copies && { copies: copies.map(({ way, ...copy }) => ({ ...copy, ...(isWay(way) && { way }) })) }),
    ...(known.length > 0 && { ways: Object.fromEntries(known) }),
  };
}

/** The journal of one document's inputs for one person. `page`: whose entry is written, this page's by default. */
export function openDraftJournal(userId: string, docId: string, page?: string): DraftJournal {
  const journal = openJournal(userId, docId, isKept, page);
  return {
    ...journal,
    found: async () =>
      (await journal.found()).map((entry) => ({
        ...entry,
        value: withKnownWays(withTextKeys(entry.value)),
      })),
  };
}

/** A journal whose entries move once to another document: the one that was made of them. */
export interface MovingJournal extends DraftJournal {
  /** From now on all is kept for that document. `keep` writes there what is unsaved, before it is forgotten here. */
  moveTo: (docId: string, keep: () => void) => void;
}

/** The journal of the inputs of a document that is not made yet. */
export function openMovingJournal(userId: string, unmade: UnmadeDocument): MovingJournal {
  const first = openDraftJournal(userId, unmade.place);
  let made: DraftJournal | undefined;
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
      made = openDraftJournal(userId, docId);
      keep();
      first.clear();
    },
  };
}
