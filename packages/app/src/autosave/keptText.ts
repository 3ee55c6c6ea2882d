import { newIdempotencyKey } from "@grantwright/api-client";
import { createAutosave, type Autosave } from "./createAutosave.ts";
import { isLike } from "./isLike.ts";
import { claimJournals, forgetJournals, openJournal } from "./journal/journal.ts";
import { anonymous } from "./journal/keptHere.ts";
import {
  exchanged,
  isEmpty,
  keptTextSync,
  noTexts,
  withReceived,
  withSent,
  withTyped,
  type KeptModel,
  type KeptTexts,
} from "./keptTextSync.ts";
import { saveWithPage } from "./savedWithPage.ts";

/**
 * Where something is typed that a button sends: `reply.{messageId}`, `help`, `call` (of a funder), `message.{teamId}`,
 * `scout.{teamId}`, `section.{sectionId}`, `wizard.{templateId}`, `comment.{documentId}.{section}` (a new one),
 * `comment.{threadId}` (an answer), `comment.{commentId}` (a change).
 */
export type TypingPlace =
  | "help"
  | "call"
  | `reply.${string}`
  | `message.${string}`
  | `scout.${string}`
  | `section.${string}`
  | `wizard.${string}`
  | `comment.${string}`;

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
export interface KeptText<T> extends Pick<Autosave<KeptModel<T>>, "subscribe" | "keep" | "discard" | "look"> {
  getState: () => KeptState<T>;
  /** Takes what is typed; undefined for nothing. */
  write: (typed: T | undefined) => void;
  /**
   * The Idempotency-Key for what is sent from here: the same one as long as it is the same, however often it is tried, also after
   * a crash, for the answer to a try may be all that was lost. `first` is the one to begin with, where there is one already.
   */
  sendingKey: (sent: unknown, first?: string) => string;
  /** Forgets what the server has now; what was typed since stays. The same words once more are meant once more. */
  forget: (sent: T) => void;
  /** Shows the next of the other texts; the one that was shown is kept beside it. */
  exchange: () => void;
  /** Forgets the next of the other texts. */
  dropOther: () => void;
  /** Puts texts here that were typed in the same place before somebody signed in, the shown one first. */
  receive: (texts: readonly T[]) => void;
}

interface OpenPlace {
  userId: string | undefined;
  text: Pick<KeptText<unknown>, "look" | "discard">;
  /** Gives its words to the same place of a person, and is no more. */
  giveTo: (userId: string) => void;
}

const places = new Map<string, OpenPlace>();

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Opens a place for a person; the same object for the same two as long as the page is open. `nothing` is what stands there while
 * nothing is typed. Pages that are open at the same time do not see each other's words: each keeps its own.
 */
export function openKeptText<T>(userId: string | undefined, place: TypingPlace, nothing: T): KeptText<T> {
  const name = `${userId ?? anonymous}.${place}`;
  const known = places.get(name);
  if (known) return known.text as unknown as KeptText<T>;

  const journal = openJournal<KeptTexts<T>>(userId ?? anonymous, place, (value): value is KeptTexts<T> => {
    const { typed = nothing, others } = (value ?? {}) as Partial<KeptTexts<T>>;
    return Array.isArray(others) && [typed, ...others].every((text) => isLike(text, nothing));
  });
  const { getState, subscribe, update, choose, look, keep, discard } = createAutosave({
    model: noTexts as KeptModel<T>,
    sync: keptTextSync<T>(),
    journal,
    send: () => Promise.reject(new Error("It is only kept.")),
  });
  let shown: { of: unknown; state: KeptState<T> } | undefined;

  const text: KeptText<T> = {
    getState: () => {
      const of = getState();
      if (shown?.of === of) return shown.state;
      const { typed, others, isRestored } = of.model;
      const state = { typed, others, isRestored, isKept: of.isBackedUp || isEmpty(of.model) };
      const before = shown?.state;
      const isUnchanged =
        before !== undefined &&
        before.typed === typed &&
        before.others === others &&
        before.isRestored === isRestored &&
        before.isKept === state.isKept;
      shown = { of, state: isUnchanged ? before : state };
      return shown.state;
    },
    subscribe,
    write: (typed) => update((model) => withTyped(model, isSame(typed, nothing) ? undefined : typed)),
    sendingKey: (sent, first) => {
      const words = JSON.stringify(sent);
      const { sending } = getState().model;
      const attempt = sending?.words === words ? sending : { words, key: first ?? newIdempotencyKey() };
      choose((model) => ({ ...model, sending: attempt }));
      return attempt.key;
    },
    forget: (sent) => choose((model) => withSent(model, sent)),
    exchange: () => update(exchanged),
    dropOther: () => update((model) => ({ ...model, others: model.others.slice(1) })),
    look,
    receive: (texts) => choose((model) => withReceived(model, texts)),
    keep,
    discard,
  };
  const isAtRisk = () => !text.getState().isKept;
  const end = saveWithPage({ keep, flush: async () => !isAtRisk(), discard, isAtRisk });
  places.set(name, {
    userId,
    text,
    giveTo: (to) => {
      const { typed, others } = getState().model;
      const texts = typed === undefined ? others : [typed, ...others];
      if (texts.length > 0) openKeptText(to, place, nothing).receive(texts);
      discard();
      end();
    },
  });
  return text;
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
