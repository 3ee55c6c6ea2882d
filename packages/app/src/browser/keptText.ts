import { newIdempotencyKey } from "@grantwright/api-client";
import { isLike } from "./isLike.ts";
import { claimJournals, forgetJournals, keepDelay, openJournal } from "./journal/journal.ts";
import { saveWithPage } from "./savedWithPage.ts";

/**
 * Where something is typed that a button sends: `reply.{messageId}`, `help`, `call` (of a funder), `message.{teamId}`,
 * `scout.{teamId}`, `section.{sectionId}`, `wizard.{templateId}`.
 */
export type TypingPlace =
  | "help"
  | "call"
  | `reply.${string}`
  | `message.${string}`
  | `scout.${string}`
  | `section.${string}`
  | `wizard.${string}`;

/** After how long a store that refused is asked again, in milliseconds. */
const retryKeeping = 3_000;
const anonymous = "anonymous";

/** What this device keeps of a place. */
interface Kept<T> {
  typed?: T | undefined;
  others: readonly T[];
  /** What was sent last and not answered, as JSON, and its Idempotency-Key. */
  sending?: { words: string; key: string } | undefined;
}

/** What is typed in a place. */
export interface KeptState<T> {
  /** What is typed and not sent; undefined for nothing. */
  typed: T | undefined;
  /** Other texts for this place that were typed on this device and not sent. */
  others: readonly T[];
  /** It was typed on an earlier visit and put back. */
  isRestored: boolean;
  /** False where this device refuses to keep it. */
  isKept: boolean;
}

/** A place whose words stay on this device, for one person, from the first key until the server has them. */
export interface KeptText<T> {
  getState: () => KeptState<T>;
  subscribe: (listener: () => void) => () => void;
  /** Takes what is typed; undefined for nothing. */
  write: (typed: T | undefined) => void;
  /**
   * The Idempotency-Key for what is sent from here: the same one as long as it is the same, however often it is tried, also after
   * a crash, for the answer to a try may be all that was lost.
   */
  sendingKey: (sent: unknown) => string;
  /** Forgets what the server has now; what was typed since stays. The same words once more are meant once more. */
  forget: (sent: T) => void;
  /** Shows the next of the other texts; the one that was shown is kept beside it. */
  exchange: () => void;
  /** Forgets the next of the other texts. */
  dropOther: () => void;
  /** Brings here what pages left that are open no more. */
  look: () => Promise<void>;
  /** Puts a text here that was typed in the same place before somebody signed in. */
  receive: (text: T) => void;
  /** Keeps at once what is not kept yet. */
  keep: () => void;
  /** Forgets all of it. */
  discard: () => void;
}

interface OpenPlace {
  userId: string | undefined;
  text: Pick<KeptText<unknown>, "getState" | "keep" | "look" | "discard">;
  /** Gives its words to the same place of a person. */
  giveTo: (userId: string) => void;
}

const places = new Map<string, OpenPlace>();
let isWatched = false;

const each = (act: "keep" | "discard") => () => {
  for (const { text } of places.values()) void text[act]();
};
const isAtRisk = () => [...places.values()].some(({ text }) => !text.getState().isKept);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Opens a place for a person; the same object for the same two as long as the page is open. `nothing` is what stands there while
 * nothing is typed. Pages that are open at the same time do not see each other's words: each keeps its own.
 */
