import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { historyEntry, writtenText } from "../../../kernel/db/schema.ts";
import { applyDelta, type Delta, deltaBetween } from "./delta.ts";
import { textAfter } from "./history.ts";

type Entry = typeof historyEntry.$inferSelect;

/** How many texts are folded in one transaction, and in one run. */
const textsAtOnce = 20;
const textsInARun = 2_000;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const isFoldable = (one: Entry, next: Entry): boolean =>
  dayOf(one.startedAt) === dayOf(next.startedAt) &&
  one.writtenBy === next.writtenBy &&
  one.way === next.way &&
  one.model === next.model;

/** Entries one after the other, of one person on one day in one way; the oldest first. */
function spells(entries: Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isFoldable(last, entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Puts entries of one day into the last of them. The texts before and after them all stay what they were. */
async function fold(tx: Database, group: Entry[]): Promise<void> {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || first === last) return;
  const after = await textAfter(tx, last.textId, last.place);
  const before = group.reduceRight((text, { undo }) => applyDelta(text, JSON.parse(undo) as Delta), after);
  const sum = (of: "added" | "removed") => group.reduce((total, entry) => total + entry[of], 0);
  const isOf = (places: number[]) => and(eq(historyEntry.textId, last.textId), inArray(historyEntry.place, places));
  await tx
    .update(historyEntry)
    .set({
      startedAt: first.startedAt,
      added: sum("added"),
      removed: sum("removed"),
      undo: JSON.stringify(deltaBetween(after, before)),
      whole: group.some(({ whole }) => whole !== null) ? before : null,
    })
    .where(isOf([last.place]));
  await tx.delete(historyEntry).where(isOf(group.slice(0, -1).map(({ place }) => place)));
}

/** Folds what was written in a text before a moment. The newest entry stays: somebody may be at it. */
async function foldText(tx: Database, textId: number, cutoff: Date): Promise<void> {
  const entries = await tx
    .select()
    .from(historyEntry)
    .where(eq(historyEntry.textId, textId))
    .orderBy(asc(historyEntry.place));
  const old = entries.slice(0, -1).filter(({ endedAt }) => endedAt < cutoff);
  for (const group of spells(old)) await fold(tx, group);
  const next = entries.find(({ endedAt }) => endedAt >= cutoff);
  await tx
    .update(writtenText)
    .set({ unfoldedSince: next?.endedAt ?? null })
    .where(eq(writtenText.id, textId));
}

/** Folds the history of texts that is older than the setting says to an entry a day for each person and way. */
export async function foldHistory({ db, now, config }: Pick<Context, "db" | "now" | "config">): Promise<void> {
  const cutoff = new Date(now().getTime() - config.historyDays * 24 * 60 * 60_000);
  for (let folded = 0; folded < textsInARun; folded += textsAtOnce) {
    const count = await db.transaction(async (tx) => {
      const texts = await tx
        .select({ id: writtenText.id })
        .from(writtenText)
        .where(lt(writtenText.unfoldedSince, cutoff))
        .orderBy(asc(writtenText.unfoldedSince))
        .limit(textsAtOnce)
        .for("update", { skipLocked: true });
      for (const { id } of texts) await foldText(tx, id, cutoff);
      return texts.length;
    });
    if (count < textsAtOnce) return;
  }
}
