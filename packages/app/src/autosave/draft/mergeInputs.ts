import { changedKeys, textOf, withText, type AddedSection, type DraftInputs, type TextKey } from "@grantwright/domain";
import { fingerprint } from "../fingerprint.ts";
import { mergeOf } from "../merge/merging.ts";
import type { Way } from "../way.ts";
import type { BaseInputs } from "./wire.ts";

/** Something of each text that has it. */
export type ByText<Value> = Readonly<Partial<Record<TextKey, Value>>>;

/** What differs from the server's inputs, with what is needed to bring it together with whatever the server has later. */
export interface InputChanges {
  /** The newest revision of the server's that was known. */
  revision: number;
  /** The changed texts. */
  texts: ByText<string>;
  /** Of each changed text, what the server had when it was changed, as far as that is known. */
  bases?: ByText<string>;
  /** Of each changed text, the fingerprints of what stood there before: on the server, or on its way there. */
  known: ByText<readonly string[]>;
  /** Absent where it was not changed. */
  useEnglish?: boolean;
  addedSections: readonly AddedSection[];
  /** Other versions that pages left on this device, and between which the person has not chosen yet. */
  copies?: readonly { key: TextKey; text: string; way?: Way }[];
  /** How changed texts came to be, of those that were not only typed. */
  ways?: ByText<Way>;
  /** Where the document is not made yet: the Idempotency-Key that it is made under. */
  making?: string;
}

/** A text that was changed here and elsewhere, in different ways. */
export interface InputConflict {
  key: TextKey;
  /** What it says elsewhere. */
  remote: string;
  /** `server`: it was saved by somebody else, or in another browser. `device`: another page left it here, unsaved. */
  from: "server" | "device";
  /** What both were made of, where that is known. */
  base?: string;
  /** How that came to be, where this device knows that it was not only typed. */
  way?: Way;
}

/** The texts that a record names, with what it has of each. */
export const entriesOf = <Value>(record: ByText<Value>) => Object.entries(record) as [TextKey, Value][];

const without = (sections: readonly AddedSection[], known: readonly AddedSection[]) =>
  sections.filter(({ id }) => !known.some((other) => other.id === id));

/** What the inputs say beyond the server's. */
export function changesOf(
  base: BaseInputs,
  local: DraftInputs,
  known: (key: TextKey) => readonly string[],
  baseOf: (key: TextKey) => string | undefined,
): InputChanges {
  const keys = changedKeys(base, local);
  return {
    revision: base.revision,
    texts: Object.fromEntries(keys.map((key) => [key, textOf(local, key)])),
    known: Object.fromEntries(keys.map((key) => [key, known(key)])),
    bases: Object.fromEntries(
      keys.flatMap((key) => {
        const text = baseOf(key);
        return text === undefined ? [] : [[key, text]];
      }),
    ),
    ...(local.useEnglish !== base.useEnglish && { useEnglish: local.useEnglish }),
    addedSections: without(local.addedSections, base.addedSections),
  };
}

/**
 * Puts changes upon inputs. What stood there when they were made gives way. Where something else stands there now, both are brought
 * together by their words; where they meet, the change stays in sight and the other text is handed back: no word is lost on either side.
 * `mayMerge`: of which texts, all by default.
 */
export function mergeInputs(
  onto: DraftInputs,
  changes: InputChanges,
  mayMerge: (key: TextKey) => boolean = () => true,
): { merged: DraftInputs; conflicts: Omit<InputConflict, "from">[]; mixed: ReadonlySet<TextKey> } {
  const conflicts: Omit<InputConflict, "from">[] = [];
  const mixed = new Set<TextKey>();
  let merged: DraftInputs = {
    head: onto.head,
    sections: onto.sections,
    useEnglish: changes.useEnglish ?? onto.useEnglish,
    addedSections: [...onto.addedSections, ...without(changes.addedSections, onto.addedSections)],
  };
  for (const [key, local] of entriesOf(changes.texts)) {
    const remote = textOf(onto, key);
    if (remote === local) continue;
    merged = withText(merged, key, local);
    if (changes.known[key]?.includes(fingerprint(remote))) continue;
    const base = changes.bases?.[key];
    const both = base === undefined || !mayMerge(key) ? undefined : mergeOf()?.(base, local, remote);
    if (both?.kind === "merged") {
      merged = withText(merged, key, both.text);
      mixed.add(key);
    } else conflicts.push({ key, remote, ...(base !== undefined && { base }) });
  }
  return { merged, conflicts, mixed };
}
