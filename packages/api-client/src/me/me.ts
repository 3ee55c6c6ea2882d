import type { BodyOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";

/** The current user. A 401 means that nobody is signed in. */
export const getMe = (client: ApiClient, options?: CallOptions) => client.send<"getMe">("GET", "/a/me", options);

/** Changes the display name or the email preference. */
export const updateMe = (client: ApiClient, body: BodyOf<"updateMe">, options?: CallOptions) =>
  client.send<"updateMe">("POST", "/a/me", { ...options, body });

/** The address of the current user. */
export const getProfile = (client: ApiClient, options?: CallOptions) =>
  client.send<"getProfile">("GET", "/a/me/profile", options);

/** Sets or changes the password; the other sessions are signed out. */
export const setPassword = (client: ApiClient, body: BodyOf<"setPassword">, options?: CallOptions) =>
  client.send<"setPassword">("POST", "/a/me/password", { ...options, body });
