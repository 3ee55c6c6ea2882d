import type { BodyOf, Schemas } from "@grantwright/api-client";
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
} from "@simplewebauthn/browser";

/** Why nothing came of a passkey: the person broke off or took too long, the browser or this address cannot, the device has one already, or else. */
export type PasskeyTrouble = "cancelled" | "unsupported" | "known" | "failed";

/** Raised where the browser gives no passkey. */
export class PasskeyError extends Error {
  override name = "PasskeyError";
  readonly trouble: PasskeyTrouble;
  constructor(trouble: PasskeyTrouble, cause?: unknown) {
    super(`No passkey: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

const troubleByName: Record<string, PasskeyTrouble> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  NotSupportedError: "unsupported",
  ConstraintError: "unsupported",
  SecurityError: "unsupported",
  InvalidStateError: "known",
};

/** The browser's own word for it: the library keeps that as the cause. */
const nameOf = (error: unknown): string => {
  const found = error instanceof WebAuthnError && error.cause instanceof Error ? error.cause : error;
  return found instanceof Error ? found.name : "";
};

async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!browserSupportsWebAuthn()) throw new PasskeyError("unsupported");
  try {
    return await ask();
  } catch (error) {
    throw new PasskeyError(troubleByName[nameOf(error)] ?? "failed", error);
  }
}

/** Has the browser make a passkey. Throws a PasskeyError. */
export const makePasskey = (options: Schemas["PasskeyCreationOptions"]): Promise<BodyOf<"addPasskey">["credential"]> =>
  asking(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));

/** Has the browser ask the person for one of their passkeys. Throws a PasskeyError. */
export const askPasskey = (
  options: Schemas["PasskeyRequestOptions"],
): Promise<BodyOf<"signInWithPasskey">["credential"]> => asking(() => startAuthentication({ optionsJSON: options }));
