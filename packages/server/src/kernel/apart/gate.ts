import { Refusal } from "../refusal.ts";

/** How much may be under way, and how much may wait. */
interface GateLimits {
  /** Pieces of work at once; of one person never more than one. */
  atOnce: number;
  /** Pieces of work that wait for their turn, of all people together. */
  mostWaiting: number;
  /** Of one person. */
  mostWaitingEach: number;
}

/** Settings of one piece of work. */
interface TurnOptions {
  /** It waits however many wait: for background work, which is bounded elsewhere. */
  isPatient?: boolean;
  /** Gives its place up. */
  signal?: AbortSignal;
}

/** Lets pieces of work through, a few at once. */
export type Gate = <Result>(person: string, work: () => Promise<Result>, options?: TurnOptions) => Promise<Result>;

/**
 * A gate for work that costs much memory or time. Each person has one piece of work under way at most, and people take turns, so
 * that nobody waits behind all that somebody else asked for. The work fails with a Refusal where too much waits already: `tooMany`
 * for what the person asked for, `unavailable` for what all did.
 */
export function createGate({ atOnce, mostWaiting, mostWaitingEach }: GateLimits): Gate {
  const running = new Set<string>();
  let waiting: { person: string; isPatient: boolean; start: () => void }[] = [];

  const refuseTooMany = (person: string) => {
    const impatient = waiting.filter(({ isPatient }) => !isPatient);
    if (impatient.filter((each) => each.person === person).length >= mostWaitingEach)
      throw new Refusal(
        "tooMany",
        "Several things that you asked for wait already. Please try again when one of them is done.",
        {
          retryAfter: 10,
        },
      );
    if (impatient.length >= mostWaiting)
      throw new Refusal("unavailable", "The server has much to do just now. Please try again in a minute.", {
        retryAfter: 60,
      });
  };
  const next = () => {
    const turn = waiting.find(({ person }) => !running.has(person));
    if (!turn || running.size >= atOnce) return;
    running.add(turn.person);
    waiting = waiting.filter((each) => each !== turn);
    turn.start();
    next();
  };
  const end = (person: string) => {
    running.delete(person);
    waiting = [
      ...waiting.filter((each) => each.person !== person),
      ...waiting.filter((each) => each.person === person),
    ];
    next();
  };

  return async (person, work, { isPatient = false, signal } = {}) => {
    signal?.throwIfAborted();
    const mayStart = running.size < atOnce && !running.has(person);
    if (!mayStart && !isPatient) refuseTooMany(person);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turn = { person, isPatient, start: resolve };
    waiting.push(turn);
    const onAbort = () => {
      if (!waiting.includes(turn)) return;
      waiting = waiting.filter((each) => each !== turn);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    next();
    try {
      await promise;
    } finally {
      signal?.removeEventListener("abort", onAbort);
    }
    try {
      return await work();
    } finally {
      end(person);
    }
  };
}
