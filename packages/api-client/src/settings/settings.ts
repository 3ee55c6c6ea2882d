import type { ApiClient, CallOptions } from "../core/createApiClient.ts";

/** What this deployment offers. Answered to everybody. */
export const getSettings = (client: ApiClient, options?: CallOptions) =>
  client.send<"getSettings">("GET", "/p/settings", options);
