import { PasskeyError } from "../../browser/passkeys.ts";
import { serverMessage } from "../serverMessage.ts";
import { passkeyTroubles } from "./passkey.copy.ts";

/** Why nothing came of a passkey: in the server's words where it refused, otherwise in ours. */
export const passkeyProblem = (error: unknown): string =>
  error instanceof PasskeyError ? passkeyTroubles[error.trouble] : (serverMessage(error) ?? passkeyTroubles.failed);
