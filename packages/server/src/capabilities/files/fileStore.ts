import { createWriteStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { writeWhole } from "../../kernel/writeWhole.ts";

/** Raised when more bytes come than a file may have. */
export class FileTooLargeError extends Error {
  override name = "FileTooLargeError";
}

/** Raised where there is no such file. Its code is that of the file system. */
export class FileMissingError extends Error {
  override name = "FileMissingError";
  readonly code = "ENOENT";
}

/** A storage that browsers send files to straight. */
interface DirectUploads {
  /** The origin that they send to. */
  origin: string;
  /** An address that takes one file of this size (in bytes) and type, for as long as `lifetimeMs` says. */
  sign(id: string, file: { size: number; mimetype: string; lifetimeMs: number }): Promise<string>;
}

/** Where the bytes of uploaded files are kept. */
export interface FileStore {
  /**
   * Stores what the stream brings; a file is there whole or not at all, as a copy is. Resolves with its size in bytes.
   * Throws a FileTooLargeError above `maxBytes`, or what ended the stream.
   */
  put(id: string, bytes: Readable, maxBytes: number): Promise<number>;
  /** Throws an error with the code ENOENT where there is no such file. */
  read(id: string): Promise<Buffer>;
  copy(id: string, copyId: string): Promise<void>;
  /** Does nothing where there is no such file. */
  remove(id: string): Promise<void>;
  /** The ids of all files, and the names of what was left of files that never arrived whole. */
  list(): Promise<string[]>;
  /** What is known of a stored file, its type only where the store keeps it; undefined where there is no such file. */
  about(id: string): Promise<{ size: number; mimetype?: string; storedAt: Date } | undefined>;
  /** Undefined where files come through the server. */
  direct?: DirectUploads;
}

/** Keeps files in one folder on this machine, each under its id: no name that a person chose becomes a path. */
export async function createFolderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = (id: string) => join(folder, id);
  return {
    async put(id, bytes, maxBytes) {
      let size = 0;
      await writeWhole(place(id), async (partial) => {
        const file = createWriteStream(partial, { mode: 0o600 });
        try {
          await pipeline(
            // Left as it is where this fails: of a request it is the line on which the answer goes.
            bytes.iterator({ destroyOnReturn: false }),
            async function* (chunks: AsyncIterable<Buffer>) {
              for await (const chunk of chunks) {
                size += chunk.length;
                if (size > maxBytes) throw new FileTooLargeError();
                yield chunk;
              }
            },
            file,
          );
        } finally {
          // Removed before it is closed, a file that is still being opened would come back.
          if (!file.closed) await new Promise<void>((resolve) => file.once("close", () => resolve()));
        }
      });
      return size;
    },
    read: (id) => readFile(place(id)),
    copy: (id, copyId) => writeWhole(place(copyId), (partial) => copyFile(place(id), partial)),
    remove: (id) => rm(place(id), { force: true }),
    list: () => readdir(folder),
    async about(id) {
      try {
        const { size, mtime } = await stat(place(id));
        return { size, storedAt: mtime };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
  };
}
