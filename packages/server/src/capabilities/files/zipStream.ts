import { Readable } from "node:stream";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of a zip file. */
export interface ZipEntry {
  /** With slashes between folders. */
  path: string;
  bytes: Uint8Array;
  /** It is compressed already, as most attachments are. */
  isCompressed?: boolean;
}

/** A file of text. */
export const textEntry = (path: string, text: string): ZipEntry => ({ path, bytes: new TextEncoder().encode(text) });

/** A file of JSON that a person can read too. */
export const jsonEntry = (path: string, value: unknown): ZipEntry =>
  textEntry(path, `${JSON.stringify(value, undefined, 2)}\n`);

/** What a zip file without the extensions for large ones can hold, with room for its index. */
const mostBytes = 2 ** 32 - 64 * 1024 * 1024;

/**
 * A zip file of the entries, made as it is read: one entry at a time is in memory. The stream fails where the entries do, or
 * where they are more than such a file can hold.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  return Readable.from(zipped(entries), { objectMode: false });
}

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    size += chunk.length;
  });
  const taken = () => {
    const ready = chunks;
    chunks = [];
    return ready;
  };
  for await (const { path, bytes, isCompressed } of entries) {
    const file = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(file);
    file.push(bytes, true);
    if (size > mostBytes) throw new Error("The files are more than a zip file can hold.");
    yield* taken();
  }
  zip.end();
  yield* taken();
}
