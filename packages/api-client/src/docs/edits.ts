import type { BodyOf, QueryOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";
import { sendOf } from "../core/send.ts";
import { docs } from "../generated/operations.ts";
import type { HistoryPlace } from "./docs.ts";

const send = /* @__PURE__ */ sendOf(docs);

/** Changes that writers proposed for a text and are not all decided yet, the newest first. */
export const listEdits = (client: ApiClient, id: string, place: HistoryPlace, options?: CallOptions) =>
  send(client, "listEdits", { ...options, path: { id }, query: place });

/** Asks the writer for changes to a text, or to a part of it; `state` is `writing` where they come later. */
export const proposeEdit = (client: ApiClient, id: string, body: BodyOf<"proposeEdit">, options?: CallOptions) =>
  send(client, "proposeEdit", { ...options, path: { id }, body });

/** A proposed change as it is now. */
export const getEdit = (client: ApiClient, editId: string, options?: CallOptions) =>
  send(client, "getEdit", { ...options, path: { editId } });

/** Says which pieces a person accepted or refused; the text itself is saved with the way `accepted`. */
export const decideEdit = (
  client: ApiClient,
  editId: string,
  pieces: BodyOf<"decideEdit">["pieces"],
  options?: CallOptions,
) => send(client, "decideEdit", { ...options, path: { editId }, body: { pieces } });

/** Takes a proposed change away, and ends the work on it. */
export const removeEdit = (client: ApiClient, editId: string, options?: CallOptions) =>
  send(client, "removeEdit", { ...options, path: { editId } });

/** Changes that people propose for the form of a document or for a version and that are not decided yet: at most 100, the newest first. */
export const listSuggestions = (
  client: ApiClient,
  id: string,
  query: QueryOf<"listSuggestions"> = {},
  options?: CallOptions,
) => send(client, "listSuggestions", { ...options, path: { id }, query });

/** Proposes other words for a part of a text; others decide. */
export const suggestEdit = (client: ApiClient, id: string, body: BodyOf<"suggestEdit">, options?: CreatingOptions) =>
  send(client, "suggestEdit", { ...creating(options), path: { id }, body });
