import { conflictingDocument, type Schemas } from "@grantwright/api-client";
import { changedKeys, isSameInputs, textOf, withText, type DraftInputs, type TextKey } from "@grantwright/domain";
import { fingerprint } from "../fingerprint.ts";
import type { Choice, Sync } from "../sync.ts";
import type { Way } from "../way.ts";
import {
  changesOf,
  entriesOf,
  mergeInputs,
  type ByText,
  type InputChanges,
  type InputConflict,
} from "./mergeInputs.ts";
import { heldTexts, type HeldTexts } from "./textBounds.ts";
import { inputsOf, type BaseInputs } from "./wire.ts";

type Prints = ByText<readonly string[]>;

/** The inputs of a draft, here and on the server, and what is known of both: a merge of three sides, text by text. */
export interface DraftModel {
  /** The inputs as the server last took or told them. */
  base: BaseInputs;
  /** The inputs as they are on the screen. */
  local: DraftInputs;
  /** Texts that were changed elsewhere too, until the person has chosen. */
  conflicts: readonly InputConflict[];
  /** The newest revision that is known of, which may be newer than that of `base`. */
  newest: number;
  /** Of each text, the fingerprints of what is pending: sent, and not answered, so that the server may have it. */
  pending: Prints;
  /** Of texts that were kept when the server had more than `base` says: the fingerprints of what was known of the server then. */
  ahead: Prints;
  /** Of the texts that the server has otherwise than we knew: what we knew. They are not sent before the person has chosen. */
  contested: Prints;
  /** How texts came to be since they were last sent, of those that were not only typed. */
  ways: ByText<Way>;
  /** The same of the texts that are on their way. */
  sentWays: ByText<Way>;
  /** The fingerprints of the texts of `base`, as they are asked for. */
  prints: Partial<Record<TextKey, string>>;
}

/** A draft of which nothing was changed. */
export const draftModel = (base: BaseInputs): DraftModel => ({
  base,
  local: base,
  conflicts: [],
  newest: base.revision,
  pending: {},
  ahead: {},
  contested: {},
  ways: {},
  sentWays: {},
  prints: {},
});

const without = (prints: Prints, key: TextKey): Prints => {
  const { [key]: _, ...others } = prints;
  return others;
};

/** The fingerprints of what may stand on the server where a text was changed here. */
const knownOf =
  ({ base, pending, ahead, contested, prints }: DraftModel) =>
  (key: TextKey): readonly string[] =>
    contested[key] ?? [...(ahead[key] ?? [(prints[key] ??= fingerprint(textOf(base, key)))]), ...(pending[key] ?? [])];

/** The texts that are too long to be sent. */
export const heldOf = ({ base, local }: DraftModel): HeldTexts => heldTexts(base, local);

/** The inputs as they may be sent: what the server has, where a conflict with it is open or a text is too long. */
export const sendableOf = (model: DraftModel): DraftInputs =>
  [...entriesOf(model.contested).map(([key]) => key), ...heldOf(model).keys()].reduce(
    (all, key) => withText(all, key, textOf(model.base, key)),
    model.local,
  );

/** What is typed or chosen. */
export const withLocal = (model: DraftModel, change: (inputs: DraftInputs) => DraftInputs): DraftModel => ({
  ...model,
  local: change(model.local),
});

/** As withLocal, of one text that was not only typed. */
export const withWay = (model: DraftModel, key: TextKey, way: Way): DraftModel => ({
  ...model,
  ways: { ...model.ways, [key]: way },
});

/** How the texts that differ from the server's came to be, of those that were not only typed. */
export function waysOf({ base, local, ways, sentWays }: DraftModel): ByText<Way> {
  const all: ByText<Way> = { ...sentWays, ...ways };
  return Object.fromEntries(changedKeys(base, local).flatMap((key) => (all[key] ? [[key, all[key]]] : [])));
}

function pending(model: DraftModel): DraftInputs | undefined {
  const sending = sendableOf(model);
  return isSameInputs(sending, model.base) ? undefined : sending;
}

/** A save is on its way: from now on the server may have its texts. */
function withSending(model: DraftModel, sending: DraftInputs): DraftModel {
  const news = changedKeys(model.base, sending).map((key) => [
    key,
    [...(model.pending[key] ?? []), fingerprint(textOf(sending, key))],
  ]);
  const sentWays = { ...model.sentWays, ...model.ways };
  return { ...model, pending: { ...model.pending, ...Object.fromEntries(news) }, ways: {}, sentWays };
}

/** The server is known to have this. What is on the screen stays as it is. */
const withBase = (model: DraftModel, base: BaseInputs): DraftModel => ({
  ...model,
  base,
  newest: base.revision,
  pending: {},
  ahead: {},
  prints: {},
});

