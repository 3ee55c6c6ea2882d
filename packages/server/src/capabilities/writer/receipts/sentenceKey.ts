import { createHash } from "node:crypto";
import { keyOf } from "./keyOf.ts";

/** What a confirmed sentence is known by, however it is set and wherever it stands: a hash of its letters and digits. */
export const sentenceKey = (text: string): string => createHash("sha256").update(keyOf(text)).digest("base64url");
