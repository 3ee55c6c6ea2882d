import { sql } from "drizzle-orm";
import type { Context } from "../context.ts";
import { rateBucket } from "../db/schema.ts";
import { hashSecret } from "../ids.ts";
import { Refusal } from "../refusal.ts";

const minute = 60_000;

/** How often something may be tried: `limit` times in `windowMs` milliseconds. */
export interface RateLimit {
  name: string;
  limit: number;
  windowMs: number;
}

/** Sign-in links mailed to one address. */
export const linksPerEmail: RateLimit = { name: "link-email", limit: 10, windowMs: 60 * minute };
/** Wrong and right passwords for one account. */
export const passwordsPerEmail: RateLimit = { name: "password-email", limit: 10, windowMs: 15 * minute };
/** Calls to one of the sign-in calls from one network address. */
export const triesPerNetworkAddress = (operation: string): RateLimit => ({
  name: `address-${operation}`,
  limit: 60,
  windowMs: 60 * minute,
});

/** Page views and events from one network address, behind which there may be a whole office. */
export const eventsPerNetworkAddress: RateLimit = { name: "address-event", limit: 1000, windowMs: 10 * minute };

/** Outlines and assessments, which cost no credit and may cost the server a model, that one person asks for. */
export const freeTasksPerPerson: RateLimit = { name: "free-task", limit: 60, windowMs: 60 * minute };

/** Searches of the scout, which ask others' servers many questions, that one person starts. */
export const searchesPerPerson: RateLimit = { name: "scout-person", limit: 20, windowMs: 60 * minute };

/** Teams that one person makes. */
export const teamsPerPerson: RateLimit = { name: "team-person", limit: 30, windowMs: 60 * minute };
/** Invitations that one person sends, an address each. */
export const invitesPerPerson: RateLimit = { name: "invite-person", limit: 200, windowMs: 60 * minute };
/** Invitations mailed to one address, whoever sends them. */
export const invitesPerEmail: RateLimit = { name: "invite-email", limit: 5, windowMs: 24 * 60 * minute };

/** Payments that one person begins. */
export const checkoutsPerPerson: RateLimit = { name: "checkout-person", limit: 60, windowMs: 60 * minute };

/** Messages and replies that one person writes. */
export const messagesPerPerson: RateLimit = { name: "message-person", limit: 200, windowMs: 60 * minute };
/** Help requests of one person. */
export const helpRequestsPerPerson: RateLimit = { name: "help-person", limit: 20, windowMs: 60 * minute };

/** Templates that one person makes, customizes or shares. */
export const templatesPerPerson: RateLimit = { name: "template-person", limit: 200, windowMs: 60 * minute };
/** Calls of funders that one person has read. */
export const callsReadPerPerson: RateLimit = { name: "call-person", limit: 60, windowMs: 60 * minute };

/** Downloads of everything that is a person's. */
export const exportsPerPerson: RateLimit = { name: "export-person", limit: 5, windowMs: 60 * minute };
/** Proposals that one person takes out as files. */
export const filesPerPerson: RateLimit = { name: "file-person", limit: 200, windowMs: 60 * minute };

/**
 * Counts one try by `subject` (an address; only its hash is stored) and throws a Refusal of kind `tooMany` above the limit.
 * The count is in the database, so that it holds for all server processes together.
 */
export async function countTry(context: Pick<Context, "db" | "now">, rate: RateLimit, subject: string): Promise<void> {
  const now = context.now().getTime();
  const windowStart = new Date(now - (now % rate.windowMs));
  const expiresAt = new Date(windowStart.getTime() + rate.windowMs);
  const [bucket] = await context.db
    .insert(rateBucket)
    .values({ key: `${rate.name}:${hashSecret(subject)}`, windowStart, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: [rateBucket.key, rateBucket.windowStart],
      set: { count: sql`${rateBucket.count} + 1` },
    })
    .returning({ count: rateBucket.count });
  if (bucket && bucket.count > rate.limit)
    throw new Refusal("tooMany", "Too many tries. Please wait a few minutes and try again.", {
      retryAfter: Math.max(1, Math.ceil((expiresAt.getTime() - now) / 1000)),
    });
}
