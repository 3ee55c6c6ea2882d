import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The file that the reading process runs: beside this one in the sources; in a bundle beside the chunk that this code ended
 * up in, or where the bundler's entry of the same path puts it. Throws where it was left out of the bundle.
 */
export function findExtractEntry(folder: string = import.meta.dirname): string {
  const places = ["extractChild.ts", "extractChild.js", "files/extract/extractChild.js"].map((place) =>
    join(folder, place),
  );
  const entry = places.find((place) => existsSync(place));
  if (entry === undefined) throw new Error("extractChild is missing: it must be an entry of the server's bundle.");
  return entry;
}
