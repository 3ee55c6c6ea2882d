import type { BodyOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";

/** A featured document, read-only. Nobody has to be signed in. */
export const getFeaturedDoc = (client: ApiClient, id: string, options?: CallOptions) =>
  client.send<"getFeaturedDoc">("GET", `/p/featured/docs/${id}`, options);

/** The proposals of the accounts that an admin works in, featured or not. A 403 for everybody but super admins. */
export const listFeaturableDocs = (client: ApiClient, options?: CallOptions) =>
  client.send<"listFeaturableDocs">("GET", "/a/admin/docs", options);

/** Features a proposal, or takes that back. */
export const featureDoc = (client: ApiClient, id: string, body: BodyOf<"featureDoc">) =>
  client.send<"featureDoc">("PATCH", `/a/admin/docs/${id}`, { body });
