import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kernel } from "../../kernel/kernel.ts";
import { cookieName, cookieOptions } from "./session.ts";

const name = "gw_sign_in";

/** The secret of the sign-in at a provider that the browser has begun. */
export const signInSecretOf = (context: Pick<Kernel, "config">, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(context, name)];

/** Gives the browser the secret with which it has to come back, within so many milliseconds. */
export function setSignInCookie(
  context: Pick<Kernel, "config">,
  reply: FastifyReply,
  secret: string,
  lifetimeMs: number,
): void {
  reply.setCookie(cookieName(context, name), secret, { ...cookieOptions(context), maxAge: lifetimeMs / 1000 });
}

/** Takes it away. */
export function clearSignInCookie(context: Pick<Kernel, "config">, reply: FastifyReply): void {
  reply.clearCookie(cookieName(context, name), cookieOptions(context));
}
