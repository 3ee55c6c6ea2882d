import { spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extensionOf, isReadableExtension, type ReadableExtension } from "@grantwright/domain";
import { codeFolders } from "../../../kernel/package/packageRoot.ts";
import { findExtractEntry } from "./extractEntry.ts";
import { defaultExtractLimits, type ExtractLimits } from "./extractLimits.ts";
import { unreadable } from "./unreadableError.ts";

/** A stored file: where it is, or its bytes, under the name the person gave it. */
export type ExtractFile = { fileName: string; mimetype?: string } & ({ path: string } | { bytes: Uint8Array });

/** The text, `truncated` where the file holds more of it, or why there is none, in words for the person. */
export type ExtractResult = { text: string; truncated: boolean } | { unreadable: string };

/** Settings of one reading; what is left out is the default. */
export interface ExtractOptions extends Partial<ExtractLimits> {
  /** The file that the reading process runs. */
  extractEntry?: string;
  signal?: AbortSignal;
}

const watchEveryMs = 200;
const pageBytes = 4_096;
const megabyte = 1024 * 1024;

/** Memory in use by a process, in bytes; undefined where the system does not tell. */
async function residentBytes(pid: number): Promise<number | undefined> {
  try {
    const pages = (await readFile(`/proc/${pid}/statm`, "latin1")).split(" ")[1];
    return Number(pages) * pageBytes;
  } catch {
    return undefined;
  }
}

function parseAnswer(line: string): ExtractResult {
  try {
    const answer: unknown = JSON.parse(line);
    if (typeof answer === "object" && answer !== null) {
      if ("text" in answer && typeof answer.text === "string") {
        return { text: answer.text, truncated: "truncated" in answer && answer.truncated === true };
      }
      if ("unreadable" in answer && typeof answer.unreadable === "string") return { unreadable: answer.unreadable };
    }
  } catch {
    // Not an answer: the process ended on its way.
  }
  return { unreadable: unreadable.failed };
}

function runChild(
  file: ExtractFile,
  extension: ReadableExtension,
  limits: ExtractLimits,
  options: ExtractOptions,
): Promise<ExtractResult> {
  const entry = options.extractEntry ?? findExtractEntry();
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${limits.heapMb}`,
      "--permission",
      ...[...codeFolders, dirname(entry)].map((folder) => `--allow-fs-read=${folder}`),
      entry,
      extension,
      JSON.stringify(limits),
    ],
    { env: {}, stdio: ["pipe", "pipe", "pipe"], windowsHide: true },
  );
  const { promise, resolve, reject } = Promise.withResolvers<ExtractResult>();
  let why: ExtractResult | undefined;
  const stop = (result: ExtractResult) => {
    why ??= result;
    child.kill("SIGKILL");
  };

  const out: Buffer[] = [];
  let length = 0;
  const mostOutput = limits.maxCharacters * 6 + 1_024;
  child.stdout.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > mostOutput) stop({ unreadable: unreadable.failed });
    else out.push(chunk);
  });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk.toString("latin1")).slice(-4_096);
  });

  const timer = setTimeout(() => stop({ unreadable: unreadable.tooSlow }), limits.timeoutMs);
  const checkMemory = async () => {
    const bytes = await residentBytes(child.pid ?? 0);
    if (bytes !== undefined && bytes > limits.residentMb * megabyte) stop({ unreadable: unreadable.tooMuchMemory });
  };
  const watch = setInterval(() => void checkMemory(), watchEveryMs);
  const onAbort = () => child.kill("SIGKILL");
  options.signal?.addEventListener("abort", onAbort, { once: true });

  const clear = () => {
    clearTimeout(timer);
    clearInterval(watch);
    options.signal?.removeEventListener("abort", onAbort);
  };
  child.once("error", (error) => {
    clear();
    reject(error);
  });
  child.once("close", (code) => {
    clear();
    if (options.signal?.aborted) reject(options.signal.reason as Error);
    else if (why) resolve(why);
    else if (code === 0) resolve(parseAnswer(Buffer.concat(out).toString("utf8")));
    else
      resolve({
        unreadable: /heap out of memory|allocation failed/i.test(complaint)
          ? unreadable.tooMuchMemory
          : unreadable.failed,
      });
  });

  const source = "path" in file ? createReadStream(file.path) : Readable.from([file.bytes]);
  pipeline(source, child.stdin).catch((error: NodeJS.ErrnoException) => {
    // The child may end before it has read everything, and has its own answer then. A file that is not there is ours to tell.
    if ("path" in file && error.path === file.path) {
      why = undefined;
      child.kill("SIGKILL");
      reject(error);
    }
  });
  return promise;
}

/**
 * The text of an attached file. It is read in a process of its own, with limits on time, memory and size, so that no file
 * can take the server down or see its secrets. Resolves with a reason where a file cannot be read; rejects only where the
 * file itself is missing, the process cannot start, or the signal aborts.
 */
export async function extractText(file: ExtractFile, options: ExtractOptions = {}): Promise<ExtractResult> {
  options.signal?.throwIfAborted();
  const { extractEntry: _entry, signal: _signal, ...given } = options;
  const limits = { ...defaultExtractLimits, ...given };
  const extension = extensionOf(file.fileName);
  if (!isReadableExtension(extension)) return { unreadable: unreadable.notRead };
  return runChild(file, extension, limits, options);
}
