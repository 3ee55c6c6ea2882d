import type { AnswerOf, BodyOf } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";

/** Asks whether an account has a password, to choose between password and link. */
export const checkUser = (client: ApiClient, body: BodyOf<"checkUser">, options?: CallOptions) =>
  client.send<"checkUser">("POST", "/p/auth/check-user", { ...options, body });

/** Mails a sign-in link. */
export const requestSignInLink = (client: ApiClient, body: BodyOf<"requestSignInLink">, options?: CallOptions) =>
  client.send<"requestSignInLink">("POST", "/p/auth/email", { ...options, body });

/** Redeems the token of a mailed link or of an invitation. */
export const redeemToken = (client: ApiClient, token: string, options?: CallOptions) =>
  client.send<"redeemToken">("POST", "/p/auth/token", { ...options, body: { token } });

/** Signs in with a password. A wrong one throws an ApiError of status 401. */
export const signInWithPassword = (client: ApiClient, body: BodyOf<"signInWithPassword">, options?: CallOptions) =>
  client.send<"signInWithPassword">("POST", "/p/auth/password", { ...options, body });

/** Ends the session. */
export const logOut = (client: ApiClient, options?: CallOptions) =>
  client.send<"logOut">("POST", "/a/auth/logout", options);

/** How the redeeming of a token ended. */
export type TokenAnswer = AnswerOf<"redeemToken">;
