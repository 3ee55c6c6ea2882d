import type { BodyOf, Schemas } from "@grantwright/api-client";
import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import { team } from "../../kernel/db/schema.ts";
import type { ModelRule } from "../../kernel/db/values.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { noteActivity } from "./activity.ts";
import { findRole, type TeamRole } from "./membership.ts";

type Needed = Pick<Context, "db" | "now" | "writers">;

const mayChange = (role: TeamRole) => role === "owner" || role === "admin";

const present = ({ writers }: Needed, rule: ModelRule | null, role: TeamRole): Schemas["AccountModels"] => ({
  rule: rule ?? { use: "any" },
  offered: writers.offered.map(({ name, host }) => ({ name, ...(host !== undefined && { host }) })),
  canChange: mayChange(role),
});

const notMember = () => new Refusal("forbidden", "You are not a member of this team.");

/** Which models may write for the account. Throws a Refusal of kind `forbidden` for who is no member any more. */
export async function showModelRule(context: Needed, account: Account): Promise<Schemas["AccountModels"]> {
  const role = await findRole(context.db, account.teamId, account.userId);
  const [found] = await context.db.select({ rule: team.modelRule }).from(team).where(eq(team.id, account.teamId));
  if (!role || !found) throw notMember();
  return present(context, found.rule, role);
}

/** The rule as it is stored. Throws a Refusal: `invalid` for names without `only` or the other way round, `refused` for unknown ones. */
function ruleOf({ writers }: Needed, { use, models }: BodyOf<"setModelRule">): ModelRule | null {
  if ((use === "only") !== (models !== undefined))
    throw new Refusal("invalid", "Name models with only, and nowhere else.");
  if (use === "any") return null;
  if (use === "none" || models === undefined) return { use: "none" };
  const offered = new Set(writers.offered.map(({ name }) => name));
  const unknown = models.filter((name) => !offered.has(name));
  if (unknown.length > 0) throw new Refusal("refused", `This server has no model ${unknown.join(", ")}.`);
  return { use, models: [...new Set(models)].toSorted() };
}

/**
 * Says which models may write for the account, from what is begun next on. Throws a Refusal: `invalid`, `refused` for models that the
 * server does not have and for plain members, `forbidden` for who is no member any more.
 */
export async function setModelRule(
  context: Needed,
  account: Account,
  body: BodyOf<"setModelRule">,
): Promise<Schemas["AccountModels"]> {
  const rule = ruleOf(context, body);
  return context.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: team.id, personalOf: team.personalOf, rule: team.modelRule })
      .from(team)
      .where(and(eq(team.id, account.teamId), isNull(team.deletedAt)))
      .for("no key update");
    const role = await findRole(tx, account.teamId, account.userId);
    if (!held || !role) throw notMember();
    if (!mayChange(role)) throw new Refusal("refused", "Only owners and admins of the team can do this.");
    if (JSON.stringify(held.rule) !== JSON.stringify(rule)) {
      await tx.update(team).set({ modelRule: rule }).where(eq(team.id, held.id));
      if (held.personalOf === null) {
        const about = { teamId: held.id, actorId: account.userId, detail: body.use };
        await noteActivity(tx, context.now(), { ...about, kind: "modelRuleChanged" });
      }
    }
    return present(context, rule, role);
  });
}
