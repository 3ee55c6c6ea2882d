import { fingerprint } from "./fingerprint.ts";
import type { Choice, Sync } from "./sync.ts";

/** What the server has of something that is saved as a whole. */
export interface Version<Value> {
  value: Value;
  revision: number;
}

/** Something that is saved as a whole, here and on the server. */
export interface WholeModel<Value> {
  /** What the server last took or told. */
  base: Version<Value>;
  /** What stands on the screen. */
  local: Value;
  /** Fingerprints of what is pending: sent upon `base` and not answered, so that the server may have it. */
  pending: readonly string[];
  /** What somebody else has saved meanwhile: nothing is sent before the person has chosen. */
  remote: Version<Value> | undefined;
}

/** What has not reached the server, and the revision that it was made on. */
export interface WholeBackup<Value> {
  revision: number;
  model: Value;
  /** Fingerprints of what was sent on that revision and not answered. */
  sent: readonly string[];
}

/** What is to be known of a thing that is saved as a whole. */
export interface WholeOptions<Value> {
  /** What can be sent of it: what is wrong stands as in `base`. */
  sendableOf: (local: Value, base: Value) => Value;
  /** What it says to the server. */
  requestOf: (value: Value) => unknown;
  /** What the server has instead, where an error says so. */
  remoteOf: (error: unknown) => Version<Value> | undefined;
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** A thing of which nothing was changed. */
export const wholeModel = <Value>(base: Version<Value>): WholeModel<Value> => ({
  base,
  local: base.value,
  pending: [],
  remote: undefined,
});

/** What is typed or chosen. The same model where that changes nothing. */
export function withLocal<Value>(model: WholeModel<Value>, change: (value: Value) => Value): WholeModel<Value> {
  const local = change(model.local);
  return local === model.local ? model : { ...model, local };
}

/** The person has chosen between two versions. */
export function withChoice<Value>(model: WholeModel<Value>, choice: Choice): WholeModel<Value> {
  const { remote, local } = model;
  if (remote === undefined) return model;
  return { ...wholeModel(remote), local: choice === "remote" ? remote.value : local };
}

/**
 * How something is saved as a whole. Against a newer revision nothing is saved until the person has chosen. Of what several pages
 * left on this device the newest is put back; the others wait for the next visit.
 */
export function wholeSync<Value>({ sendableOf, requestOf, remoteOf }: WholeOptions<Value>) {
  type Model = WholeModel<Value>;
  const printOf = (value: Value) => fingerprint(JSON.stringify(requestOf(value)));
  const isClean = ({ local, base }: Model) => isSame(local, base.value);

  const sync: Sync<Model, Value, Version<Value>, Version<Value>, WholeBackup<Value>> = {
    pending: ({ local, base, remote }) => {
      if (remote !== undefined) return undefined;
      const sending = sendableOf(local, base.value);
      return isSame(sending, base.value) ? undefined : sending;
    },
    isSame,
    resting: (model) => (model.remote !== undefined ? "conflict" : isClean(model) ? "saved" : "held"),
    withSending: (model, sending) => ({ ...model, pending: [...model.pending, printOf(sending)] }),
    withAnswer: ({ local }, value, { revision }) => ({ ...wholeModel({ value, revision }), local }),
    remoteOf,
    isNewer: ({ base }, { revision }) => revision > base.revision,
    withRemote: (model, remote) => {
      if (isClean(model)) return wholeModel(remote);
      // The answer to an earlier try was all that was lost.
      if (model.pending.includes(printOf(remote.value))) return { ...wholeModel(remote), local: model.local };
      return { ...model, remote };
    },
    keptOf: (model) =>
      isClean(model) && model.remote === undefined
        ? undefined
        : { revision: model.base.revision, model: model.local, sent: model.pending },
    withKept: (model, entries) => {
      // What the person has typed meanwhile stays in sight.
      if (!isClean(model)) return { model, adopted: [], isNews: false };
      const { base } = model;
      const newest = entries.findLast(({ value }) => !isSame(value.model, base.value))?.value;
      const adopted = entries
        .filter(({ value }) => isSame(value.model, base.value) || isSame(value.model, newest?.model))
        .map(({ name }) => name);
      if (!newest) return { model, adopted, isNews: false };
      const isOfBase = newest.revision === base.revision;
      const isTaken = isOfBase || newest.sent.includes(printOf(base.value));
      return {
        model: {
          base,
          // What an earlier release kept lacks what that knew nothing of: it stays as it is saved.
          local: { ...base.value, ...newest.model },
          pending: isOfBase ? newest.sent : [],
          remote: isTaken ? undefined : base,
        },
        adopted,
        isNews: true,
      };
    },
    discarded: (model) => ({ ...model, local: model.base.value, remote: undefined }),
  };
  return sync;
}
