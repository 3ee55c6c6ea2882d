import type { BodyOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { creating, type CreatingOptions } from "../core/idempotency.ts";
import { addressOf, sendOf } from "../core/send.ts";
import { plans } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(plans);
const address = /* @__PURE__ */ addressOf(plans);

/** The plans on sale. Nobody has to be signed in. */
export const listProducts = (client: ApiClient, options?: CallOptions) => send(client, "listProducts", options);

/** Begins a payment; the browser then goes on to the `url`. A 503 means that payments are not set up. */
export const startCheckout = (client: ApiClient, body: BodyOf<"startCheckout">, options?: CreatingOptions) =>
  send(client, "startCheckout", { ...creating(options), body });

/** The subscription and the payments of the account that is worked in. */
export const getPaymentsSummary = (client: ApiClient, options?: CallOptions) =>
  send(client, "getPaymentsSummary", options);

/** Where the payments portal is: a link, not a call. The team stands in its query. */
export const portalAddress = (client: ApiClient): string =>
  address(client, "openPaymentsPortal", { query: { teamId: client.teamId } });
