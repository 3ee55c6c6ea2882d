import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";
import { sendOf } from "../core/send.ts";
import { comments } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(comments);

/** What is said about the form of a document, or about a version: at most 100 threads, the newest first. */
export const listComments = (
  client: ApiClient,
  id: string,
  query: QueryOf<"listComments"> = {},
  options?: CallOptions,
) => send(client, "listComments", { ...options, path: { id }, query });

/** Begins a thread about a part of a text, or (`exact` empty) about a section as a whole. */
export const addComment = (client: ApiClient, id: string, body: BodyOf<"addComment">, options?: CreatingOptions) =>
  send(client, "addComment", { ...creating(options), path: { id }, body });

/** Who sees a document and can be mentioned, by what a word of their name begins with: 20 at most. */
export const listDocPeople = (client: ApiClient, id: string, q: string, options?: CallOptions) =>
  send(client, "listDocPeople", { ...options, path: { id }, query: q === "" ? {} : { q } });

/** A thread with all its comments. */
export const getCommentThread = (client: ApiClient, threadId: string, options?: CallOptions) =>
  send(client, "getCommentThread", { ...options, path: { threadId } });

/** Answers in a thread, which is open again by that. */
export const answerComment = (
  client: ApiClient,
  threadId: string,
  body: BodyOf<"answerComment">,
  options?: CreatingOptions,
) => send(client, "answerComment", { ...creating(options), path: { threadId }, body });

/** Resolves a thread, or opens it again. */
export const resolveComment = (client: ApiClient, threadId: string, resolved: boolean, options?: CallOptions) =>
  send(client, "resolveComment", { ...options, path: { threadId }, body: { resolved } });

/** Changes what one has said. */
export const changeComment = (
  client: ApiClient,
  threadId: string,
  commentId: string,
  body: BodyOf<"changeComment">,
  options?: CallOptions,
) => send(client, "changeComment", { ...options, path: { threadId, commentId }, body });

/** Takes back what one has said. */
export const removeComment = (client: ApiClient, threadId: string, commentId: string, options?: CallOptions) =>
  send(client, "removeComment", { ...options, path: { threadId, commentId } });
