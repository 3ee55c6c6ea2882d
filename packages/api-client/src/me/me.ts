import type { BodyOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { addressOf, sendOf } from "../core/send.ts";
import { me } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(me);
const address = /* @__PURE__ */ addressOf(me);

/** The current user. A 401 means that nobody is signed in. */
export const getMe = (client: ApiClient, options?: CallOptions) => send(client, "getMe", options);

/** Changes the display name or the email preference. */
export const updateMe = (client: ApiClient, body: BodyOf<"updateMe">, options?: CallOptions) =>
  send(client, "updateMe", { ...options, body });

/** The address of the current user. */
export const getProfile = (client: ApiClient, options?: CallOptions) => send(client, "getProfile", options);

/** For each kind of message, when the current user wants it by mail. Without their consent nothing is mailed. */
export const getNotifications = (client: ApiClient, options?: CallOptions) => send(client, "getNotifications", options);

/** Changes when messages of some kinds are mailed; kinds that are absent stay as they are. */
export const updateNotifications = (client: ApiClient, body: BodyOf<"updateNotifications">, options?: CallOptions) =>
  send(client, "updateNotifications", { ...options, body });

/** Sets or changes the password; the other sessions are signed out. */
export const setPassword = (client: ApiClient, body: BodyOf<"setPassword">, options?: CallOptions) =>
  send(client, "setPassword", { ...options, body });

/** Where the current user is signed in: each browser, the one that was used last first. */
export const listSessions = (client: ApiClient, options?: CallOptions) => send(client, "listSessions", options);

/** Signs the current user out in one browser. Throws an ApiError of status 404 where they are signed out there already. */
export const endSession = (client: ApiClient, id: string, options?: CallOptions) =>
  send(client, "endSession", { ...options, path: { id } });

/** Signs the current user out everywhere but here. */
export const endOtherSessions = (client: ApiClient, options?: CallOptions) => send(client, "endOtherSessions", options);

/** Where everything that is the person's can be downloaded, as one zip file: for a link. */
export const exportAddress = (client: ApiClient) => address(client, "exportMyData");

/** What deleting the account would do, and what stands in its way. */
export const getDeletionNotice = (client: ApiClient, options?: CallOptions) =>
  send(client, "getDeletionNotice", options);

/**
 * Deletes the account. `email` is the address as it was typed. Throws an ApiError of status 422 for a wrong address or
 * password, or while a team would be left without an owner.
 */
export const deleteMe = (client: ApiClient, body: BodyOf<"deleteMe">, options?: CallOptions) =>
  send(client, "deleteMe", { ...options, body });

/** Ends product mails to the address behind a token from a mail, whoever is signed in. Give it a client without a team. */
export const unsubscribe = (client: ApiClient, token: string, options?: CallOptions) =>
  send(client, "unsubscribe", { ...options, query: { token } });
