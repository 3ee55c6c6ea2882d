import { conflictingDocument, type Schemas } from "@grantwright/api-client";
import { changedKeys, isSameInputs, textOf, withText, type DraftInputs, type TextKey } from "@grantwright/domain";
import { fingerprint } from "../fingerprint.ts";
import { bothTexts, mergeOf, prepareMerging } from "../merge/merging.ts";
import type { Sync, TextChoice } from "../sync.ts";
import type { Way } from "../way.ts";
import {
  changesOf,
  entriesOf,
  mergeInputs,
  type ByText,
  type InputChanges,
  type InputConflict,
} from "./mergeInputs.ts";
import { wayAfter, type SentText } from "./sentText.ts";
import { heldTexts, type HeldTexts } from "./textBounds.ts";
import { inputsOf, type BaseInputs } from "./wire.ts";

/** What was known of the server when a text was changed: fingerprints of what may have stood there, and what the text was made of. */
interface KnownThen {
  prints: readonly string[];
  base?: string | undefined;
}

type Then = ByText<KnownThen>;

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
  /** Of each text, what is pending, the newest last. */
  pending: ByText<readonly SentText[]>;
  /** Of texts that were kept when the server had more than `base` says: what was known of the server then. */
  ahead: Then;
  /** Of the texts that the server has otherwise than we knew: what we knew. They are not sent before the person has chosen. */
  contested: Then;
  /** How texts came to be since they were last sent, as far as it was noted. */
  ways: ByText<Way>;
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
  prints: {},
});

const without = (texts: Then, key: TextKey): Then => {
  const { [key]: _, ...others } = texts;
  return others;
};

/** The fingerprint of a text as the server last took or told it. */
const printOf = ({ base, prints }: DraftModel, key: TextKey): string =>
  (prints[key] ??= fingerprint(textOf(base, key)));

/** The fingerprints of what may stand on the server where a text was changed here. */
const knownOf =
  (model: DraftModel) =>
  (key: TextKey): readonly string[] =>
    model.contested[key]?.prints ?? [
      ...(model.ahead[key]?.prints ?? [printOf(model, key)]),
      ...(model.pending[key] ?? []).map(({ print }) => print),
    ];

/** What a changed text was made of: what the server had; not known where it has had something else since. */
const baseOf =
  (model: DraftModel) =>
  (key: TextKey): string | undefined => {
    const then = model.contested[key] ?? model.ahead[key];
    return then ? then.base : textOf(model.base, key);
  };

/** The texts that are too long to be sent. */
export const heldOf = ({ base, local }: DraftModel): HeldTexts => heldTexts(base, local);

/** The inputs as they may be sent: what the server has, where a conflict with it is open or a text is too long. */
export const sendableOf = (model: DraftModel): DraftInputs =>
  [...entriesOf(model.contested).map(([key]) => key), ...heldOf(model).keys()].reduce(
    (all, key) => withText(all, key, textOf(model.base, key)),
    model.local,
  );

const typedIn = (keys: readonly TextKey[]): ByText<Way> => Object.fromEntries(keys.map((key) => [key, "typed"]));

/** What is typed or chosen. How a text came to be is over where it is again what the server has. */
export function withLocal(model: DraftModel, change: (inputs: DraftInputs) => DraftInputs): DraftModel {
  const local = change(model.local);
  const isBack = (key: TextKey) => textOf(local, key) === textOf(model.base, key);
  const back = entriesOf(model.ways).flatMap(([key]) => (isBack(key) ? [key] : []));
  return { ...model, local, ...(back.length > 0 && { ways: { ...model.ways, ...typedIn(back) } }) };
}

/** As withLocal, of one text that was not only typed. */
export const withWay = (model: DraftModel, key: TextKey, way: Way): DraftModel => ({
  ...model,
  ways: { ...model.ways, [key]: way },
});

/** How the texts that differ from the server's came to be, of those that were not only typed. */
export function waysOf(model: DraftModel): ByText<Way> {
  const wayOf = (key: TextKey) => wayAfter(printOf(model, key), model.pending[key] ?? [], model.ways[key]);
  return Object.fromEntries(
    changedKeys(model.base, model.local).flatMap((key) => {
      const way = wayOf(key);
      return way ? [[key, way]] : [];
    }),
  );
}

function pending(model: DraftModel): DraftInputs | undefined {
  const sending = sendableOf(model);
  return isSameInputs(sending, model.base) ? undefined : sending;
}

