import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";

/** Raised where a folder's disk has no room for what cannot do without. */
export class NoRoomError extends Error {
  override name = "NoRoomError";
  readonly code = "ENOSPC";
  constructor(folder: string, options?: ErrorOptions) {
    super(`The disk of ${folder} is full. Make room there, and start again: what was saved is still there.`, options);
  }
}

const gigabyte = 1e9;

/** How much room is too little, in bytes. */
export const roomBounds = { low: gigabyte, full: gigabyte / 10 };

/** How many bytes are free where a folder is, or will be. Throws what the file system threw. */
export function roomFor(folder: string): number {
  let place = folder;
  while (!existsSync(place)) place = dirname(place);
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize;
}
