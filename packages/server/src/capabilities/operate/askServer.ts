import { once } from "node:events";
import { connect } from "node:net";
import { dirname } from "node:path";
import { answerSchema, jsonLines, type OperateRequest } from "./lines.ts";
import { refuseForeign, socketPath } from "./socketPath.ts";

/** Raised where there is nothing to operate, or the server that holds a data folder does not take requests, or could not do what it was asked for. */
export class OperateError extends Error {
  override name = "OperateError";
}

/**
 * Asks the server that holds a data folder to do something, and waits for the end of it. Throws an OperateError where none answers, or it
 * failed, and the reason of the signal once that is aborted.
 */
export async function askServer(
  dataDir: string,
  request: OperateRequest,
  tell: (line: string) => void,
  signal?: AbortSignal,
): Promise<unknown> {
  const path = socketPath(dataDir);
  const socket = connect(path);
  try {
    await once(socket, "connect");
    refuseForeign(dataDir, dirname(path));
  } catch (cause) {
    socket.destroy();
    throw new OperateError(
      `Another process uses ${dataDir} and does not answer at ${path}. Wait until it is done, or stop the server first.`,
      { cause },
    );
  }
  // The server gives up what nobody waits for.
  signal?.addEventListener("abort", () => socket.destroy(), { once: true });
  try {
    signal?.throwIfAborted();
    socket.write(`${JSON.stringify(request)}\n`);
    for await (const line of jsonLines(socket)) {
      const answer = answerSchema.parse(line);
      if ("told" in answer) tell(answer.told);
      else if ("failed" in answer) throw new OperateError(answer.failed);
      else return answer.done;
    }
  } finally {
    socket.destroy();
  }
  signal?.throwIfAborted();
  throw new OperateError("The server ended before it was done.");
}