/** A save is on its way: from now on the server may have its texts. */
function withSending(model: DraftModel, sending: DraftInputs): DraftModel {
  const sent = new Set(changedKeys(model.base, sending));
  const news = [...sent].map((key): [TextKey, SentText[]] => {
    const text = { print: fingerprint(textOf(sending, key)), way: model.ways[key] };
    return [key, [...(model.pending[key] ?? []), text]];
  });
  const ways = Object.fromEntries(entriesOf(model.ways).filter(([key]) => !sent.has(key)));
  return { ...model, pending: { ...model.pending, ...Object.fromEntries(news) }, ways };
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

/** The server has another revision: what was changed here is put upon it. Where both sides changed the same, it becomes a conflict. */
function withRemote(model: DraftModel, remote: BaseInputs): DraftModel {
  const changes = changesOf(model.base, model.local, knownOf(model), baseOf(model));
  const { merged, conflicts } = mergeInputs(remote, changes);
  return {
    ...withBase(model, remote),
    local: merged,
    // Where the server has a text by now, what was written there since is another matter.
    ways: waysOf({ ...model, base: remote, local: merged, prints: {} }),
    contested: Object.fromEntries(
      conflicts.map(({ key, base }) => [key, { prints: changes.known[key]!, base } satisfies KnownThen]),
    ),
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
    .map(({ key, remote: text, way }) => ({ key, text, ...(way && { way }) }));
  return {
    ...changesOf({ ...model.base, revision: model.newest }, model.local, knownOf(model), baseOf(model)),
    ...(copies.length > 0 && { copies }),
    ...(Object.keys(ways).length > 0 && { ways }),
  };
}

/** Puts what a page left on this device into the inputs. What this page has `typed` meanwhile stays in sight. */
function withEntry(model: DraftModel, entry: InputChanges, typed: ReadonlySet<TextKey>): DraftModel {
  const { base } = model;
  const {
    merged,
    conflicts: differing,
    mixed,
  } = mergeInputs(
    model.local,
    entry,
    // What is older than the entry was there when it was typed.
    (key) => !typed.has(key) && base.revision >= entry.revision,
  );
  let local = merged;
  const shownWays = waysOf(model);
  let { pending: sent, ahead, contested, conflicts: open, ways } = model;
  const conflicts: InputConflict[] = [];
  for (const { key, remote } of differing) {
    const copyOf = (text: string, way: Way | undefined): InputConflict => ({
      key,
      remote: text,
      from: "device",
      ...(way && { way }),
    });
    if (typed.has(key)) {
      local = withText(local, key, remote);
      conflicts.push(copyOf(textOf(merged, key), entry.ways?.[key]));
    } else if (remote !== textOf(base, key)) conflicts.push(copyOf(remote, shownWays[key]));
  }
  for (const [key, text] of entriesOf(entry.texts)) {
    const before = entry.known[key] ?? [];
    const isShown = !typed.has(key);
    const way = entry.ways?.[key] ?? (textOf(model.local, key) === text ? undefined : "typed");
    const left = [...before.map((print) => ({ print })), { print: fingerprint(text), ...(isShown && { way }) }];
    sent = { ...sent, [key]: [...(sent[key] ?? []), ...left] };
    if (!isShown) continue;
    const { [key]: _, ...others } = ways;
    ways = others;
    const remote = textOf(base, key);
    const isOutdated = base.revision < entry.revision;
    if (isOutdated) ahead = { ...ahead, [key]: { prints: before, base: entry.bases?.[key] } };
    const isOld = isOutdated || before.includes(fingerprint(remote));
    const hasOther = conflicts.some((conflict) => conflict.key === key);
    const then = contested[key];
    // Brought together with what another page left, it says nothing of what the server has against that.
    const isMixed = mixed.has(key) && (isOld || !then);
    if (isMixed || textOf(local, key) === remote || (isOld && !hasOther)) {
      // It is newer than what stood in the way, and knew of it.
      contested = without(contested, key);
      open = open.filter((other) => other.key !== key || other.from === "device");
    } else if (!isOld) {
      const text = then && then.base !== entry.bases?.[key] ? undefined : entry.bases?.[key];
      contested = { ...contested, [key]: { prints: [...(then?.prints ?? []), ...before], base: text } };
      conflicts.push({ key, remote, from: "server", ...(text !== undefined && { base: text }) });
    }
  }
  for (const { text: remote, ...copy } of entry.copies ?? []) conflicts.push({ ...copy, remote, from: "device" });
  const isNew = ({ key, remote }: InputConflict) =>
    textOf(local, key) !== remote && !open.some((other) => other.key === key && other.remote === remote);
  const newest = Math.max(model.newest, entry.revision);
  const settled = { local, newest, pending: sent, ahead, contested, ways };
  return { ...model, ...settled, conflicts: [...open, ...conflicts.filter(isNew)] };
}

/** What merges is there by now: texts whose two versions do not meet are brought together, and wait for no choice any more. */
function remerged(model: DraftModel): DraftModel {
  return entriesOf(model.contested).reduce((all, [key, { base }]) => {
    const both = base === undefined ? undefined : mergeOf()?.(base, textOf(all.local, key), textOf(all.base, key));
    if (both?.kind !== "merged") return all;
    return {
      ...all,
      local: withText(all.local, key, both.text),
      contested: without(all.contested, key),
      conflicts: all.conflicts.filter((other) => other.key !== key || other.from === "device"),
    };
  }, model);
}

/** The person has chosen between two versions of a text, or keeps both. */
export function withChoice(model: DraftModel, conflict: InputConflict, choice: TextChoice): DraftModel {
  const { key, remote, from, base, way = "typed" } = conflict;
  const isOther = choice === "remote";
  const mine = textOf(model.local, key);
  const chosen = isOther ? remote : choice === "both" ? bothTexts(base, mine, remote) : mine;
  return {
    ...model,
    local: withText(model.local, key, chosen),
    ways: isOther ? { ...model.ways, [key]: way } : model.ways,
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
  withAnswer: (model, sending, revision) => withBase(model, { ...sending, revision }),
  remoteOf: (error) => {
    const doc: Schemas["Document"] | undefined = conflictingDocument(error);
    return doc && inputsOf(doc);
  },
  prepare: prepareMerging,
  remerged,
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
  discarded: (model) => ({
    ...model,
    local: model.base,
    contested: {},
    conflicts: [],
    ways: typedIn(entriesOf(model.pending).map(([key]) => key)),
  }),
};
