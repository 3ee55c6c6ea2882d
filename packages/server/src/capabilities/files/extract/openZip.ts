import yauzl from "yauzl";
import type { ExtractLimits } from "./extractLimits.ts";
import { unreadable, UnreadableError } from "./unreadableError.ts";

/** The parts of a zipped document that were asked for, by their names; all others were only counted. */
export type ZipParts = Map<string, Buffer>;

/**
 * Unpacks a zipped document once, counting as it goes, so that no size it claims is believed. Keeps the parts whose names
 * `isWanted` picks. Throws an UnreadableError for too many parts, too many bytes, a password or damage.
 */
export async function openZip(
  bytes: Buffer,
  limits: Pick<ExtractLimits, "maxEntries" | "maxUnpackedBytes">,
  isWanted: (name: string) => boolean,
): Promise<{ names: string[]; parts: ZipParts }> {
  const names: string[] = [];
  const parts: ZipParts = new Map();
  let unpacked = 0;
  try {
    const zip = await yauzl.fromBufferPromise(bytes);
    if (zip.entryCount > limits.maxEntries) throw new UnreadableError(unreadable.bomb);
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName);
      if (names.length > limits.maxEntries) throw new UnreadableError(unreadable.bomb);
      if (entry.fileName.endsWith("/")) continue;
      if (entry.isEncrypted()) throw new UnreadableError(unreadable.password);
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        const piece = chunk as Buffer;
        unpacked += piece.length;
        if (unpacked > limits.maxUnpackedBytes) throw new UnreadableError(unreadable.bomb);
        if (isWanted(entry.fileName)) chunks.push(piece);
      }
      if (isWanted(entry.fileName)) parts.set(entry.fileName, Buffer.concat(chunks));
    }
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(unreadable.damaged);
  }
  return { names, parts };
}
