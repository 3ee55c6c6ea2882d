import type { FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../../kernel/account.ts";
import { isAdminNow } from "../../kernel/admins.ts";
import { isId } from "../../kernel/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { agentOf } from "./agent.ts";
import type { Caller } from "./caller.ts";
import { knownBrowserLifetimeMs } from "./knownBrowsers.ts";
import { networkOf } from "./network.ts";
import { findSession, sessionLifetimeMs, type Session } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Undefined until it was looked for; null where nobody is signed in. */
    session: Session | null | undefined;
    /** Set on every call that needs a session. */
    account: Account | undefined;
  }
}

const isSecure = ({ config }: Pick<Kernel, "config">) => config.publicUrl.startsWith("https:");

/** Browsers take a cookie with this prefix from the host itself alone, over https: no sibling of its domain can set one. */
export const cookieName = (context: Pick<Kernel, "config">, name: string) =>
  isSecure(context) ? `__Host-${name}` : name;

/** How every cookie of ours is set. */
export const cookieOptions = (context: Pick<Kernel, "config">) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(context) }) as const;

/** The secret in the browser's session cookie, which is named as the contract has it. */
export const sessionSecretOf = (context: Pick<Kernel, "config">, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(context, "gw_session")];

/** Gives the browser its session cookie. */
export function setSessionCookie(context: Kernel, reply: FastifyReply, secret: string): void {
  const maxAge = sessionLifetimeMs / 1000;
  reply.setCookie(cookieName(context, "gw_session"), secret, { ...cookieOptions(context), maxAge });
}

/** Takes the session cookie away. */
export function clearSessionCookie(context: Kernel, reply: FastifyReply): void {
  reply.clearCookie(cookieName(context, "gw_session"), cookieOptions(context));
}

/** Who calls, before anybody has signed in. */
export const callerOf = (context: Pick<Kernel, "config">, request: FastifyRequest): Caller => ({
  network: networkOf(request.ip),
  browser: request.cookies[cookieName(context, "gw_browser")],
  agent: agentOf(request.headers["user-agent"]),
});

/** Gives the browser the cookie by which it is known later, when nobody is signed in with it. */
export function setBrowserCookie(context: Kernel, reply: FastifyReply, secret: string): void {
  const maxAge = knownBrowserLifetimeMs / 1000;
  reply.setCookie(cookieName(context, "gw_browser"), secret, { ...cookieOptions(context), maxAge });
}

/** The cookies of what a browser is to answer next: the second step of a sign-in, or a passkey. */
export type ChallengeCookie = "gw_step" | "gw_passkey";

/** Gives the browser the secret of what it is to answer, for `lifetimeMs` milliseconds. */
export function setChallengeCookie(
  context: Kernel,
  reply: FastifyReply,
  name: ChallengeCookie,
  secret: string,
  lifetimeMs: number,
): void {
  const options = { ...cookieOptions(context), sameSite: "strict", maxAge: lifetimeMs / 1000 } as const;
  reply.setCookie(cookieName(context, name), secret, options);
}

/** The secret of what the browser is to answer. */
export const challengeSecretOf = (
  context: Pick<Kernel, "config">,
  request: FastifyRequest,
  name: ChallengeCookie,
): string | undefined => request.cookies[cookieName(context, name)];

/** Takes the cookie away: it was answered. */
export function clearChallengeCookie(context: Kernel, reply: FastifyReply, name: ChallengeCookie): void {
  reply.clearCookie(cookieName(context, name), { ...cookieOptions(context), sameSite: "strict" });
}

/** The id of the team in a call's address; undefined where it is about the personal account, or says nothing like an id. */
function teamIdOf({ params }: FastifyRequest): string | undefined {
  const { teamId } = params as { teamId?: string };
  return teamId !== undefined && isId(teamId) ? teamId : undefined;
}

/** Who is signed in, if anybody. Asks the database once a request. */
export async function sessionOf(
  context: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | undefined> {
  if (request.session === undefined) {
    const secret = sessionSecretOf(context, request);
    request.session = (secret && (await findSession(context, secret, teamIdOf(request)))) || null;
    if (secret && request.session?.isRenewed) setSessionCookie(context, reply, secret);
  }
  return request.session ?? undefined;
}

/**
 * As sessionOf; throws a Refusal of kind `unauthenticated` where nobody is signed in, or somebody else than the person for whom
 * the call says that it is made: a page may not know yet that another person signed in beside it.
 */
export async function requireSession(context: Kernel, request: FastifyRequest, reply: FastifyReply): Promise<Session> {
  const session = await sessionOf(context, request, reply);
  if (!session) throw new Refusal("unauthenticated", "Please sign in.");
  const expected = request.headers["expected-user"];
  if (expected !== undefined && expected !== session.user.id)
    throw new Refusal("unauthenticated", "Somebody else has signed in.");
  return session;
}

/**
 * Throws a Refusal of kind `unauthenticated` where the session of a call that broke has ended meanwhile: when a person's account
 * is deleted, what they were doing just then finds nothing to stand on.
 */
export async function refuseEndedSession(context: Kernel, request: FastifyRequest): Promise<void> {
  const secret = sessionSecretOf(context, request);
  if (!secret || !(await findSession(context, secret))) throw new Refusal("unauthenticated", "Please sign in.");
}

function accountFor(request: FastifyRequest, session: Session): Account | undefined {
  const { user, personalTeamId, isMember } = session;
  const { teamId = personalTeamId } = request.params as { teamId?: string };
  return teamId === personalTeamId || isMember ? { userId: user.id, email: user.email, teamId } : undefined;
}

/**
 * Finds the account that a call is about: that of the team in its address, or the personal one.
 * Throws a Refusal of kind `forbidden` where the person is no member of the team, or no longer, or the team was deleted.
 */
export function enterAccount(request: FastifyRequest, session: Session): void {
  request.account = accountFor(request, session);
  if (!request.account) throw new Refusal("forbidden", "You are not a member of this team.");
}

/** Throws a Refusal of kind `forbidden` for everybody but the people who look after the deployment. May read the database. */
export async function requireAdmin(context: Kernel, session: Session): Promise<void> {
  if (!(await isAdminNow(context, session.user.email)))
    throw new Refusal("forbidden", "This is for those who look after Grantwright.");
}

/**
 * The account that a call is about, where somebody is signed in and belongs to it; otherwise undefined. For calls that also
 * answer people who are not signed in: these are never refused for membership.
 */
export async function findAccount(
  context: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | undefined> {
  const session = await sessionOf(context, request, reply);
  return session && accountFor(request, session);
}
