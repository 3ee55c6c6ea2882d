import type { BodyOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";

/** The plans on sale. Nobody has to be signed in. */
export const listProducts = (client: ApiClient, options?: CallOptions) =>
  client.send<"listProducts">("GET", "/p/payments/products", options);

/** Begins a payment; the browser then goes on to the `url`. A 503 means that payments are not set up. */
export const startCheckout = (client: ApiClient, body: BodyOf<"startCheckout">, options?: CreatingOptions) =>
  client.send<"startCheckout">("POST", "/a/payments/checkout", { ...creating(options), body });

/** The subscription and the payments of the account that is worked in. */
export const getPaymentsSummary = (client: ApiClient, options?: CallOptions) =>
  client.send<"getPaymentsSummary">("GET", "/a/payments/summary", options);

/** Where the payments portal is: a link, not a call. Its address never takes a team's prefix; the team stands in its query. */
export const portalAddress = (client: ApiClient): string =>
  `/api/a/payments/portal${client.teamId ? `?teamId=${client.teamId}` : ""}`;
