import { pino, type DestinationStream, type Logger } from "pino";
import { loggableError } from "./errors.ts";

/** A structured log that no cookie, key, mailed link or text of a person gets into. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: ["*.cookie", "*.authorization", "*.password", "*.token", "cookie", "authorization", "password", "token"],
      censor: "[hidden]",
    },
    serializers: { err: loggableError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What comes before a secret in a path: an upload's token, an invitation's code. */
const beforeSecret = /(\/api\/u\/|\/api\/(?:teams\/[^/]+\/)?[pa]\/invites\/|\/join\/)[^/]+/;

/** An address without what may be secret in it: no query, no upload token, no invitation's code. */
export function loggablePath(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? "").replace(beforeSecret, "$1…").slice(0, 300);
}
