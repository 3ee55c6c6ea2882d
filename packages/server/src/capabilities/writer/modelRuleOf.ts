import { eq } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { prepareRead } from "../../kernel/db/prepareRead.ts";
import { team } from "../../kernel/db/schema.ts";
import type { ModelRule } from "../../kernel/db/values.ts";

/** No model at all: what holds for an account that is gone, as nobody is left who could have allowed one. */
const none: ModelRule = { use: "none" };

const readRule = prepareRead("rule of models", ["teamId"], (db, { teamId }) =>
  db.select({ rule: team.modelRule }).from(team).where(eq(team.id, teamId)),
);

/** Which models may write for an account; null for any. */
export async function modelRuleOf(db: Database, teamId: string): Promise<ModelRule | null> {
  const [found] = await readRule(db, { teamId });
  return found ? found.rule : none;
}
