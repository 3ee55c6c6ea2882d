import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import { billingCustomer, team, teamMember } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { accountAddress, askProvider } from "./startCheckout.ts";

/**
 * Where the person sees and changes what an account pays: at the provider, or on the page of plans where payments are not set
 * up, cannot be reached, or nothing was bought yet. Throws a Refusal: `forbidden` for a team of others, `refused` for plain
 * members of it.
 */
export async function findPortal(context: Context, account: Account, teamId = account.teamId): Promise<string> {
  const { db, config, payments } = context;
  const [found] = await db
    .select({ role: teamMember.role, personalOf: team.personalOf, customerId: billingCustomer.customerId })
    .from(teamMember)
    .innerJoin(team, and(eq(team.id, teamMember.teamId), isNull(team.deletedAt)))
    .leftJoin(billingCustomer, eq(billingCustomer.teamId, team.id))
    .where(and(eq(teamMember.teamId, teamId), eq(teamMember.userId, account.userId)));
  if (!found) throw new Refusal("forbidden", "You are not a member of this team.");
  if (found.role === "member") throw new Refusal("refused", "Only owners and admins of the team see its payments.");
  const isPersonal = found.personalOf !== null;
  const elsewhere = `${accountAddress("", teamId, isPersonal)}/pricing?payments=unavailable`;
  const { customerId } = found;
  if (!payments || customerId === null) return elsewhere;
  const backTo = `${accountAddress(config.publicUrl, teamId, isPersonal)}${isPersonal ? "/user-information" : "/organization"}`;
  try {
    return await askProvider(context, () => payments.openPortal(customerId, backTo));
  } catch {
    return elsewhere;
  }
}
