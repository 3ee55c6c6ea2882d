import { ApiError } from "../core/ApiError.ts";
import type { BodyOf, Schemas } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";
import { sendOf } from "../core/send.ts";
import { opportunities } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(opportunities);

/** What the scout knows of the account, and how its last search went. */
export const getScout = (client: ApiClient, options?: CallOptions) => send(client, "getScout", options);

/** Says what the scout looks for. A change on an older revision than the server's is refused with a 412 (see conflictingScout). */
export const saveScoutProfile = (client: ApiClient, body: BodyOf<"saveScoutProfile">, revision: number) =>
  send(client, "saveScoutProfile", { body, headers: { "If-Match": `"${revision}"` } });

/** The scout that a refused save ran into; undefined for any other error. */
export function conflictingScout(error: unknown): Schemas["Scout"] | undefined {
  return error instanceof ApiError && error.status === 412 ? (error.json() as Schemas["Scout"]) : undefined;
}

/** Starts a search. A 422 says that there is no profile yet, or that the scout is already looking. */
export const startScoutSearch = (client: ApiClient, options?: CreatingOptions) =>
  send(client, "startScoutSearch", creating(options));

/** The opportunities that were reviewed or accepted. */
export const listOpportunities = (client: ApiClient, options?: CallOptions) =>
  send(client, "listOpportunities", options);

/** Accepts a reviewed opportunity. */
export const markInterested = (client: ApiClient, id: string) => send(client, "markInterested", { path: { id } });

/** Takes a reviewed opportunity off the list. */
export const dismissOpportunity = (client: ApiClient, id: string) =>
  send(client, "dismissOpportunity", { path: { id } });

/** Makes a draft of an accepted opportunity, or answers the one that was made. */
export const draftFromOpportunity = (client: ApiClient, id: string, options?: CreatingOptions) =>
  send(client, "draftFromOpportunity", { ...creating(options), path: { id } });
