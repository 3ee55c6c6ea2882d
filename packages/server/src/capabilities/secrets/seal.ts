import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "../../kernel/config.ts";

type Keys = Pick<Config, "secretKeys">;

const cipher = "aes-256-gcm";
const tagLength = 16;

/** The key that is derived from a text of the settings (HKDF, RFC 5869), and what it is told from others by. */
function keyOf(text: string): { id: string; key: Buffer } {
  const key = Buffer.from(hkdfSync("sha256", text, "", "grantwright secrets 1", 32));
  return { id: createHash("sha256").update(key).digest("hex").slice(0, 12), key };
}

/**
 * A secret as it is stored: encrypted (AES-256-GCM) where the server has a key, otherwise as it is. `place` names what it belongs to:
 * moved to another place it cannot be opened.
 */
export function sealSecret({ secretKeys }: Keys, secret: string, place: string): string {
  const [current] = secretKeys;
  if (current === undefined) return `plain:${secret}`;
  const { id, key } = keyOf(current);
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([sealing.update(secret, "utf8"), sealing.final(), sealing.getAuthTag()]);
  return `sealed:${id}:${nonce.toString("base64url")}:${sealed.toString("base64url")}`;
}

/** The secret that was stored; undefined where the server has the key no more, or what is stored was made for another place. */
export function openSecret({ secretKeys }: Keys, stored: string, place: string): string | undefined {
  const [kind, ...parts] = stored.split(":");
  if (kind === "plain") return parts.join(":");
  const [id, nonce = "", sealed = ""] = parts;
  const found = secretKeys.map(keyOf).find((each) => each.id === id);
  if (!found) return undefined;
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const opening = createDecipheriv(cipher, found.key, Buffer.from(nonce, "base64url"), { authTagLength: tagLength })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(-tagLength));
    return Buffer.concat([opening.update(bytes.subarray(0, -tagLength)), opening.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** Whether a stored secret is as `sealSecret` would store it now, but for chance: encrypted with the key that is in use. */
export function isSealedNow({ secretKeys }: Keys, stored: string): boolean {
  const [current] = secretKeys;
  return stored.startsWith(current === undefined ? "plain:" : `sealed:${keyOf(current).id}:`);
}
