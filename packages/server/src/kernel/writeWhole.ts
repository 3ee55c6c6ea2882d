import { rename, rm } from "node:fs/promises";
import { newId } from "./ids.ts";

/**
 * Has a file written beside its place, and puts it there when it is whole; what was not written to its end is removed. `write` gets the
 * path to write to. Throws what it threw.
 */
export async function writeWhole(path: string, write: (partial: string) => Promise<unknown>): Promise<void> {
  const partial = `${path}.${newId()}.part`;
  try {
    await write(partial);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
