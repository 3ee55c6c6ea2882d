import { openLive, type ApiClient, type LiveEvent } from "@grantwright/api-client";

type Listener = (event: LiveEvent) => void;

/** A stream that tabs share, and who listens to it in this one. */
interface Shared {
  listeners: Set<Listener>;
  end: () => void;
}

const streams = new Map<string, Shared>();

/**
 * Hears of what happens, together with all other tabs of the browser: the one that holds a lock has the stream and passes on what it
 * hears, as browsers open six lines to a server at most. Where tabs cannot tell each other, each has a stream of its own. Ends with
 * the session.
 */
function openShared(client: ApiClient, userId: string): Shared {
  const name = `grantwright.live.${userId}`;
  const canShare = "locks" in navigator && typeof BroadcastChannel !== "undefined";
  const channel = canShare ? new BroadcastChannel(name) : undefined;
  const listeners = new Set<Listener>();
  let ending = new AbortController();
  const tell: Listener = (event) => {
    for (const listener of listeners) listener(event);
    if (event.type === "signedOut") end();
  };
  channel?.addEventListener("message", ({ data }: MessageEvent<LiveEvent>) => tell(data));
  const tellOthers: Listener = (event) => {
    try {
      channel?.postMessage(event);
    } catch {
      // A page that goes away has no channel any more: the next tab that has the stream asks for everything anew.
    }
  };

  /** Has the stream until it is ended. `isLate`: what happened until it is open nobody has heard. */
  const lead = (isLate: boolean, { signal }: AbortController) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const onEvent: Listener = (event) => {
        const told: LiveEvent = isLate && event.type === "opened" ? { type: "reload" } : event;
        tellOthers(told);
        tell(told);
      };
      const close = openLive(client, { userId, onEvent });
      signal.addEventListener("abort", () => {
        close();
        resolve();
      });
    });
  const take = async (isLate: boolean, until: AbortController) => {
    if (!channel) return lead(isLate, until);
    const isTaken = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(isLate, until);
      return lock !== null;
    });
    if (!isTaken) await navigator.locks.request(name, { signal: until.signal }, () => lead(true, until));
  };
  const begin = (isLate: boolean) => {
    // Whatever was begun before would be ended by nobody.
    ending.abort();
    const until = new AbortController();
    ending = until;
    take(isLate, until).catch(() => {
      // It was ended while another tab still had the stream, or there are locks and this page may have none.
      void lead(isLate, until);
    });
  };
  // A page that is kept for going back is asleep: it would keep the stream from the others, or not be kept for it.
  const pause = () => ending.abort();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) begin(true);
  };
  const end = () => {
    removeEventListener("pagehide", pause);
    removeEventListener("pageshow", comeBack);
    ending.abort();
    channel?.close();
    if (streams.get(userId) === shared) streams.delete(userId);
  };
  const shared: Shared = { listeners, end };
  addEventListener("pagehide", pause);
  addEventListener("pageshow", comeBack);
  begin(false);
  return shared;
}

/**
 * Listens to what happens, as long as anybody in this tab does, and the session lasts: whoever has heard `signedOut` listens anew once
 * the person has signed in again. Returns what ends it.
 */
export function listenLive(client: ApiClient, userId: string, listener: Listener): () => void {
  const shared = streams.get(userId) ?? openShared(client, userId);
  streams.set(userId, shared);
  shared.listeners.add(listener);
  return () => {
    shared.listeners.delete(listener);
    if (shared.listeners.size === 0) shared.end();
  };
}
