import { unreadable, UnreadableError } from "./unreadableError.ts";

/**
 * The text of a plain file: UTF-8 or UTF-16 where a byte order mark says so, else UTF-8 where it is valid, else
 * Windows-1252. Throws an UnreadableError for what is no text.
 */
export function decodeText(bytes: Uint8Array, extension: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.subarray(0, 65_536).includes(0)) throw new UnreadableError(unreadable.wrongType(extension));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
