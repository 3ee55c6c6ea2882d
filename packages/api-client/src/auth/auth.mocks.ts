import { defineMock } from "../core/defineMock.ts";

/** Mocks of signing in and out. */
export const authMocks = {
  checkUser: defineMock<"checkUser">("POST", "/p/auth/check-user"),
  requestLink: defineMock<"requestSignInLink">("POST", "/p/auth/email"),
  redeemToken: defineMock<"redeemToken">("POST", "/p/auth/token"),
  password: defineMock<"signInWithPassword">("POST", "/p/auth/password"),
  logOut: defineMock<"logOut">("POST", "/a/auth/logout"),
};
