import { createHash, createPublicKey, sign, verify, type KeyObject } from "node:crypto";

const publicPart = (key: KeyObject): KeyObject => (key.type === "private" ? createPublicKey(key) : key);

/** The id of an Ed25519 key: the thumbprint of its public part (RFC 7638). */
export function keyIdOf(key: KeyObject): string {
  const { crv, kty, x } = publicPart(key).export({ format: "jwk" });
  return createHash("sha256").update(JSON.stringify({ crv, kty, x })).digest("base64url");
}

/** What is signed of a text: its words. How mails and editors break and space its lines plays no part. */
const payloadOf = (text: string): string =>
  Buffer.from(
    text
      .normalize("NFC")
      .replace(/^\uFEFF/, "")
      .replace(/\s+/gu, " ")
      .trim(),
  ).toString("base64url");

/** Signs a text: a JSON Web Signature without its payload (RFC 7515, appendix F), with Ed25519 (RFC 9864). */
export function signDetached(text: string, key: KeyObject): string {
  const header = Buffer.from(JSON.stringify({ alg: "Ed25519", kid: keyIdOf(key) })).toString("base64url");
  const signature = sign(null, Buffer.from(`${header}.${payloadOf(text)}`), key);
  return `${header}..${signature.toString("base64url")}`;
}

/** The id of the key that a signature names; undefined where it is none. */
export function keyIdIn(signature: string): string | undefined {
  const [header = "", payload, value, ...rest] = signature.split(".");
  if (payload !== "" || !value || rest.length > 0) return undefined;
  try {
    const read = JSON.parse(Buffer.from(header, "base64url").toString()) as { alg?: unknown; kid?: unknown } | null;
    return read?.alg === "Ed25519" && typeof read.kid === "string" ? read.kid : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a signature is of this text, made with the private part of a key. */
export function isSignedBy(text: string, signature: string, publicKey: KeyObject): boolean {
  const [header = "", , value = ""] = signature.split(".");
  return verify(null, Buffer.from(`${header}.${payloadOf(text)}`), publicKey, Buffer.from(value, "base64url"));
}
