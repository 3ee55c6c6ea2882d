import type { Schemas } from "@grantwright/api-client";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { document, documentVersion, readingLink, team, teamMember } from "../../../kernel/db/schema.ts";
import { hashSecret } from "../../../kernel/ids.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { presentForReaders, readableSections } from "../presentForReaders.ts";

/** That a link is read is written down once in so long, in milliseconds: whoever has it may ask as often as they like. */
const noteEveryMs = 60_000;

/**
 * The version that a link shows, as it is now. Throws a Refusal of kind `notFound`, the same for a key that is unknown, has run out, was
 * ended, or is of somebody who has left the account.
 */
export async function readShared(
  { db, now, writers }: Pick<Context, "db" | "now" | "writers">,
  key: string,
): Promise<Schemas["Document"]> {
  const moment = now();
  const [found] = await db
    .select({ link: readingLink, row: document, version: documentVersion })
    .from(readingLink)
    .innerJoin(document, and(eq(document.id, readingLink.documentId), isNull(document.deletedAt)))
    .innerJoin(documentVersion, eq(documentVersion.id, readingLink.versionId))
    .innerJoin(team, and(eq(team.id, document.teamId), isNull(team.deletedAt)))
    .innerJoin(teamMember, and(eq(teamMember.teamId, team.id), eq(teamMember.userId, readingLink.createdBy)))
    .where(and(eq(readingLink.keyHash, hashSecret(key)), gt(readingLink.endsAt, moment)));
  if (!found) throw new Refusal("notFound", "This link has ended. Ask whoever sent it for a new one.");
  const { link, row, version } = found;
  const before = new Date(moment.getTime() - noteEveryMs);
  if (!link.readAt || link.readAt < before)
    await db.update(readingLink).set({ readAt: moment }).where(eq(readingLink.id, link.id));
  return presentForReaders({ writers }, row, {
    versionId: version.id,
    name: version.inputs.name,
    useEnglish: version.inputs.useEnglish,
    sections: await readableSections(db, version.id),
    updatedAt: version.finishedAt ?? version.createdAt,
  });
}
