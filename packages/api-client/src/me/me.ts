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

/** Where everything that is the person's can be downloaded, as one zip file: for a link. */
export const exportAddress = (client: ApiClient) => `${client.scope}/a/me/export`;

/** What deleting the account would do, and what stands in its way. */
export const getDeletionNotice = (client: ApiClient, options?: CallOptions) =>
  client.send<"getDeletionNotice">("GET", "/a/me/deletion", options);

/**
 * Deletes the account. `email` is the address as it was typed. Throws an ApiError of status 422 for a wrong address or
 * password, or while a team would be left without an owner.
 */
export const deleteMe = (client: ApiClient, body: BodyOf<"deleteMe">, options?: CallOptions) =>
  client.send<"deleteMe">("POST", "/a/me/deletion", { ...options, body });

/** Ends product mails to the address behind a token from a mail, whoever is signed in. Give it a client without a team. */
export const unsubscribe = (client: ApiClient, token: string, options?: CallOptions) =>
  client.send<"unsubscribe">("POST", "/p/unsubscribe", { ...options, query: { token } });
