import type { FastifyBaseLogger } from "fastify";
import { pino, type DestinationStream, type Logger } from "pino";
import { traceOfLine } from "../tracing/tracing.ts";
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
    mixin: traceOfLine,
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The log of answered calls: what a line of it holds is named in one place and has nothing to hide. Looking through each for
 * what is to be hidden costs half as much as all else that is done for a call, but for its statements.
 */
export const createCallLog = (log: FastifyBaseLogger): FastifyBaseLogger => log.child({}, { redact: [] });

/** What comes before a secret in a path: an upload's token, an invitation's code. */
const beforeSecret = /(\/api\/u\/|\/api\/(?:teams\/[^/]+\/)?[pa]\/invites\/|\/join\/)[^/]+/;

/** An address without what may be secret in it: no query, no upload token, no invitation's code. */
export function loggablePath(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? "").replace(beforeSecret, "$1…").slice(0, 300);
}
