import { ApiError } from "../core/ApiError.ts";
import type { BodyOf, Schemas } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";

/** What the scout knows of the account, and how its last search went. */
export const getScout = (client: ApiClient, options?: CallOptions) =>
  client.send<"getScout">("GET", "/a/scout", options);

/** Says what the scout looks for. A change on an older revision than the server's is refused with a 412 (see conflictingScout). */
export const saveScoutProfile = (client: ApiClient, body: BodyOf<"saveScoutProfile">, revision: number) =>
  client.send<"saveScoutProfile">("PUT", "/a/scout", { body, headers: { "if-match": `"${revision}"` } });

/** The scout that a refused save ran into; undefined for any other error. */
export function conflictingScout(error: unknown): Schemas["Scout"] | undefined {
  return error instanceof ApiError && error.status === 412 ? (error.json() as Schemas["Scout"]) : undefined;
}

/** Starts a search. A 422 says that there is no profile yet, or that the scout is already looking. */
export const startScoutSearch = (client: ApiClient, options?: CreatingOptions) =>
  client.send<"startScoutSearch">("POST", "/a/scout/searches", creating(options));

/** The opportunities that were reviewed or accepted. */
export const listOpportunities = (client: ApiClient, options?: CallOptions) =>
  client.send<"listOpportunities">("GET", "/a/grants/opportunities", options);

/** Accepts a reviewed opportunity. */
export const markInterested = (client: ApiClient, id: string) =>
  client.send<"markInterested">("POST", `/a/grants/${id}/interested`);

/** Takes a reviewed opportunity off the list. */
export const dismissOpportunity = (client: ApiClient, id: string) =>
  client.send<"dismissOpportunity">("POST", `/a/grants/${id}/dismiss`);

/** Makes a draft of an accepted opportunity, or answers the one that was made. */
export const draftFromOpportunity = (client: ApiClient, id: string, options?: CreatingOptions) =>
  client.send<"draftFromOpportunity">("POST", `/a/grants/${id}/draft`, creating(options));
