import { eq } from "drizzle-orm";
import { sentenceKey } from "../../../capabilities/writer/receipts/sentenceKey.ts";
import { cutSentences } from "../../../capabilities/writer/text/cutSentences.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { confirmedSentence } from "../../../kernel/db/schema.ts";

/** Who said of a sentence that it is right, and when. */
interface Confirmed {
  /** Null where that account is gone. */
  by: string | null;
  at: Date;
}

/** What people confirmed of a document, by the keys of the sentences. */
export type Confirmations = ReadonlyMap<string, Confirmed>;

/** Loads what people confirmed of a document. */
export async function confirmationsOf(db: Database, documentId: string): Promise<Confirmations> {
  const { key, confirmedBy, confirmedAt } = confirmedSentence;
  const rows = await db
    .select({ key, by: confirmedBy, at: confirmedAt })
    .from(confirmedSentence)
    .where(eq(confirmedSentence.documentId, documentId));
  return new Map(rows.map(({ key: sentence, by, at }) => [sentence, { by, at }]));
}

/** Stores that a person says of sentences that they are right. What somebody confirmed before stays theirs. */
export async function confirm(
  tx: Database,
  { userId }: Pick<Account, "userId">,
  now: Date,
  documentId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ documentId, key, confirmedBy: userId, confirmedAt: now }));
  // A bound on what one statement takes.
  for (let at = 0; at < rows.length; at += 1_000)
    await tx
      .insert(confirmedSentence)
      .values(rows.slice(at, at + 1_000))
      .onConflictDoNothing();
}

const keysIn = (text: string): Set<string> => new Set(cutSentences(text).map((sentence) => sentenceKey(sentence.text)));

/** The keys of the sentences that an edit brought. */
export function broughtBy(before: string, after: string): string[] {
  const known = keysIn(before);
  return [...keysIn(after)].filter((key) => !known.has(key));
}
