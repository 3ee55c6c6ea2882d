import { execFileSync } from "node:child_process";
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk that can be filled. */
export interface SmallDisk {
  folder: string;
  /** Leaves no byte free, or as many megabytes as are named. */
  fill(leftMegabytes?: number): void;
  /** Makes room again. */
  empty(): void;
  remove(): void;
}

/** Why there can be no such disk, for whoever reads that tests were left out. */
export const noSmallDisk = "a small disk can be mounted by root on Linux only";

/** Mounts a file system of so many megabytes, in memory; undefined where that is not allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "grantwright-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "none", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill(leftMegabytes = 0) {
      const file = openSync(ballast, "a");
      try {
        for (const bytes of [Buffer.alloc(1 << 20), Buffer.alloc(4096)]) {
          try {
            for (;;) writeSync(file, bytes);
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
          }
        }
        if (leftMegabytes > 0) ftruncateSync(file, fstatSync(file).size - leftMegabytes * (1 << 20));
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast),
    remove() {
      execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
