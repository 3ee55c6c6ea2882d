import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";

/** The lists that messages stand in: the unread ones, the read ones, those that the person sent. */
export type MessageListType = NonNullable<QueryOf<"listMessages">["listType"]>;

/** Messages of one list, the newest first, and how many are unread in all. */
export const listMessages = (client: ApiClient, query: QueryOf<"listMessages"> = {}, options?: CallOptions) =>
  client.send<"listMessages">("GET", "/a/messages", { ...options, query });

/** The thread that a message belongs to, the parent first. A 404 means that it is not there for this person. */
export const getThread = (client: ApiClient, id: string, options?: CallOptions) =>
  client.send<"getThread">("GET", `/a/messages/${id}/thread`, options);

/** Marks a message read (a time) or unread (null). */
export const updateMessage = (client: ApiClient, id: string, body: BodyOf<"updateMessage">, options?: CallOptions) =>
  client.send<"updateMessage">("PATCH", `/a/messages/${id}`, { ...options, body });

/** Adds a reply to the thread of a message. `content` is plain text. */
export const replyToMessage = (client: ApiClient, body: BodyOf<"replyToMessage">, options?: CreatingOptions) =>
  client.send<"replyToMessage">("POST", "/a/messages/reply", { ...creating(options), body });

/** Writes to members of the team; a 422 in the personal account. `content` is plain text. */
export const sendMessage = (client: ApiClient, body: BodyOf<"sendMessage">, options?: CreatingOptions) =>
  client.send<"sendMessage">("POST", "/a/messages", { ...creating(options), body });
