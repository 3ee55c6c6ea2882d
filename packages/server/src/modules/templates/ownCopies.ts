import { and, eq, isNull } from "drizzle-orm";
import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { team } from "../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { findRole } from "../teams/index.ts";
import { findTemplate } from "./library.ts";
import { ownPosition } from "./ownContent.ts";
import { insertOwn, noteOfTemplate } from "./ownTemplates.ts";
import type { TemplateRow } from "./present.ts";

/** All of a template, as another account's own: sections, checklist, format and source stay. */
function copyFor({ type, name, funderName, category, categoryId, searchText, startAt, endAt, content }: TemplateRow) {
  const columns = { type, name, funderName, category, categoryId, searchText, startAt, endAt };
  return { ...columns, position: ownPosition, content: { ...content, canCustomize: false } };
}

/**
 * Copies a template into the account that is worked in: a public one that may be customized, or one of its own. Throws a Refusal:
 * `notFound`, or `refused` for a public one that is to stay as it is.
 */
export async function customizeTemplate(
  { now }: Pick<Context, "now">,
  tx: Database,
  account: Account,
  id: string,
): Promise<TemplateRow> {
  const { teamId, userId } = account;
  const found = await findTemplate(tx, id, teamId);
  if (!found) throw notFound("template");
  if (found.teamId === null && !found.content.canCustomize)
    throw new Refusal("refused", "This template is to be used as it is. You can add sections to a draft of it.");
  return insertOwn(tx, { ...copyFor(found), teamId, createdBy: userId, updatedAt: now() });
}

/**
 * Copies a template of the account's own into another account of the person, and notes it in the team. Throws a Refusal:
 * `notFound`, `forbidden` for a team that the person is not in, or `refused` for a public one or the account it is in already.
 */
export async function shareTemplate(
  { now }: Pick<Context, "now">,
  tx: Database,
  account: Account,
  id: string,
  teamId: string,
): Promise<Schemas["SharedTemplate"]> {
  const { userId } = account;
  const found = await findTemplate(tx, id, account.teamId);
  if (!found) throw notFound("template");
  if (found.teamId === null)
    throw new Refusal("refused", "Make your own copy first: templates of the library are there for everybody.");
  const [place] = await tx
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.id, teamId), isNull(team.deletedAt)));
  if (!place || !(await findRole(tx, teamId, userId)))
    throw new Refusal("forbidden", "You are not a member of this team.");
  if (teamId === account.teamId) throw new Refusal("refused", "This template is there already.");
  const at = now();
  const copy = await insertOwn(tx, { ...copyFor(found), teamId, createdBy: userId, updatedAt: at });
  await noteOfTemplate(tx, at, { teamId, actorId: userId, kind: "templateShared", subject: found.name });
  return { id: copy.id, teamId };
}
