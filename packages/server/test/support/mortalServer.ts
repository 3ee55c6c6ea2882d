// Runs a server that dies as by kill -9 at a moment that its parent names: before the n-th statement that it sends to its
// database from then on, before the n-th write of the embedded database to its files, or before the n-th answer of the API.
import fs from "node:fs";
import { ServerResponse } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { readConfig } from "../../src/kernel/config.ts";
import { startServer } from "../../src/server.ts";
import type { Moment } from "./killableServer.ts";

let armed: Moment | undefined;

function passes(what: Moment["what"]): void {
  if (armed?.what !== what) return;
  armed.count -= 1;
  if (armed.count > 0) return;
  process.kill(process.pid, "SIGKILL");
  // The signal may take a moment; nothing may happen in it.
  for (;;);
}

/** Has `method` of an object tell of each call before it is made. */
function watch<Name extends string>(
  owner: Record<Name, (...given: never[]) => unknown>,
  method: Name,
  isMeant: (self: unknown) => boolean,
  what: Moment["what"],
): void {
  const original = owner[method] as (...given: unknown[]) => unknown;
  owner[method] = function (this: unknown, ...given: unknown[]) {
    if (isMeant(this)) passes(what);
    return original.apply(this, given);
  } as never;
}

const always = () => true;
watch(pg.Client.prototype as never, "query", always, "statement");
watch(PGlite.prototype as never, "execProtocolRawSync", always, "statement");
watch(fs as never, "writeSync", always, "fileWrite");
syncBuiltinESMExports();
const isOfApi = (response: unknown) => (response as ServerResponse).req.url?.startsWith("/api/") ?? false;
watch(ServerResponse.prototype as never, "end", isOfApi, "answer");

// A test that ends too early leaves no server behind.
process.on("disconnect", () => process.exit());
process.on("message", (moment: Moment) => {
  armed = moment;
  process.send?.("armed");
});
const server = await startServer(readConfig(process.env), { appFolder: join(import.meta.dirname, "../app") });
process.send?.({ address: server.address });
