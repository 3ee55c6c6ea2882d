import type { Sync } from "./sync.ts";

/** What was sent last and not answered. */
interface Attempt {
  /** What was sent, as JSON. */
  words: string;
  /** Its Idempotency-Key. */
  key: string;
}

/** What is kept of a place that a button sends. */
export interface KeptTexts<T> {
  /** What is typed and not sent; undefined for nothing. */
  typed?: T | undefined;
  /** Other texts for this place that were typed on this device and not sent. */
  others: readonly T[];
  sending?: Attempt | undefined;
}

/** The same, on the screen. */
export interface KeptModel<T> extends KeptTexts<T> {
  /** What is typed was typed on an earlier visit and put back. */
  isRestored: boolean;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Another text is typed here. Of nothing it is not said that it was put back. */
export const withTyped = <T>(model: KeptModel<T>, typed: T | undefined): KeptModel<T> => ({
  ...model,
  typed,
  isRestored: model.isRestored && typed !== undefined,
});

/** The server has what was sent; what was typed since stays. */
export const withSent = <T>(model: KeptModel<T>, sent: T): KeptModel<T> => ({
  ...(model.typed === sent ? withTyped(model, undefined) : model),
  sending: undefined,
});

/** The next of the other texts takes the place of what is shown, which is kept beside it. */
export function exchanged<T>(model: KeptModel<T>): KeptModel<T> {
  const [typed, ...others] = model.others;
  return { ...withTyped(model, typed), others: model.typed === undefined ? others : [...others, model.typed] };
}

/** Texts come here, the newest first: into the field where it is empty, otherwise beside it. */
function withTexts<T>(model: KeptModel<T>, texts: readonly T[], isRestored: boolean): KeptModel<T> {
  const isFree = model.typed === undefined;
  const known = isFree ? model.others : [model.typed, ...model.others];
  const news = texts.filter(
    (text, index) => ![...known, ...texts.slice(0, index)].some((other) => isSame(other, text)),
  );
  if (!isFree) return { ...model, others: [...model.others, ...news] };
  const [typed, ...others] = news;
  return { ...withTyped({ ...model, isRestored }, typed), others: [...model.others, ...others] };
}

/** Texts that were typed here before somebody signed in come first; what stood here is kept beside them. */
export const withReceived = <T>(model: KeptModel<T>, texts: readonly T[]): KeptModel<T> =>
  withTexts(withTyped(model, undefined), model.typed === undefined ? texts : [...texts, model.typed], false);

/** Nothing is typed, and nothing was sent. */
export const noTexts = { typed: undefined, others: [], sending: undefined, isRestored: false } as const;

/** Whether nothing is kept. */
export const isEmpty = ({ typed, others }: KeptTexts<unknown>): boolean => typed === undefined && others.length === 0;

/** How a text is kept that only a button sends: nothing of it goes out by itself. */
export function keptTextSync<T>(): Sync<KeptModel<T>, never, never, never, KeptTexts<T>> {
  const unchanged = (model: KeptModel<T>) => model;
  return {
    pending: () => undefined,
    isSame,
    resting: (model) => (isEmpty(model) ? "saved" : "held"),
    withSending: unchanged,
    withAnswer: unchanged,
    remoteOf: () => undefined,
    isNewer: () => false,
    withRemote: unchanged,
    keptOf: (model) => {
      if (isEmpty(model)) return undefined;
      const { typed, others, sending } = model;
      return { typed, others, sending };
    },
    withKept: (before, entries) => {
      const found = entries.map(({ value }) => value).toReversed();
      const texts = found.flatMap(({ typed, others }) => (typed === undefined ? others : [typed, ...others]));
      const sending = before.sending ?? found.find((each) => each.sending)?.sending;
      const model = { ...withTexts(before, texts, true), sending };
      return { model, adopted: entries.map(({ name }) => name), isNews: true };
    },
    discarded: () => noTexts,
  };
}
