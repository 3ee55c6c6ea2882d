import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";

/** The SHA-256 of something, in hexadecimal digits. */
export const hashOf = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

/** The SHA-256 of a file. Throws what reading it threw. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** A file that is written piece by piece, for its owner's eyes alone, and hashed on the way. */
export interface HashedFile {
  write(text: string): Promise<void>;
  /** Forces it to the disk and closes it. Resolves with the SHA-256 of it. */
  end(): Promise<string>;
  /** Closes it as it is. */
  abandon(): Promise<void>;
}

/** Makes a new file. Throws where there is one of that name. */
export async function createHashedFile(path: string): Promise<HashedFile> {
  const file: FileHandle = await open(path, "wx", 0o600);
  const hash: Hash = createHash("sha256");
  return {
    async write(text) {
      hash.update(text);
      await file.appendFile(text);
    },
    async end() {
      await file.sync();
      await file.close();
      return hash.digest("hex");
    },
    abandon: () => file.close(),
  };
}

/** Makes a new file for its owner's eyes alone and forces it to the disk. */
export async function writeSynced(path: string, data: string | Buffer): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Forces the names in a folder to the disk. Does nothing on Windows, which has no such call. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
