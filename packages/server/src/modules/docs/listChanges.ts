import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import { createGate } from "../../kernel/apart/gate.ts";
import { runApart } from "../../kernel/apart/runApart.ts";
import { documentVersion, section } from "../../kernel/db/schema.ts";
import { notFound } from "../../kernel/refusal.ts";
import { compareAllJob, type TextPair } from "../../kernel/text/compareTexts.ts";
import { findDocument } from "./documentRow.ts";

type SectionRow = Pick<typeof section.$inferSelect, "id" | "fieldId" | "title" | "text">;

/** How long all comparisons of one call may take together, in milliseconds. */
const budgetMs = 1_500;

const compareInTurn = createGate({ atOnce: 2, mostWaiting: 40, mostWaitingEach: 4 });

/** The sections of both versions in the order of the newer one; one that is gone stands after the one that it followed. */
function pairsOf(before: SectionRow[], after: SectionRow[]): { old?: SectionRow; now?: SectionRow }[] {
  const pairs: { old?: SectionRow; now?: SectionRow }[] = after.map((now) => {
    const old = before.find(({ fieldId }) => fieldId === now.fieldId);
    return { now, ...(old && { old }) };
  });
  before.forEach((old, index) => {
    if (pairs.some((pair) => pair.old === old)) return;
    const previous = before[index - 1];
    pairs.splice(pairs.findIndex((pair) => pair.old === previous) + 1, 0, { old });
  });
  return pairs;
}

/**
 * What a version changed against the finished one before it, section by section; hidden sections are left out. Throws a Refusal:
 * `notFound`, or `tooMany` or `unavailable` where too many comparisons wait.
 */
export async function listChanges(
  { db }: Pick<Context, "db">,
  account: Account,
  id: string,
  versionId: string,
): Promise<Schemas["VersionChanges"]> {
  await findDocument(db, account, id);
  const versions = await db
    .select({ id: documentVersion.id })
    .from(documentVersion)
    .where(and(eq(documentVersion.documentId, id), eq(documentVersion.status, "done")))
    .orderBy(asc(documentVersion.createdAt), asc(documentVersion.id));
  const place = versions.findIndex((version) => version.id === versionId);
  if (place < 0) throw notFound("version");
  const comparedWith = versions[place - 1]?.id ?? null;
  if (comparedWith === null) return { versionId, comparedWith, sections: [] };

  const { id: sectionId, fieldId, title, text } = section;
  const load = (version: string) =>
    db
      .select({ id: sectionId, fieldId, title, text })
      .from(section)
      .where(and(eq(section.versionId, version), eq(section.hidden, false)))
      .orderBy(asc(section.position));
  const pairs = pairsOf(await load(comparedWith), await load(versionId));
  const texts = pairs.map(({ old, now }): TextPair => [old?.text ?? "", now?.text ?? ""]);
  const characters = texts.flat().reduce((sum, text) => sum + text.length, 0);
  const parts = await compareInTurn(account.userId, () => runApart(compareAllJob, characters, texts, budgetMs));
  return {
    versionId,
    comparedWith,
    sections: pairs.map(({ old, now }, index) => ({
      ...(now && { id: now.id }),
      sectionId: (now ?? old)?.fieldId ?? "",
      title: (now ?? old)?.title ?? "",
      kind: !old ? "added" : !now ? "removed" : old.text === now.text ? "same" : "changed",
      parts: parts[index] ?? [],
    })),
  };
}
