import { eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { jsonEntry, type ZipEntry } from "../../capabilities/files/zipStream.ts";
import { personIdentity } from "../../kernel/db/schema.ts";
import type { Exported } from "../module.ts";

/** How providers name a person; no file where none does. */
export async function* exportIdentities({ db }: Pick<Context, "db">, { userId }: Exported): AsyncGenerator<ZipEntry> {
  const identities = await db
    .select({
      provider: personIdentity.issuer,
      subject: personIdentity.subject,
      since: personIdentity.createdAt,
      lastUsedAt: personIdentity.lastUsedAt,
    })
    .from(personIdentity)
    .where(eq(personIdentity.userId, userId));
  if (identities.length > 0) yield jsonEntry("sign-in-providers.json", identities);
}
