import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import { newId } from "../../kernel/ids.ts";

const wellFormed = /^[\w-]{1,64}$/;

/** Gives each request the id that a trusted proxy has given it, where that is well-formed; otherwise a new one. */
export function trustedRequestIds(trustProxy: false | string[]): (request: IncomingMessage) => string {
  if (!trustProxy) return newId;
  const isTrusted = proxyAddr.compile(trustProxy);
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    const isTaken = typeof given === "string" && wellFormed.test(given) && isTrusted(socket.remoteAddress ?? "", 0);
    return isTaken ? given : newId();
  };
}
