import { and, eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { ProvenIdentity } from "../../capabilities/identity/identityProviders.ts";
import type { Database } from "../../kernel/db/open.ts";
import { personIdentity, user } from "../../kernel/db/schema.ts";
import { domainOf, type ProviderSettings } from "../../kernel/providers.ts";
import { findOrMakeAccount, normaliseEmail } from "../auth/index.ts";
import { holdJoinable, joinByProvider } from "../teams/index.ts";

/** Why somebody whom a provider vouches for is not let in. */
export class NotLetInError extends Error {
  override name = "NotLetInError";
  readonly outcome: "wrongDomain" | "unverified" | "otherPerson";
  constructor(outcome: NotLetInError["outcome"]) {
    super(outcome);
    this.outcome = outcome;
  }
}

const speaksFor = ({ domains }: ProviderSettings, email: string): boolean => domains.includes(domainOf(email));

/** The address that a provider vouches for. Throws a NotLetInError where it does not, or may not speak for it. */
function vouchedAddress(provider: ProviderSettings, { email, isEmailVerified }: ProvenIdentity): string {
  // An express "no" stands, whatever the operator trusts.
  if (!email || !(isEmailVerified ?? provider.trustEmail)) throw new NotLetInError("unverified");
  const address = normaliseEmail(email);
  if (!speaksFor(provider, address)) throw new NotLetInError("wrongDomain");
  return address;
}

async function findLinked(
  tx: Database,
  { issuer, subject }: ProvenIdentity,
): Promise<{ userId: string; email: string } | undefined> {
  const [found] = await tx
    .select({ userId: user.id, email: user.email })
    .from(personIdentity)
    .innerJoin(user, eq(user.id, personIdentity.userId))
    .where(and(eq(personIdentity.issuer, issuer), eq(personIdentity.subject, subject)));
  return found;
}

/**
 * The id of the person whom a provider vouches for: who signed in by it before as the same subject, whatever their address at the provider
 * is by now; at first the person of the address, who is made where it is new, and joins the provider's team. Throws a NotLetInError:
 * `otherPerson` where the person of the address is another subject of that provider, `wrongDomain` where it does not speak for the
 * person's own address any more.
 */
export async function findPerson(
  context: Context,
  tx: Database,
  provider: ProviderSettings,
  proven: ProvenIdentity,
): Promise<string> {
  const address = vouchedAddress(provider, proven);
  const { issuer, subject } = proven;
  const now = context.now();
  const linked = await findLinked(tx, proven);
  if (linked) {
    if (!speaksFor(provider, linked.email)) throw new NotLetInError("wrongDomain");
    await tx
      .update(personIdentity)
      .set({ lastUsedAt: now })
      .where(and(eq(personIdentity.issuer, issuer), eq(personIdentity.subject, subject)));
    return linked.userId;
  }
  // Teams are held before people, everywhere.
  const teamName = provider.team === undefined ? undefined : await holdJoinable(tx, provider.team);
  const userId = await findOrMakeAccount(context, tx, address);
  const made = await tx
    .insert(personIdentity)
    .values({ issuer, subject, userId, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing()
    .returning({ userId: personIdentity.userId });
  // Made meanwhile by a sign-in at the same time, or there already for another subject.
  if (made.length === 0 && (await findLinked(tx, proven))?.userId !== userId) throw new NotLetInError("otherPerson");
  if (provider.team !== undefined) {
    if (teamName === undefined)
      context.log.warn({ event: "providerTeamMissing", provider: provider.id, team: provider.team }, "sign-in");
    else await joinByProvider(context, tx, userId, { id: provider.team, name: teamName }, provider.name);
  }
  return userId;
}
