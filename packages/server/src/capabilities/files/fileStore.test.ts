import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFolderStore, FileTooLargeError, type FileStore } from "./fileStore.ts";

describe("the folder that keeps files", () => {
  let folder: string;
  let store: FileStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "grantwright-files-"));
    store = await createFolderStore(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("has nothing under a file's name before all of it has come", async () => {
    const bytes = new PassThrough();
    const stored = store.put("budget", bytes, 100);
    bytes.write("first half, ");
    // It is being written by then, under another name.
    await vi.waitFor(async () => expect(await store.list()).toHaveLength(1), { timeout: 20_000 });
    expect(await store.about("budget")).toBeUndefined();
    await expect(store.read("budget")).rejects.toMatchObject({ code: "ENOENT" });
    bytes.end("second half");
    expect(await stored).toBe(23);
    expect(String(await store.read("budget"))).toBe("first half, second half");
    expect(await store.list()).toEqual(["budget"]);
  });

  it("leaves nothing of a file that breaks off or is too large, and the one before as it was", async () => {
    const first = new PassThrough();
    first.end("whole");
    await store.put("budget", first, 100);
    const broken = new PassThrough();
    const breaking = store.put("budget", broken, 100);
    broken.write("half");
    broken.destroy(new Error("The line broke."));
    await expect(breaking).rejects.toThrow("The line broke.");
    const large = new PassThrough();
    large.end("more than ten bytes");
    await expect(store.put("budget", large, 10)).rejects.toThrow(FileTooLargeError);
    expect(await store.list()).toEqual(["budget"]);
    expect(String(await store.read("budget"))).toBe("whole");
  });
});
