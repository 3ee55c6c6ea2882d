import { ApiError, tellHere, type ApiClient, type LiveEvent, type Schemas } from "@grantwright/api-client";
import { listenLive } from "./stream.ts";

/** Somebody else who has the document open. */
export type PersonHere = Schemas["PersonHere"];

/** What a page that shows a document gets told. */
export interface DocumentListener {
  /** It is another now, or it is not known whether it is. `revision`: its inputs alone are, and this is theirs. */
  onChanged: (revision?: number) => void;
  /** What the person may do with it, as it is told with who is there. */
  onAccess: (access: Schemas["DocumentAccess"]) => void;
  /** A task of the person has begun or come to its end. */
  onTask: () => void;
  /** Something was said about it. */
  onComments: () => void;
  /** Who else has it open. */
  onPeople: (people: readonly PersonHere[]) => void;
}

/** One tab at a document, as others are told of it. */
export interface Presence {
  /** The person writes there; undefined where nowhere. */
  enter: (section: string | undefined) => void;
  /** The person is known to be signed in, perhaps again: where that was refused before, it goes on. */
  wake: () => void;
  /** The tab leaves. */
  end: () => void;
}

/** How often others are told that the tab is still there, give or take a tenth, and how soon that it went to another section, in milliseconds. */
const tellEvery = 20_000;
const tellSoon = 400;

/** How long what was changed is asked for afterwards, in milliseconds: what is saved here is told as well, and known by then. */
const askSoon = 120;

/** A name for this tab that nobody can guess. */
const tabName = () => crypto.randomUUID();

/** Tells others that a document is open here, and hears of them and of what they change. */
export function openPresence(
  client: ApiClient,
  userId: string,
  documentId: string,
  { onChanged, onAccess, onTask, onComments, onPeople }: DocumentListener,
): Presence {
  const tab = tabName();
  let section: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isSilent = false;
  let asked: number | undefined;
  const takePeople = (people: readonly PersonHere[]) => {
    if (!isOver) onPeople(people.filter(({ id }) => id !== userId));
  };
  const tellIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), milliseconds);
  };
  /** The person may not ask: what is asked all the same would be refused again, and open the dialog that was put away. */
  const fallSilent = () => {
    isSilent = true;
    clearTimeout(timer);
  };
  const tell = async () => {
    if (isOver || isSilent) return;
    // All that came back at once, as from a server that was started anew, would go on to speak at once.
    tellIn(tellEvery * (0.9 + Math.random() / 5));
    try {
      const { people, revision, access } = await tellHere(client, documentId, { tab, section: section ?? null });
      if (isOver) return;
      takePeople(people);
      onChanged(revision);
      if (access) onAccess(access);
    } catch (error) {
      // Who has no right to it any more, or has no document any more, is not there; all else is tried again in its time.
      takePeople([]);
      if (!(error instanceof ApiError) || ![401, 403, 404].includes(error.status)) return;
      fallSilent();
      if (error.status !== 401) onChanged();
    }
  };
  const askFor = (revision: number | undefined) => {
    // Several at once are asked for once, and as one that says nothing of itself.
    asked = asking === undefined || asked === revision ? revision : undefined;
    clearTimeout(asking);
    asking = setTimeout(() => {
      asking = undefined;
      if (!isOver) onChanged(asked);
    }, askSoon);
  };
  const onEvent = (event: LiveEvent) => {
    switch (event.type) {
      case "opened":
      case "reload":
        // The server has let the person in.
        isSilent = false;
        if (event.type === "reload") {
          onChanged();
          onComments();
        }
        return tellIn(0);
      case "signedOut":
        fallSilent();
        takePeople([]);
        // Asked for, it says itself that nobody is signed in.
        return onChanged();
      case "people":
        if (event.documentId === documentId) takePeople(event.people);
        return;
      case "document":
        if (event.documentId === documentId) askFor(event.revision);
        return;
      case "comments":
        if (event.documentId === documentId) onComments();
        return;
      case "task":
        // What came of it is told as a change of the document. That it has begun changes nothing here: another tab follows it.
        return onTask();
    }
  };
  let endListening = listenLive(client, userId, onEvent);
  const leave = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    void tellHere(client, documentId, { tab, isLeaving: true }, { keepalive: true }).catch(() => undefined);
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isOver = false;
    onEvent({ type: "reload" });
  };
  addEventListener("pagehide", leave);
  addEventListener("pageshow", comeBack);
  tellIn(0);
  return {
    enter: (next) => {
      if (next === section) return;
      section = next;
      tellIn(tellSoon);
    },
    wake: () => {
      if (isOver || !isSilent) return;
      // The stream ended with the session, or waits for its time.
      endListening();
      endListening = listenLive(client, userId, onEvent);
      onEvent({ type: "reload" });
    },
    end: () => {
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
      endListening();
      leave();
    },
  };
}
