import { open, type FileHandle } from "node:fs/promises";

/** Characters of a SHA-1 in hexadecimal. */
const hashLength = 40;

/** Longer than any two lines: a hash, a colon, a count, the end of the line. */
const windowBytes = 256;

const newline = 10;

interface Line {
  /** Where it starts in the file, in bytes. */
  start: number;
  /** In capitals. */
  hash: string;
}

/** The first line that starts at an offset or behind it; undefined where none does. */
async function lineFrom(file: FileHandle, offset: number): Promise<Line | undefined> {
  const from = Math.max(0, offset - 1);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(windowBytes), 0, windowBytes, from);
  const text = buffer.subarray(0, bytesRead);
  const end = offset === 0 ? -1 : text.indexOf(newline);
  if (offset > 0 && end === -1) return undefined;
  const hash = text.toString("latin1", end + 1, end + 1 + hashLength).toUpperCase();
  return hash.length === hashLength ? { start: from + end + 1, hash } : undefined;
}

/**
 * Whether a file of sorted lines, `HASH:COUNT` each, has a hash (SHA-1, capitals). It is looked up by halving on disk, in some 40 reads of
 * 256 bytes, however long the file is. Rejects with what the file system says.
 */
export async function hasHash(path: string, wanted: string): Promise<boolean> {
  const file = await open(path);
  try {
    // What is looked for starts from `least` on, and before `end`.
    let least = 0;
    let end = (await file.stat()).size;
    while (least < end) {
      const middle = Math.floor((least + end) / 2);
      const line = await lineFrom(file, middle);
      if (line?.hash === wanted) return true;
      if (line && line.start < end && line.hash < wanted) least = line.start + hashLength;
      else end = middle;
    }
    return false;
  } finally {
    await file.close();
  }
}

/** Whether a file begins as such a file does. Rejects with what the file system says. */
export async function beginsWithHash(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const line = await lineFrom(file, 0);
    return line !== undefined && /^[0-9A-F]{40}$/.test(line.hash);
  } finally {
    await file.close();
  }
}
