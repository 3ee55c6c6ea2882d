import type { BodyOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { sendOf } from "../core/send.ts";
import { factors } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(factors);

/** Ends a sign-in in two steps. A wrong code throws an ApiError of status 401; `beginAgain`: the first step is to be made anew. */
export const takeSecondStep = (client: ApiClient, body: BodyOf<"takeSecondStep">, options?: CallOptions) =>
  send(client, "takeSecondStep", { ...options, body });

/** Begins a sign-in with a passkey: what the browser is to ask its passkeys. */
export const beginPasskeySignIn = (client: ApiClient, options?: CallOptions) =>
  send(client, "beginPasskeySignIn", options);

/** Signs in with what a passkey answered. Throws an ApiError of status 401 for one that is not known, or not right. */
export const signInWithPasskey = (client: ApiClient, body: BodyOf<"signInWithPasskey">, options?: CallOptions) =>
  send(client, "signInWithPasskey", { ...options, body });

/** Whether the current user signs in with two steps. */
export const getSecondFactor = (client: ApiClient, options?: CallOptions) => send(client, "getSecondFactor", options);

/** Makes the secret that an app for codes takes over. Throws an ApiError of status 422 where the person has to show who they are. */
export const setUpSecondFactor = (client: ApiClient, body: BodyOf<"setUpSecondFactor">, options?: CallOptions) =>
  send(client, "setUpSecondFactor", { ...options, body });

/** Turns two-step sign-in on, with a code of the app. Throws an ApiError of status 422 for a wrong one. */
export const turnOnSecondFactor = (client: ApiClient, body: BodyOf<"turnOnSecondFactor">, options?: CallOptions) =>
  send(client, "turnOnSecondFactor", { ...options, body });

/** Makes ten new recovery codes in place of the old ones. Throws an ApiError of status 422 for a wrong code. */
export const makeRecoveryCodes = (client: ApiClient, body: BodyOf<"makeRecoveryCodes">, options?: CallOptions) =>
  send(client, "makeRecoveryCodes", { ...options, body });

/** Turns two-step sign-in off. Throws an ApiError of status 422 for a wrong code. */
export const turnOffSecondFactor = (client: ApiClient, body: BodyOf<"turnOffSecondFactor">, options?: CallOptions) =>
  send(client, "turnOffSecondFactor", { ...options, body });

/** The passkeys of the current user, the oldest first. */
export const listPasskeys = (client: ApiClient, options?: CallOptions) => send(client, "listPasskeys", options);

/** Begins to add a passkey: what the browser is to make one for. Throws an ApiError of status 422 where the person has to show who they are. */
export const beginPasskey = (client: ApiClient, body: BodyOf<"beginPasskey">, options?: CallOptions) =>
  send(client, "beginPasskey", { ...options, body });

/** Adds the passkey that the browser made. Throws an ApiError of status 422 for one that is added already, or not right. */
export const addPasskey = (client: ApiClient, body: BodyOf<"addPasskey">, options?: CallOptions) =>
  send(client, "addPasskey", { ...options, body });

/** Gives a passkey another name. */
export const renamePasskey = (client: ApiClient, id: string, name: string, options?: CallOptions) =>
  send(client, "renamePasskey", { ...options, path: { id }, body: { name } });

/** Removes a passkey. Throws an ApiError of status 404 where it is gone already. */
export const removePasskey = (client: ApiClient, id: string, options?: CallOptions) =>
  send(client, "removePasskey", { ...options, path: { id } });