export function openKeptText<T>(userId: string | undefined, place: TypingPlace, nothing: T): KeptText<T> {
  const name = `${userId ?? anonymous}.${place}`;
  const known = places.get(name);
  if (known) return known.text as unknown as KeptText<T>;

  const journal = openJournal<Kept<T>>(userId ?? anonymous, place, (value): value is Kept<T> => {
    const { typed = nothing, others } = (value ?? {}) as Partial<Kept<T>>;
    return Array.isArray(others) && [typed, ...others].every((text) => isLike(text, nothing));
  });
  const listeners = new Set<() => void>();
  /** Entries of other pages whose words are here by now, and when they were kept. */
  const taken = new Map<string, number>();
  /** Those of them that are not needed once this page's own is in both stores. */
  let spent: string[] = [];
  let kept: Kept<T> = { others: [] };
  let state: KeptState<T> = { typed: undefined, others: [], isRestored: false, isKept: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChanged = false;

  const set = (change: Partial<KeptState<T>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isEmpty = () => kept.typed === undefined && kept.others.length === 0;
  const forgetSpent = () => {
    for (const left of spent) journal.forget(left);
    spent = [];
  };

  const noteSlow = async (isQuick: boolean, slow: Promise<boolean>) => {
    const isSlow = await slow;
    if (isQuick && isSlow) forgetSpent();
    const isKept = isQuick || isSlow || isEmpty();
    set({ isKept });
    if (isKept) return;
    // A full store may have room again.
    isChanged = true;
    timer ??= setTimeout(keep, retryKeeping);
  };

  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isChanged) return;
    isChanged = false;
    if (isEmpty()) {
      journal.clear();
      forgetSpent();
      set({ isKept: true });
      return;
    }
    const { quick, slow } = journal.write(kept);
    if (quick) set({ isKept: true });
    void noteSlow(quick, slow);
  };

  const change = (part: Partial<Kept<T>>, isRestored = state.isRestored) => {
    kept = { ...kept, ...part };
    isChanged = true;
    timer ??= setTimeout(keep, keepDelay);
    set({ typed: kept.typed, others: kept.others, isRestored: isRestored && kept.typed !== undefined });
  };

  /** Puts texts here, the newest first: into the field where it is empty, otherwise beside it. */
  const take = (texts: readonly T[], isRestored: boolean, sending?: Kept<T>["sending"]) => {
    const isFree = kept.typed === undefined;
    const known = isFree ? kept.others : [kept.typed, ...kept.others];
    const news = texts.filter(
      (text, index) => ![...known, ...texts.slice(0, index)].some((other) => isSame(other, text)),
    );
    const others = isFree ? news.slice(1) : news;
    change(
      {
        ...(isFree && { typed: news[0] }),
        others: [...kept.others, ...others],
        sending: kept.sending ?? sending,
      },
      isFree ? isRestored : undefined,
    );
  };

  const made: KeptText<T> = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: (typed) => change({ typed: isSame(typed, nothing) ? undefined : typed }),
    sendingKey: (sent) => {
      const words = JSON.stringify(sent);
      const sending = kept.sending?.words === words ? kept.sending : { words, key: newIdempotencyKey() };
      change({ sending });
      keep();
      return sending.key;
    },
    forget: (sent) => {
      change({ sending: undefined, ...(kept.typed === sent && { typed: undefined }) });
      keep();
    },
    exchange: () => {
      const [typed, ...others] = kept.others;
      change({ typed, others: kept.typed === undefined ? others : [...others, kept.typed] });
    },
    dropOther: () => change({ others: kept.others.slice(1) }),
    look: async () => {
      const found = (await journal.found()).filter(({ name: left, at }) => at > (taken.get(left) ?? 0));
      if (found.length === 0) return;
      for (const { name: left, at } of found) taken.set(left, at);
      spent.push(...found.map(({ name: left }) => left));
      const values = found.map(({ value }) => value).toReversed();
      const texts = values.flatMap(({ typed, others }) => (typed === undefined ? others : [typed, ...others]));
      take(texts, true, values.find(({ sending }) => sending)?.sending);
      keep();
    },
    receive: (text) => {
      const before = kept.typed;
      change({ typed: undefined });
      take(before === undefined ? [text] : [text, before], false);
      keep();
    },
    keep,
    discard: () => {
      change({ typed: undefined, others: [], sending: undefined });
      keep();
    },
  };
  places.set(name, {
    userId,
    text: made,
    giveTo: (to) => {
      clearTimeout(timer);
      if (kept.typed !== undefined) openKeptText(to, place, nothing).receive(kept.typed);
      journal.clear();
    },
  });
  if (!isWatched)
    saveWithPage({
      keep: each("keep"),
      flush: () => Promise.resolve(!isAtRisk()),
      discard: each("discard"),
      isAtRisk,
    });
  isWatched = true;
  return made;
}

/** Gives what was typed before anybody signed in to the person who signs in first; an older text of their own is kept beside it. */
export async function claimTexts(userId: string): Promise<void> {
  for (const [name, place] of places) {
    if (place.userId !== undefined) continue;
    places.delete(name);
    place.giveTo(userId);
  }
  await claimJournals(anonymous, userId);
  await Promise.all([...places.values()].map((place) => place.userId === userId && place.text.look()));
}

/** Forgets everything that this device and this page keep of a person's words. */
export async function forgetPerson(userId: string): Promise<void> {
  for (const place of places.values()) if (place.userId === userId) place.text.discard();
  await forgetJournals(userId);
}
