import { Secret, TOTP } from "otpauth";

/** How apps for codes count, where nothing else is said: what all of them can do (RFC 6238, 30 seconds, SHA-1, six digits). */
const usual = { issuer: "Grantwright", algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A new secret of 160 bits (RFC 4226, section 4), in base 32. */
export const newCodeSecret = (): string => new Secret({ size: 20 }).base32;

const counterOf = (secret: string, label: string): TOTP =>
  new TOTP({ ...usual, label, secret: Secret.fromBase32(secret) });

/** What a QR code for an app says; `label` is what the app shows beside the product's name. */
export const setupAddress = (secret: string, label: string): string => counterOf(secret, label).toString();

/** The step of time that a code belongs to: that of now, the one before or the one after. Undefined where it is not right. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = counterOf(secret, "").validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / (usual.period * 1000)) + delta;
}
