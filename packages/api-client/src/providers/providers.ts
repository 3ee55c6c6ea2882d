import type { BodyOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { sendOf } from "../core/send.ts";
import { providers } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(providers);

/** Begins a sign-in by a provider. Answers the address that the page is to leave for. 503 where the provider cannot be reached. */
export const startProviderSignIn = (client: ApiClient, body: BodyOf<"startProviderSignIn">, options?: CallOptions) =>
  send(client, "startProviderSignIn", { ...options, body });
