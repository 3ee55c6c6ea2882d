import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";
import { sendOf } from "../core/send.ts";
import { drafts } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(drafts);

/** Drafts that have no proposal yet, the last edited first unless they are sorted otherwise. */
export const listDrafts = (client: ApiClient, query: QueryOf<"listDrafts"> = {}, options?: CallOptions) =>
  send(client, "listDrafts", { ...options, query });

/** Makes an outline from a description. Answers the task and the draft, or `{error}`. */
export const createDraft = (client: ApiClient, body: BodyOf<"createDraft">, options?: CreatingOptions) =>
  send(client, "createDraft", { ...creating(options), body });
