import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createGate } from "../../../kernel/apart/gate.ts";
import { codeFolders } from "../../../kernel/package/packageRoot.ts";
import type { ExportFile, ExportFormat } from "./exportFile.ts";

/** What making one file may cost. */
interface MakeLimits {
  /** From start to end, in milliseconds. */
  timeoutMs: number;
  /** The JavaScript heap of the process, in megabytes. */
  heapMb: number;
}

const defaultLimits: MakeLimits = { timeoutMs: 60_000, heapMb: 512 };

/** Raised where a file could not be made; its message is for the log and holds no text of the proposal. */
export class ExportError extends Error {
  override name = "ExportError";
}

/** The file that the process runs: beside this one in the sources, beside the chunk with this code in a bundle. */
function findEntry(): string {
  const places = ["exportChild.ts", "exportChild.js"].map((name) => join(import.meta.dirname, name));
  const entry = places.find((place) => existsSync(place));
  if (entry === undefined) throw new Error("exportChild is missing: it must be an entry of the server's bundle.");
  return entry;
}

function runChild(format: ExportFormat, file: ExportFile, limits: MakeLimits): Promise<Buffer> {
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${limits.heapMb}`,
      "--permission",
      ...codeFolders.map((folder) => `--allow-fs-read=${folder}`),
      "--allow-addons",
      findEntry(),
      format,
    ],
    // The child's complaints may quote the proposal: nobody reads them.
    { env: {}, stdio: ["pipe", "pipe", "ignore"], timeout: limits.timeoutMs, killSignal: "SIGKILL", windowsHide: true },
  );
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const out: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  child.once("error", reject);
  child.once("close", (code, signal) => {
    if (code === 0) resolve(Buffer.concat(out));
    else reject(new ExportError(`The ${format} file was not made: ${signal ?? `exit code ${code}`}.`));
  });
  // A child that ended early has its own answer.
  child.stdin.on("error", () => {});
  child.stdin.end(JSON.stringify(file));
  return promise;
}

const makeInTurn = createGate({ atOnce: 2, mostWaiting: 40, mostWaitingEach: 4 });

/** Whether a PDF says of itself that it keeps to the accessibility standard PDF/UA-1. */
export const isAccessiblePdf = (pdf: Buffer): boolean => pdf.includes("pdfuaid:part");

/**
 * Makes a file of a proposal for a person in a process of its own, two at a time. Throws an ExportError where it fails or takes too
 * long, or a Refusal where too many wait.
 */
export async function makeFile(
  person: string,
  format: ExportFormat,
  file: ExportFile,
  limits: Partial<MakeLimits> = {},
): Promise<Buffer> {
  return makeInTurn(person, () => runChild(format, file, { ...defaultLimits, ...limits }));
}
