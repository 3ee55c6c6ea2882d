// Fills a database of PostgreSQL with what years of many people would leave in it. Documents are copies of one that the server made; the
// indexes of the large tables are made anew at the end, since that is faster.
import type { Client } from "./driver.ts";

/** How much there is to be. */
export interface Size {
  people: number;
  documents: number;
  messages: number;
  /** Documents of the first person alone, beyond their share. */
  ofOne: number;
}

/** The secret of the n-th person's session, from 1 on. */
export const secretOf = (person: number): string => `load-${person}`;

/** Where the ids of seeded rows come from: any two differ, and they are as scattered as those of the server. */
const idOf = (kind: string, number: string) => `left(md5('${kind}' || ${number}), 24)`;

/** The names of a table's columns that are stored as they are given. */
async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'`,
  );
  return rows.map(({ name }) => name);
}

/** Does something while tables have no indexes but their keys, and makes them again. */
async function withoutIndexes(client: Client, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const names = tables.map((table) => `'${table}'`).join(", ");
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
       where i.schemaname = 'public' and i.tablename in (${names})
         and not exists (select from pg_constraint c where c.conname = i.indexname)`,
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

async function addPeople(client: Client, { people }: Size): Promise<void> {
  const each = `from generate_series(1, ${people}) n`;
  await client.query(`insert into "user" (id, email, name, created_at)
    select ${idOf("person", "n")}, 'load-' || n || '@example.org', 'Person ' || n, now() - n * interval '1 minute' ${each}`);
  await client.query(`insert into team (id, name, personal_of, created_at)
    select ${idOf("team", "n")}, '', ${idOf("person", "n")}, now() - n * interval '1 minute' ${each}`);
  await client.query(`insert into team_member (team_id, user_id, role, joined_at)
    select ${idOf("team", "n")}, ${idOf("person", "n")}, 'owner', now() ${each}`);
  await client.query(`insert into credit_entry (user_id, pool, amount, reason, created_at)
    select ${idOf("person", "n")}, 'welcome', 3, 'grant', now() ${each}`);
  await client.query(`insert into session (token_hash, id, user_id, via, created_at, last_seen_at, expires_at)
    select encode(sha256(('load-' || n)::bytea), 'hex'), ${idOf("session", "n")}, ${idOf("person", "n")}, 'link', now(), now(),
      now() + interval '60 days' ${each}`);
}

/** Copies of a document, spread over the people and over three years. */
async function addDocuments(client: Client, size: Size, pattern: string): Promise<void> {
  const owner = `case when n <= ${size.ofOne} then 1 else n % ${size.people} + 1 end`;
  const own: Record<string, string> = {
    id: idOf("document", "n"),
    team_id: idOf("team", `(${owner})`),
    created_by: idOf("person", `(${owner})`),
    name: "(array['Gardens', 'Lanterns', 'Bridges', 'Kitchens', 'Letters'])[n % 5 + 1] || ' for ward ' || n",
    created_at: "now() - n * interval '95 seconds'",
    updated_at: "now() - n * interval '94 seconds'",
  };
  const names = await columnsOf(client, "document");
  await client.query(`insert into document (${names.map((name) => `"${name}"`).join(", ")})
    select ${names.map((name) => own[name] ?? `d."${name}"`).join(", ")}
    from document d cross join generate_series(1, ${size.documents}) n where d.id = '${pattern}'
    order by ${idOf("document", "n")}`);
}

/** Messages of the product to each person, of which one in twenty is unread. */
async function addMessages(client: Client, { people, messages }: Size): Promise<void> {
  const text =
    "<p>Your proposal is finished. Read it in one go, and look at what is marked: a figure that stands in no file of yours.</p>";
  await client.query(`insert into message (id, team_id, type, priority, subject, content, metadata, from_name, created_at)
    select ${idOf("message", "n")}, ${idOf("team", `(n % ${people} + 1)`)}, 'system', 'medium', 'Proposal ' || n || ' is finished',
      '${text}', '{}', 'Grantwright', now() - n * interval '19 seconds'
    from generate_series(1, ${messages}) n order by ${idOf("message", "n")}`);
  await client.query(`insert into message_recipient (message_id, user_id, team_id, created_at, read_at)
    select ${idOf("message", "n")}, ${idOf("person", `(n % ${people} + 1)`)}, ${idOf("team", `(n % ${people} + 1)`)},
      now() - n * interval '19 seconds', case when n / ${people} % 20 > 0 then now() end
    from generate_series(1, ${messages}) n order by ${idOf("message", "n")}`);
}

/** Fills the database; `pattern` is the document that all others are copies of. Resolves with how many bytes one of them takes. */
export async function seed(client: Client, size: Size, pattern: string): Promise<number> {
  await client.query("set session_replication_role = replica");
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query("set work_mem = '256MB'");
  await withoutIndexes(client, ["document", "message", "message_recipient"], async () => {
    await addPeople(client, size);
    await addDocuments(client, size, pattern);
    await addMessages(client, size);
  });
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
  const { rows } = await client.query<{ bytes: string }>(
    `select pg_column_size(d.*) as bytes from document d where id = '${pattern}'`,
  );
  return Number(rows[0]?.bytes);
}
