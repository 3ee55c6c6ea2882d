import type { BodyOf, Schemas } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { addressOf, sendOf } from "../core/send.ts";
import { live } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(live);
const address = /* @__PURE__ */ addressOf(live);

/** Says that a tab has a document open, where the person writes, or that it leaves. Answers who has it open. */
export const tellHere = (client: ApiClient, id: string, body: BodyOf<"tellHere">, options?: CallOptions) =>
  send(client, "tellHere", { ...options, path: { id }, body });

/**
 * What the stream tells. `opened`: it has begun for the first time; what happened since the page was loaded was not heard. `reload`:
 * something was missed, what is shown is to be asked for anew.
 */
export type LiveEvent =
  /** `revision`: only its inputs are others now, and this is theirs; who has them need not ask. */
  | { type: "document"; documentId: string; revision?: number }
  | { type: "people"; documentId: string; people: Schemas["PersonHere"][] }
  /** Something was said about it. */
  | { type: "comments"; documentId: string }
  | { type: "task"; taskId: string; documentId?: string }
  | { type: "opened" | "reload" | "signedOut" };

/** Who listens to the stream. */
export interface LiveListener {
  /** The id of the person at the screen: another's session is not listened to. */
  userId: string;
  onEvent: (event: LiveEvent) => void;
}

/** Without a beat for so long the line is taken to be dead, in milliseconds: the server beats every 15 seconds. */
const silence = 40_000;

/** How long until it is tried anew where the server refused it, in milliseconds: the first time, then twice as long each time. */
const patience = { first: 10_000, most: 60_000 };

/**
 * Opens the stream of what happens, and opens it anew whenever it breaks: then a `reload` is told, as what happened meanwhile was not
 * heard. Ends by itself with the session, after `signedOut`; who signs in again opens another. One is enough for a browser. Returns
 * what ends it.
 */
export function openLive(client: ApiClient, { userId, onEvent }: LiveListener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let wasOpen = false;
  let refusals = 0;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    source?.close();
  };
  const connectIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(connect, milliseconds);
  };
  const connect = () => {
    if (isOver) return;
    source?.close();
    const opened = new EventSource(address(client, "openLive", { query: { expectedUser: userId } }), {
      withCredentials: true,
    });
    source = opened;
    connectIn(silence);
    const on = (name: string, take: (data: never) => void) =>
      opened.addEventListener(name, (event) => {
        if (isOver) return;
        connectIn(silence);
        take(JSON.parse(String((event as MessageEvent).data)) as never);
      });
    on("beat", () => undefined);
    on("begin", () => {
      refusals = 0;
      const type = wasOpen ? "reload" : "opened";
      wasOpen = true;
      onEvent({ type });
    });
    on("reload", () => onEvent({ type: "reload" }));
    on("document", (data: Omit<Extract<LiveEvent, { type: "document" }>, "type">) =>
      onEvent({ type: "document", ...data }),
    );
    on("people", (data: Omit<Extract<LiveEvent, { type: "people" }>, "type">) => onEvent({ type: "people", ...data }));
    on("comments", (data: Omit<Extract<LiveEvent, { type: "comments" }>, "type">) =>
      onEvent({ type: "comments", ...data }),
    );
    on("task", (data: Omit<Extract<LiveEvent, { type: "task" }>, "type">) => onEvent({ type: "task", ...data }));
    on("signedOut", () => {
      end();
      onEvent({ type: "signedOut" });
    });
    opened.addEventListener("error", () => {
      // A broken line is connected anew by the browser; what the server refused is not, and it may only be busy.
      if (isOver || opened !== source || opened.readyState !== EventSource.CLOSED) return;
      connectIn(Math.min(patience.first * 2 ** refusals, patience.most));
      refusals += 1;
    });
  };
  connect();
  return end;
}
