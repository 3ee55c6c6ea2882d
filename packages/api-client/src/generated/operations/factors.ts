// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `factors`. */
export const factors = {
  takeSecondStep: { method: "POST", path: "/p/auth/second-step", needsBody: true },
  beginPasskeySignIn: { method: "POST", path: "/p/auth/passkey/options" },
  signInWithPasskey: { method: "POST", path: "/p/auth/passkey", needsBody: true },
  getSecondFactor: { method: "GET", path: "/a/me/second-factor", needsSession: true },
  turnOnSecondFactor: { method: "POST", path: "/a/me/second-factor", needsSession: true, needsBody: true },
  setUpSecondFactor: { method: "POST", path: "/a/me/second-factor/setup", needsSession: true, needsBody: true },
  makeRecoveryCodes: { method: "POST", path: "/a/me/second-factor/recovery-codes", needsSession: true, needsBody: true },
  turnOffSecondFactor: { method: "POST", path: "/a/me/second-factor/end", needsSession: true, needsBody: true },
  listPasskeys: { method: "GET", path: "/a/me/passkeys", needsSession: true },
  addPasskey: { method: "POST", path: "/a/me/passkeys", needsSession: true, needsBody: true },
  beginPasskey: { method: "POST", path: "/a/me/passkeys/options", needsSession: true, needsBody: true },
  renamePasskey: { method: "PATCH", path: "/a/me/passkeys/{id}", needsSession: true, needsBody: true },
  removePasskey: { method: "DELETE", path: "/a/me/passkeys/{id}", needsSession: true },
} as const;
