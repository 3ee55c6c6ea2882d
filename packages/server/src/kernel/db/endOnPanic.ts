import type { PGlite } from "@electric-sql/pglite";
import { AwayError } from "../outage.ts";

/** A failure after which PostgreSQL does not go on; PGlite would, and never answer again. */
const isPanic = (error: unknown): error is Error => (error as { severity?: unknown }).severity === "PANIC";

/**
 * Has an embedded database that could not write to its own log, as on a full disk, refuse whatever it is asked from then on with an
 * AwayError. Left to itself it would wait, in the next statement and for ever, for a lock that it holds itself, and the process with it.
 * What was committed before is in its folder, and there once it is opened anew. `onPanic` is told once, before anything else is asked.
 */
export function endOnPanic(client: PGlite, onPanic: (cause: Error) => void): void {
  let ended: AwayError | undefined;
  const run = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    if (ended) throw ended;
    return run(message);
  };
  const watched =
    <Given extends unknown[], Result>(ask: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      try {
        return await ask(...given);
      } catch (error) {
        if (!ended && isPanic(error)) {
          ended = new AwayError("The embedded database cannot go on: it has to be opened anew.", { cause: error });
          onPanic(error);
        }
        throw error;
      }
    };
  client.execProtocol = watched(client.execProtocol.bind(client));
  client.execProtocolStream = watched(client.execProtocolStream.bind(client));
}
