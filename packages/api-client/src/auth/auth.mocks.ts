import { defineMock } from "../core/defineMock.ts";

/** Mocks of signing in and out. */
export const authMocks = {
  checkUser: defineMock("checkUser"),
  requestLink: defineMock("requestSignInLink"),
  redeemToken: defineMock("redeemToken"),
  password: defineMock("signInWithPassword"),
  logOut: defineMock("logOut"),
};
