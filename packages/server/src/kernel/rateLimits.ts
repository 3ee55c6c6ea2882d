import { and, eq, lt, sql } from "drizzle-orm";
import { rateBucket } from "./db/schema.ts";
import { hashSecret } from "./ids.ts";
import type { Kernel } from "./kernel.ts";
import { Refusal } from "./refusal.ts";

const minute = 60_000;

/** How often something may be tried: `limit` times in `windowMs` milliseconds. */
export interface RateLimit {
  name: string;
  limit: number;
  windowMs: number;
}

/** Sign-in links that one network asks for, for one address. */
export const linksPerEmailAndNetwork: RateLimit = { name: "link-email-network", limit: 10, windowMs: 60 * minute };
/** Sign-in links for one address, whoever asks: so many that nobody keeps its owner from a link by asking too. */
export const linksPerEmail: RateLimit = { name: "link-email", limit: 100, windowMs: 60 * minute };
/** Sign-in links that a person asks for with a browser that knows them. */
export const linksPerKnownBrowser: RateLimit = { name: "link-browser", limit: 10, windowMs: 60 * minute };
/** Wrong and right passwords for one account out of one network. */
export const passwordsPerEmailAndNetwork: RateLimit = {
  name: "password-email-network",
  limit: 10,
  windowMs: 15 * minute,
};
/** Wrong and right passwords for one account, whoever tries. */
export const passwordsPerEmail: RateLimit = { name: "password-email", limit: 100, windowMs: 15 * minute };
/** Wrong and right passwords of a person with a browser that knows them. */
export const passwordsPerKnownBrowser: RateLimit = { name: "password-browser", limit: 10, windowMs: 15 * minute };
/** Current passwords that somebody who is signed in gives, to change something. */
export const confirmationsPerPerson: RateLimit = { name: "confirm-person", limit: 10, windowMs: 15 * minute };
/** Codes and recovery codes for one person out of one network. */
export const codesPerPersonAndNetwork: RateLimit = { name: "code-person-network", limit: 10, windowMs: 15 * minute };
/** Codes and recovery codes for one person, whoever tries: who knows their password and guesses for a year finds one in thirty people's. */
export const codesPerPerson: RateLimit = { name: "code-person", limit: 30, windowMs: 24 * 60 * minute };
/** Codes and recovery codes of a person with a browser that knows them. */
export const codesPerKnownBrowser: RateLimit = { name: "code-browser", limit: 10, windowMs: 15 * minute };
/** Passkeys that one person begins to add. */
export const passkeysPerPerson: RateLimit = { name: "passkey-person", limit: 30, windowMs: 60 * minute };
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

/** Changes to a text that one person asks a writer for. */
export const editsPerPerson: RateLimit = { name: "edit-person", limit: 120, windowMs: 60 * minute };

/** Looks at what would be sent to the service that writes, which read files, by one person. */
export const looksAtSentPerPerson: RateLimit = { name: "sent-person", limit: 120, windowMs: 60 * minute };

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
/** Links to read a version by that one person makes. */
export const readingLinksPerPerson: RateLimit = { name: "reading-link-person", limit: 100, windowMs: 60 * minute };
/** Saves of one guest, in all documents: as many as somebody who writes the whole hour needs, and no flood in another's account. */
export const savesPerGuest: RateLimit = { name: "guest-save-person", limit: 2_000, windowMs: 60 * minute };
/** Comments that one person writes or changes, and what they say of how far a section is. */
export const commentsPerPerson: RateLimit = { name: "comment-person", limit: 300, windowMs: 60 * minute };
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
 * How long to wait for the next try, in milliseconds, at a moment of a window (`share` of it is over) in which there were `count`
 * tries, and `before` in the one before it.
 */
function waitFor({ limit, windowMs }: RateLimit, count: number, before: number, share: number): number {
  const room = limit - count - 1;
  // Within this window, as soon as little enough of the one before counts; otherwise in the next one.
  if (room >= 0) return (1 - room / before - share) * windowMs;
  return (1 - share + Math.max(0, 1 - (limit - 1) / count)) * windowMs;
}

/**
 * Counts one try by `subject` (an address; only its hash is stored) over a window that slides: what there was in the window of the
 * clock before counts by the share of it that the sliding one still covers. Returns undefined within the limit, otherwise after how
 * many seconds another try makes sense; what is refused counts as one at most. The count is in the database, so that it holds for
 * all server processes together.
 */
async function countOne(
  context: Pick<Kernel, "db" | "now">,
  rate: RateLimit,
  subject: string,
): Promise<number | undefined> {
  const { limit, windowMs } = rate;
  const now = context.now().getTime();
  const windowStart = new Date(now - (now % windowMs));
  const previousStart = new Date(windowStart.getTime() - windowMs);
  const key = `${rate.name}:${hashSecret(subject)}`;
  const [bucket] = await context.db
    .insert(rateBucket)
    .values({ key, windowStart, count: 1, expiresAt: new Date(windowStart.getTime() + 2 * windowMs) })
    .onConflictDoUpdate({
      target: [rateBucket.key, rateBucket.windowStart],
      set: { count: sql`least(${rateBucket.count} + 1, ${limit + 1})` },
    })
    .returning({ count: rateBucket.count });
  const [previous] = await context.db
    .select({ count: rateBucket.count })
    .from(rateBucket)
    .where(and(eq(rateBucket.key, key), eq(rateBucket.windowStart, previousStart)));
  const [count, before] = [bucket?.count ?? 1, Math.min(previous?.count ?? 0, limit)];
  const share = (now % windowMs) / windowMs;
  if (count + before * (1 - share) <= limit) return undefined;
  return Math.max(1, Math.ceil(waitFor(rate, Math.min(count, limit), before, share) / 1000));
}

/** Counts one try by `subject`. Throws a Refusal of kind `tooMany` above the limit. */
export async function countTry(context: Pick<Kernel, "db" | "now">, rate: RateLimit, subject: string): Promise<void> {
  const retryAfter = await countOne(context, rate, subject);
  if (retryAfter !== undefined)
    throw new Refusal("tooMany", "Too many tries. Please wait a few minutes and try again.", { retryAfter });
}

/** Counts one try by `subject`. Returns whether it is within the limit. */
export async function isWithin(
  context: Pick<Kernel, "db" | "now">,
  rate: RateLimit,
  subject: string,
): Promise<boolean> {
  return (await countOne(context, rate, subject)) === undefined;
}

/** Forgets the tries of windows that are over. */
export async function purgeTries({ db, now }: Pick<Kernel, "db" | "now">): Promise<void> {
  await db.delete(rateBucket).where(lt(rateBucket.expiresAt, now()));
}
