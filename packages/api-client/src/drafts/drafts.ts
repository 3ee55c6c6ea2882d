import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";

/** Drafts that have no proposal yet, the last edited first. */
export const listDrafts = (client: ApiClient, query: QueryOf<"listDrafts"> = {}, options?: CallOptions) =>
  client.send<"listDrafts">("GET", "/a/drafts", { ...options, query });

/** Makes an outline from a description. Answers the task and the draft, or `{error}`. */
export const createDraft = (client: ApiClient, body: BodyOf<"createDraft">, options?: CreatingOptions) =>
  client.send<"createDraft">("POST", "/a/drafts", { ...creating(options), body });
