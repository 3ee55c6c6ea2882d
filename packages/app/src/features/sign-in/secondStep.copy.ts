/** Texts of the second step of a sign-in, and of signing in with a passkey. */
export const secondStepCopy = {
  about: "Your account is protected by a second step.",
  signIn: "Sign in",
  checking: "Checking…",
  beginAgain: "Begin again",
  over: "That took too long, or too many codes were wrong. Please sign in again.",
  passkey: "Sign in with a passkey",
  passkeyWaiting: "Waiting for your passkey…",
};
