/*
 * The process that reads one attached file and ends. The file comes on standard input, the answer goes out as one line of
 * JSON. It has no environment, may not write files or start processes (Node's permission model), and its ways to the
 * network are taken away before any parser is loaded.
 */
import dgram from "node:dgram";
import dns from "node:dns";
import net from "node:net";
import { isReadableExtension } from "@grantwright/domain";
import type { ExtractLimits } from "./extractLimits.ts";
import { readDocument } from "./readDocument.ts";
import { unreadable, UnreadableError } from "./unreadableError.ts";

function refuseNetwork(): never {
  throw new Error("No network here");
}

function closeNetwork(): void {
  net.Socket.prototype.connect = refuseNetwork;
  net.Server.prototype.listen = refuseNetwork;
  dgram.Socket.prototype.send = refuseNetwork;
  dns.lookup = Object.assign(refuseNetwork, { __promisify__: refuseNetwork });
  for (const name of ["fetch", "WebSocket", "EventSource"]) Reflect.deleteProperty(globalThis, name);
}

async function readInput(maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of process.stdin) {
    const piece = chunk as Buffer;
    length += piece.length;
    if (length > maxBytes) throw new UnreadableError(unreadable.tooLarge);
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}

async function answer(): Promise<object> {
  try {
    const [extension = "", settings = "{}"] = process.argv.slice(2);
    const limits = JSON.parse(settings) as ExtractLimits;
    if (!isReadableExtension(extension)) throw new UnreadableError(unreadable.notRead);
    const { text, isPartial } = await readDocument(extension, await readInput(limits.maxBytes), limits);
    return { text, truncated: isPartial };
  } catch (error) {
    return { unreadable: error instanceof UnreadableError ? error.message : unreadable.failed };
  }
}

console.log = console.error;
console.info = console.error;
console.warn = console.error;
closeNetwork();
const line = JSON.stringify(await answer());
process.stdout.write(line, () => process.exit(0));
