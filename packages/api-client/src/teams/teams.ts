import type { ApiClient, CallOptions } from "../core/createApiClient.ts";

/** The accounts that the person can work in, the personal one first. */
export const listTeams = (client: ApiClient, options?: CallOptions) =>
  client.send<"listTeams">("GET", "/a/teams", options);
