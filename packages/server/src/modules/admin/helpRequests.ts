import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq, or, sql, type SQL } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { message, messageRecipient, team, user } from "../../kernel/db/schema.ts";
import { answerOnce } from "../../kernel/idempotency.ts";
import { notFound } from "../../kernel/refusal.ts";
import { answerHelp, findMessage, presentMessage, visibleMessages } from "../messages/index.ts";
import { usualPage } from "./searching.ts";

type HelpRequest = Schemas["AdminHelpRequest"];

/**
 * One conversation of a person with support: messages of type `help` under one first message. What the person wrote has them
 * behind it; what support wrote has nobody, and the person as the one who gets it.
 */
interface Conversation {
  request: HelpRequest;
  /** The person, in the account from which they asked. */
  account: Account;
  rootId: string;
}

interface Row extends Record<string, unknown> {
  id: string;
  root_id: string;
  person_id: string;
  person_name: string;
  person_email: string;
  team_id: string;
  team_name: string;
  is_personal: boolean;
  subject: string;
  priority: HelpRequest["priority"];
  created_at: string | Date;
  last_at: string | Date;
  is_answered: boolean;
  message_count: number | string;
}

/** Those that wait come first, urgent ones before others and the longest waiting before the newer; then the last answered. */
const order = sql`is_answered, case priority when 'high' then 0 when 'medium' then 1 else 2 end,
  case when is_answered then -extract(epoch from last_at) else extract(epoch from last_at) end, id`;

async function findConversations(db: Database, where: SQL, limit: number): Promise<Conversation[]> {
  const found = await db.execute<Row>(sql`
    with said as (
      select m.*, coalesce(m.parent_message_id, m.id) as root_id, coalesce(m.from_user_id, r.user_id) as person_id
      from ${message} m
      left join ${messageRecipient} r on r.message_id = m.id and m.from_user_id is null
      where m.type = 'help'
    ), conversation as (
      select root_id, person_id,
        (array_agg(id order by created_at, id) filter (where from_user_id is not null))[1] as id,
        (array_agg(subject order by created_at, id))[1] as subject,
        (array_agg(priority order by created_at, id))[1] as priority,
        (array_agg(team_id order by created_at, id))[1] as team_id,
        (array_agg(from_user_id is null order by created_at desc, id desc))[1] as is_answered,
        min(created_at) as created_at, max(created_at) as last_at, count(*) as message_count
      from said where person_id is not null
      group by root_id, person_id
    )
    select c.*, u.name as person_name, u.email as person_email, t.name as team_name, t.personal_of is not null as is_personal
    from conversation c join ${user} u on u.id = c.person_id join ${team} t on t.id = c.team_id
    where c.id is not null and ${where}
    order by ${order}
    limit ${limit}`);
  const { rows } = found as unknown as { rows: Row[] };
  return rows.map((row) => ({
    rootId: row.root_id,
    account: { userId: row.person_id, email: row.person_email, teamId: row.team_id },
    request: {
      id: row.id,
      subject: row.subject,
      priority: row.priority,
      personName: row.person_name,
      personEmail: row.person_email,
      ...(!row.is_personal && { teamName: row.team_name }),
      createdAt: new Date(row.created_at).toISOString(),
      lastAt: new Date(row.last_at).toISOString(),
      isAnswered: row.is_answered,
      messageCount: Number(row.message_count),
    },
  }));
}

/** Help requests, those that wait for an answer and the urgent ones first. */
export async function listHelpRequests(
  db: Database,
  state: "open" | "answered" | "all" = "open",
  limit = usualPage,
): Promise<HelpRequest[]> {
  const where = { open: sql`not is_answered`, answered: sql`is_answered`, all: sql`true` }[state];
  return (await findConversations(db, where, limit)).map(({ request }) => request);
}

/** By the id of the first message that the person wrote. Throws a Refusal of kind `notFound`. */
async function findConversation(db: Database, id: string): Promise<Conversation> {
  const [found] = await findConversations(db, sql`c.id = ${id}`, 1);
  if (!found) throw notFound("help request");
  return found;
}

/**
 * A help request with what followed, as the person sees it; what the person and their colleagues write to each other under the
 * same first message stays with them. Throws a Refusal of kind `notFound`.
 */
export async function readHelpRequest(db: Database, id: string): Promise<Schemas["AdminHelpThread"]> {
  const { request, account, rootId } = await findConversation(db, id);
  const isHelp = and(eq(message.parentMessageId, rootId), eq(message.type, "help"));
  const rows = await visibleMessages(db, account, or(eq(message.id, rootId), isHelp)).orderBy(
    sql`${message.parentMessageId} is not null`,
    asc(message.createdAt),
    asc(message.id),
  );
  return { request, thread: rows.map(presentMessage) };
}

/** Answers a help request, once for a key. Throws a Refusal: `notFound`, or `invalid` for an answer without words. */
export async function answerHelpRequest(
  context: Context,
  { userId }: Account,
  id: string,
  content: string,
  key: string | undefined,
): Promise<Schemas["Message"]> {
  const call = { userId, scope: `answerHelpRequest ${id}`, key, body: { content } };
  return answerOnce(
    context,
    call,
    () => true,
    async (tx) => {
      const { account } = await findConversation(tx, id);
      const [admin] = await tx.select({ name: user.name }).from(user).where(eq(user.id, userId));
      const answerId = await answerHelp(context, tx, { name: admin?.name ?? "" }, id, content);
      return presentMessage(await findMessage(tx, account, answerId));
    },
  );
}
