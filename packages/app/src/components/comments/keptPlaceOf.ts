import { fingerprint } from "../../autosave/fingerprint.ts";
import type { NewComment } from "./commentsContext.ts";

/** Where a new comment is kept on this device: words that were meant for others are not found under these. */
export const keptPlaceOf = (docId: string, { key, quote }: NewComment): `comment.${string}` =>
  quote ? `comment.${docId}.${key}.${fingerprint(quote.exact)}` : `comment.${docId}.${key}`;
