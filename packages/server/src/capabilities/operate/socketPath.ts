import { mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { hashSecret } from "../../kernel/ids.ts";

/** What the address of a Unix socket may have on every system, in bytes, without the zero at its end (macOS: 104 with it, Linux: 108). */
const longest = 103;

/**
 * Where the server that holds a data folder is asked to do things: a Unix socket in it. Where that address would be too long, it stands
 * in a folder for temporary files, in a folder of its own that is named by a hash of the data folder.
 */
export function socketPath(dataDir: string): string {
  const inside = join(resolve(dataDir), "operate.sock");
  if (Buffer.byteLength(inside) <= longest) return inside;
  return join(tmpdir(), `grantwright-${hashSecret(resolve(dataDir)).slice(0, 16)}`, "operate.sock");
}

/**
 * Makes the folder of the socket where it is not the data folder. Anybody may make folders for temporary files: throws where that one
 * belongs to somebody else than the data folder does.
 */
export function prepareSocketFolder(dataDir: string, folder: string): void {
  if (folder === resolve(dataDir)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  refuseForeign(dataDir, folder);
}

/** Throws where the folder of a socket is not of whom the data folder belongs to. */
export function refuseForeign(dataDir: string, folder: string): void {
  if (statSync(folder).uid !== statSync(dataDir).uid)
    throw new Error(`${folder} belongs to somebody else than ${dataDir} does.`);
}
