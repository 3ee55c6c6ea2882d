/*
 * The process that makes one file of a proposal and ends: setting a long one takes seconds, and the server goes on answering
 * meanwhile. The proposal comes on standard input as JSON, the file goes out on standard output. It has no environment and may
 * not write files or start processes.
 */
import type { ExportFile, ExportFormat } from "./exportFile.ts";

async function readInput(): Promise<ExportFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as ExportFile;
}

async function make(format: ExportFormat, file: ExportFile): Promise<Buffer> {
  if (format === "pdf") return (await import("./toPdf.ts")).toPdf(file);
  return (await import("./toDocx.ts")).toDocx(file);
}

const bytes = await make(process.argv[2] as ExportFormat, await readInput());
process.stdout.write(bytes, () => process.exit(0));
