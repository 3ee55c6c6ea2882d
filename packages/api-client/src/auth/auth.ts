import type { AnswerOf, BodyOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { sendOf } from "../core/send.ts";
import { auth } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(auth);

/** Asks whether an account has a password, to choose between password and link. */
export const checkUser = (client: ApiClient, body: BodyOf<"checkUser">, options?: CallOptions) =>
  send(client, "checkUser", { ...options, body });

/** Mails a sign-in link. */
export const requestSignInLink = (client: ApiClient, body: BodyOf<"requestSignInLink">, options?: CallOptions) =>
  send(client, "requestSignInLink", { ...options, body });

/** Redeems the token of a mailed link or of an invitation. */
export const redeemToken = (client: ApiClient, token: string, options?: CallOptions) =>
  send(client, "redeemToken", { ...options, body: { token } });

/** Signs in with a password. A wrong one throws an ApiError of status 401. */
export const signInWithPassword = (client: ApiClient, body: BodyOf<"signInWithPassword">, options?: CallOptions) =>
  send(client, "signInWithPassword", { ...options, body });

/** Ends the session. */
export const logOut = (client: ApiClient, options?: CallOptions) => send(client, "logOut", options);

/** How the redeeming of a token ended. */
export type TokenAnswer = AnswerOf<"redeemToken">;
