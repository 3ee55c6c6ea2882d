import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import { activeStates } from "../../kernel/db/activeStates.ts";
import type { Database } from "../../kernel/db/open.ts";
import { task } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { shortLine } from "../../kernel/text/shortLine.ts";
import { startTask } from "../tasks/index.ts";
import { findProfile } from "./scoutProfile.ts";

const longestShown = 120;

/** What the person knows a search by: the beginning of what they look for. */
const describe = (text: string) => shortLine(text, longestShown);

/** Starts a search of the account. Throws a Refusal of kind `refused` without a profile, and while another one is under way. */
export async function startSearch(context: Context, tx: Database, account: Account): Promise<{ taskId: string }> {
  const taskId = newId();
  const profile = await findProfile(tx, account.teamId);
  const text = profile?.project.trim() || profile?.organization.trim();
  if (!text) throw new Refusal("refused", "Please say first who you are and what you want to do.");
  const [running] = await tx
    .select({ id: task.id })
    .from(task)
    .where(and(eq(task.teamId, account.teamId), eq(task.kind, "scout"), inArray(task.status, activeStates)));
  if (running) throw new Refusal("refused", "The scout is already looking. Please wait until it is back.");
  await startTask(context, tx, account, { id: taskId, kind: "scout", documentId: null, description: describe(text) });
  return { taskId };
}
