import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import { creditEntry } from "../../kernel/db/schema.ts";
import { answerOnce } from "../../kernel/idempotency.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { boughtPool, creditBalance, holdCredits } from "../credits/index.ts";
import { noteActivity } from "./activity.ts";
import { holdTeam } from "./membership.ts";

/** Moves bought credits of one's own to the team; once for a key. Throws a Refusal of kind `refused` where there are fewer. */
export async function giveTeamCredits(
  context: Context,
  account: Account,
  amount: number,
  key: string | undefined,
): Promise<void> {
  const { userId, teamId } = account;
  const call = { userId, scope: `giveTeamCredits ${teamId}`, key, body: { amount } };
  await answerOnce(
    context,
    call,
    () => true,
    async (tx) => {
      await holdTeam(tx, account);
      await holdCredits(tx, account);
      const { proposals } = await creditBalance(tx, userId);
      if (proposals < amount)
        throw new Refusal("refused", `You have ${proposals} bought credits of your own; free ones cannot be given.`);
      const now = context.now();
      const entry = { userId, pool: boughtPool, reason: "transfer" as const, createdAt: now };
      await tx.insert(creditEntry).values([
        { ...entry, teamId: null, amount: -amount },
        { ...entry, teamId, amount },
      ]);
      await noteActivity(tx, now, { teamId, actorId: userId, kind: "creditsGiven", detail: String(amount) });
      return {};
    },
  );
}
