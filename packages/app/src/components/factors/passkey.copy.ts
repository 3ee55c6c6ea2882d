import type { PasskeyTrouble } from "../../browser/passkeys.ts";

/** Why nothing came of a passkey, in words. */
export const passkeyTroubles: Record<PasskeyTrouble, string> = {
  cancelled: "That was cancelled, or took too long. Try again when you are ready.",
  unsupported: "This browser cannot use passkeys here.",
  known: "This device has a passkey of your account already.",
  failed: "The passkey did not work. Please try again.",
};
