// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `auth`. */
export const auth = {
  checkUser: { method: "POST", path: "/p/auth/check-user", needsBody: true },
  requestSignInLink: { method: "POST", path: "/p/auth/email", needsBody: true },
  redeemToken: { method: "POST", path: "/p/auth/token", needsBody: true },
  signInWithPassword: { method: "POST", path: "/p/auth/password", needsBody: true },
  logOut: { method: "POST", path: "/a/auth/logout", needsSession: true },
} as const;
