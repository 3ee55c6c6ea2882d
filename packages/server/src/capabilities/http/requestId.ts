import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import { newId } from "../../kernel/ids.ts";

const wellFormed = /^[\w-]{1,64}$/;

/** Whether a request comes straight from a proxy that is trusted, so that what it says in headers is believed. */
export function trustedCallers(trustProxy: false | string[]): (request: Pick<IncomingMessage, "socket">) => boolean {
  if (!trustProxy) return () => false;
  const isTrusted = proxyAddr.compile(trustProxy);
  return ({ socket }) => isTrusted(socket.remoteAddress ?? "", 0);
}

/** Gives each request the id that a trusted proxy has given it, where that is well-formed; otherwise a new one. */
export function trustedRequestIds(trustProxy: false | string[]): (request: IncomingMessage) => string {
  if (!trustProxy) return newId;
  const isTrusted = trustedCallers(trustProxy);
  return (request) => {
    const given = request.headers["x-request-id"];
    return typeof given === "string" && wellFormed.test(given) && isTrusted(request) ? given : newId();
  };
}
