import { sql } from "drizzle-orm";
import type { Config } from "../../kernel/config.ts";
import type { Database } from "../../kernel/db/open.ts";
import { readRows } from "../../kernel/db/readRows.ts";
import { openSecret } from "./seal.ts";

/** Where the secret of a person's app for codes belongs, as `sealSecret` takes it. */
export const secondFactorPlace = (userId: string): string => `second_factor ${userId}`;

/** How many secrets of two-step sign-in are stored, by what can be done with them. */
export interface TriedSecrets {
  /** As they are: whoever reads the database has them. */
  plain: number;
  /** Encrypted with a key of the settings. */
  opened: number;
  /** Encrypted with a key that is not in the settings: nobody can use them. */
  lost: number;
}

/** Tries one stored secret of each key with those of the settings. A database of before there were any has none. */
export async function trySecrets(db: Database, keys: Pick<Config, "secretKeys">): Promise<TriedSecrets> {
  const tried: TriedSecrets = { plain: 0, opened: 0, lost: 0 };
  const [table] = await readRows<{ name: string | null }>(db, sql`select to_regclass('second_factor')::text as name`);
  if (table?.name == null) return tried;
  // "plain:secret", or "sealed:key:nonce:text".
  const stored = await readRows<{ userId: string; secret: string; count: string }>(
    db,
    sql`select distinct on (key) user_id as "userId", secret, count(*) over (partition by key)::text as count
      from (select user_id, secret, case when secret like 'sealed:%' then split_part(secret, ':', 2) end as key
        from second_factor) s
      order by key, user_id`,
  );
  for (const { userId, secret, count } of stored) {
    const isOpened = openSecret(keys, secret, secondFactorPlace(userId)) !== undefined;
    const kind = secret.startsWith("plain:") ? "plain" : isOpened ? "opened" : "lost";
    tried[kind] += Number(count);
  }
  return tried;
}
