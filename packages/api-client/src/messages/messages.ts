import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";
import { sendOf } from "../core/send.ts";
import { messages } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(messages);

/** The lists that messages stand in: the unread ones, the read ones, those that the person sent. */
export type MessageListType = NonNullable<QueryOf<"listMessages">["listType"]>;

/** Messages of one list, the newest first, and how many are unread in all. */
export const listMessages = (client: ApiClient, query: QueryOf<"listMessages"> = {}, options?: CallOptions) =>
  send(client, "listMessages", { ...options, query });

/** The thread that a message belongs to, the parent first. A 404 means that it is not there for this person. */
export const getThread = (client: ApiClient, id: string, options?: CallOptions) =>
  send(client, "getThread", { ...options, path: { id } });

/** Marks a message read (a time) or unread (null). */
export const updateMessage = (client: ApiClient, id: string, body: BodyOf<"updateMessage">, options?: CallOptions) =>
  send(client, "updateMessage", { ...options, path: { id }, body });

/** Marks everything that came up to a moment as read, and answers how many are left unread. */
export const markMessagesRead = (client: ApiClient, body: BodyOf<"markMessagesRead">, options?: CallOptions) =>
  send(client, "markMessagesRead", { ...options, body });

/** Adds a reply to the thread of a message. `content` is plain text. */
export const replyToMessage = (client: ApiClient, body: BodyOf<"replyToMessage">, options?: CreatingOptions) =>
  send(client, "replyToMessage", { ...creating(options), body });

/** Writes to members of the team; a 422 in the personal account. `content` is plain text. */
export const sendMessage = (client: ApiClient, body: BodyOf<"sendMessage">, options?: CreatingOptions) =>
  send(client, "sendMessage", { ...creating(options), body });
