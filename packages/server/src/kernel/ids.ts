import { createHash, randomBytes } from "node:crypto";

/** A new id: 24 hexadecimal characters of chance. */
export const newId = (): string => randomBytes(12).toString("hex");

/** A new secret of 256 random bits, safe in addresses and cookies. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is stored in place of a secret: the SHA-256 of it. Enough because the secret itself is random. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Whether a text has the form of an id. */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
