import { chmod, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { dirname } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../../kernel/config.ts";
import type { OpenDatabase } from "../../kernel/db/open.ts";
import { makeBackup } from "../backup/makeBackup.ts";
import type { FileStore } from "../files/fileStore.ts";
import { ServerStoppingError } from "../queue/queue.ts";
import { changeAdmins } from "./admins.ts";
import { jsonLines, requestSchema, type OperateRequest } from "./lines.ts";
import { lookAt } from "./look.ts";
import { prepareSocketFolder, socketPath } from "./socketPath.ts";

/** What the running server does things with. */
export interface Operated {
  config: Pick<Config, "dataDir" | "secretKeys">;
  database: OpenDatabase;
  files: FileStore;
  log: Logger;
  now: () => Date;
}

/**
 * Has the server that holds a data folder take what the `grantwright` command asks for, as the embedded database serves one process. Who
 * may write into the socket is who may read the data folder. The caller holds the lock on that folder, so that a socket which is there
 * already is one of a killed server. Where it cannot listen it says so in the log: the server is as good without. Returns what ends it, with
 * what is under way.
 */
export async function openOperate(operated: Operated): Promise<() => Promise<void>> {
  const { log } = operated;
  const { dataDir } = operated.config;
  // Named pipes have other names and other rights: there the command works while the server is stopped.
  if (process.platform === "win32") return async () => {};
  const path = socketPath(dataDir);
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  const server = createServer((socket) => {
    const work = answer(operated, socket, stopping.signal).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  try {
    prepareSocketFolder(dataDir, dirname(path));
    await rm(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(path, () => resolve());
    });
    await chmod(path, 0o600);
  } catch (error) {
    log.warn({ err: error }, "the grantwright command cannot reach this server");
    server.close();
    return async () => {};
  }
  return async () => {
    stopping.abort(new ServerStoppingError("The server was stopped."));
    // Removes the socket, too.
    server.close();
    await Promise.all(underWay);
  };
}

/** Answers one request. Never rejects. */
async function answer(operated: Operated, socket: Socket, stopping: AbortSignal): Promise<void> {
  const gone = new AbortController();
  socket.on("error", () => {});
  socket.on("close", () => gone.abort(new Error("Nobody waits for it any more.")));
  const say = (line: object) => void (socket.writable && socket.write(`${JSON.stringify(line)}\n`));
  const onStop = () => socket.destroy();
  stopping.addEventListener("abort", onStop, { once: true });
  try {
    const { value } = await jsonLines(socket).next();
    if (value === undefined) return;
    stopping.removeEventListener("abort", onStop);
    const request = requestSchema.parse(value);
    say({ done: await perform(operated, request, AbortSignal.any([stopping, gone.signal]), (told) => say({ told })) });
  } catch (error) {
    operated.log.error({ err: error }, "what the grantwright command asked for failed");
    say({ failed: error instanceof Error ? error.message : String(error) });
  } finally {
    stopping.removeEventListener("abort", onStop);
    socket.end();
  }
}

function perform(
  { config, database, files, now }: Operated,
  request: OperateRequest,
  signal: AbortSignal,
  tell: (line: string) => void,
): Promise<unknown> {
  if (request.do === "look") return lookAt(database, config);
  if (request.do !== "backup") return changeAdmins(database.db, request, now());
  const { folder, withFiles } = request;
  return makeBackup({ database, files: withFiles ? files : undefined, folder, signal, tell });
}
