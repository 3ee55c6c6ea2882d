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

const form = /^[0-9A-F]{40}(?::\d+)?\r?$/;

/** How many places of a file are looked at, however long it is. */
const places = 1_000;

/** The whole lines in a piece of a file, in capitals, with where each starts; the last one is whole without an end where the file ends there. */
function linesIn(piece: string, offset: number, isEnd: boolean): Line[] {
  const lines: Line[] = [];
  for (let start = offset === 0 ? 0 : piece.indexOf("\n") + 1; start < piece.length;) {
    const found = piece.indexOf("\n", start);
    if (found === -1 && !isEnd) break;
    const end = found === -1 ? piece.length : found;
    lines.push({ start: offset + start, hash: piece.slice(start, end).toUpperCase() });
    start = end + 1;
  }
  return lines;
}

/**
 * What is wrong with a file in which `hasHash` is to look, as far as the lines at a thousand places show, evenly spread from its beginning to
 * its end: lines that are none (`form`), or that are not in order. Undefined where nothing is. Rejects with what the file system says.
 */
export async function problemOfHashFile(path: string): Promise<"form" | "order" | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const piece = Buffer.alloc(windowBytes);
    let last: Line = { start: -1, hash: "" };
    for (let place = 0; place < places; place += 1) {
      const offset = Math.floor((Math.max(0, size - windowBytes) * place) / (places - 1));
      const { bytesRead } = await file.read(piece, 0, windowBytes, offset);
      const lines = linesIn(piece.toString("latin1", 0, bytesRead), offset, offset + bytesRead >= size);
      if (lines.length === 0) return "form";
      for (const line of lines) {
        // Places of a short file overlap.
        if (line.start <= last.start) continue;
        if (!form.test(line.hash)) return "form";
        const hash = line.hash.slice(0, hashLength);
        if (hash < last.hash) return "order";
        last = { start: line.start, hash };
      }
    }
    return undefined;
  } finally {
    await file.close();
  }
}