/** The server has another revision: what was changed here is put upon it. What both sides changed becomes a conflict. */
function withRemote(model: DraftModel, remote: BaseInputs): DraftModel {
  const changes = changesOf(model.base, model.local, knownOf(model));
  const { merged, conflicts } = mergeInputs(remote, changes);
  return {
    ...withBase(model, remote),
    local: merged,
    // Where the server has a text by now, what is written there next is another matter.
    ways: waysOf({ ...model, base: remote, local: merged }),
    sentWays: {},
    contested: Object.fromEntries(conflicts.map(({ key }) => [key, changes.known[key]!])),
    conflicts: [
      ...conflicts.map((conflict) => ({ ...conflict, from: "server" as const })),
      ...model.conflicts.filter(({ from }) => from === "device"),
    ],
  };
}

/** What has to be kept on this device. Undefined where the server has everything, and nothing is left to choose. */
function keptOf(model: DraftModel): InputChanges | undefined {
  if (pending(model) === undefined && model.conflicts.length === 0 && heldOf(model).size === 0) return undefined;
  const ways = waysOf(model);
  const copies = model.conflicts
    .filter(({ from }) => from === "device")
    .map(({ key, remote: text }) => ({ key, text }));
  return {
    ...changesOf({ ...model.base, revision: model.newest }, model.local, knownOf(model)),
    ...(copies.length > 0 && { copies }),
    ...(Object.keys(ways).length > 0 && { ways }),
  };
}

/** Puts what a page left on this device into the inputs. What this page has `typed` meanwhile stays in sight. */
function withEntry(model: DraftModel, entry: InputChanges, typed: ReadonlySet<TextKey>): DraftModel {
  const { base } = model;
  const { merged, conflicts: differing } = mergeInputs(model.local, entry);
  let local = merged;
  let { pending: sent, ahead, contested, conflicts: open } = model;
  const conflicts: InputConflict[] = [];
  for (const { key, remote } of differing) {
    const left = textOf(merged, key);
    if (typed.has(key)) {
      local = withText(local, key, remote);
      conflicts.push({ key, remote: left, from: "device" });
    } else if (remote !== textOf(base, key)) conflicts.push({ key, remote, from: "device" });
  }
  for (const [key, text] of entriesOf(entry.texts)) {
    const before = entry.known[key] ?? [];
    sent = { ...sent, [key]: [...(sent[key] ?? []), ...before, fingerprint(text)] };
    if (typed.has(key)) continue;
    const remote = textOf(base, key);
    const isOutdated = base.revision < entry.revision;
    if (isOutdated) ahead = { ...ahead, [key]: before };
    const isOld = isOutdated || before.includes(fingerprint(remote));
    const hasOther = conflicts.some((conflict) => conflict.key === key);
    if (textOf(local, key) === remote || (isOld && !hasOther)) {
      // It is newer than what stood in the way, and knew of it.
      contested = without(contested, key);
      open = open.filter((other) => other.key !== key || other.from === "device");
    } else if (!isOld) {
      contested = { ...contested, [key]: [...(contested[key] ?? []), ...before] };
      conflicts.push({ key, remote, from: "server" });
    }
  }
  for (const { key, text } of entry.copies ?? []) conflicts.push({ key, remote: text, from: "device" });
  const isNew = ({ key, remote }: InputConflict) =>
    textOf(local, key) !== remote && !open.some((other) => other.key === key && other.remote === remote);
  const newest = Math.max(model.newest, entry.revision);
  const settled = { local, newest, pending: sent, ahead, contested, ways: { ...entry.ways, ...model.ways } };
  return { ...model, ...settled, conflicts: [...open, ...conflicts.filter(isNew)] };
}

/** The person has chosen between two versions of a text. */
export function withChoice(model: DraftModel, conflict: InputConflict, choice: Choice): DraftModel {
  const { key, remote, from } = conflict;
  return {
    ...model,
    local: choice === "remote" ? withText(model.local, key, remote) : model.local,
    contested: from === "server" ? without(model.contested, key) : model.contested,
    conflicts: model.conflicts.filter((other) => other !== conflict),
  };
}

/** How a draft is saved: a newer revision is merged text by text, and what both sides changed is sent once the person has chosen. */
export const draftSync: Sync<DraftModel, DraftInputs, number, BaseInputs, InputChanges> = {
  pending,
  isSame: isSameInputs,
  resting: (model) => (heldOf(model).size > 0 ? "held" : "saved"),
  withSending,
  withAnswer: (model, sending, revision) => ({ ...withBase(model, { ...sending, revision }), sentWays: {} }),
  remoteOf: (error) => {
    const doc: Schemas["Document"] | undefined = conflictingDocument(error);
    return doc && inputsOf(doc);
  },
  isNewer: ({ base }, remote) => remote.revision > base.revision,
  withRemote,
  keptOf,
  withKept: (before, entries) => {
    const typed = new Set(changedKeys(before.base, before.local));
    const model = entries.reduce((all, { value }) => withEntry(all, value, typed), before);
    const hasNewConflict = model.conflicts.some((conflict) => !before.conflicts.includes(conflict));
    return {
      model,
      adopted: entries.map(({ name }) => name),
      isNews: hasNewConflict || !isSameInputs(before.local, model.local),
    };
  },
  discarded: (model) => ({ ...model, local: model.base, contested: {}, conflicts: [], ways: {}, sentWays: {} }),
};
