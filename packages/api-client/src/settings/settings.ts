import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { sendOf } from "../core/send.ts";
import { settings } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(settings);

/** What this deployment offers. Answered to everybody. */
export const getSettings = (client: ApiClient, options?: CallOptions) => send(client, "getSettings", options);
