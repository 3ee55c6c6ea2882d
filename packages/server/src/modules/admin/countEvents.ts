import type { Schemas } from "@grantwright/api-client";
import { and, count, desc, eq, gte, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { analyticsEvent } from "../../kernel/db/schema.ts";

const dayMs = 24 * 60 * 60_000;

/** The event that a page view is. */
const viewName = "pageView";

const mostLines = 50;

type Count = Schemas["AnalyticsCount"];

async function countBy(db: Database, column: SQL<string>, where: SQL | undefined): Promise<Count[]> {
  const rows = await db
    .select({ label: column, count: count() })
    .from(analyticsEvent)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
    .limit(mostLines);
  return rows;
}

/** Page views and events of the last days, today included; days are those of UTC. */
export async function countEvents({ db, now }: Pick<Context, "db" | "now">, days = 30): Promise<Schemas["Analytics"]> {
  const today = Math.floor(now().getTime() / dayMs) * dayMs;
  const firstDay = today - (days - 1) * dayMs;
  const isRecent = gte(analyticsEvent.at, new Date(firstDay));
  const isView = and(isRecent, eq(analyticsEvent.name, viewName));
  const day = sql<string>`to_char(${analyticsEvent.at} at time zone 'UTC', 'YYYY-MM-DD')`;
  const viewed = await db
    .select({ label: day, count: count() })
    .from(analyticsEvent)
    .where(isView)
    .groupBy(sql`1`);
  const countOf = new Map(viewed.map((row) => [row.label, row.count]));
  const perDay = Array.from({ length: days }, (_, index) => {
    const label = new Date(firstDay + index * dayMs).toISOString().slice(0, 10);
    return { label, count: countOf.get(label) ?? 0 };
  });
  const textOf = (column: typeof analyticsEvent.path | typeof analyticsEvent.ref) => sql<string>`${column}`;
  return {
    views: perDay.reduce((sum, each) => sum + each.count, 0),
    days: perDay,
    pages: await countBy(db, textOf(analyticsEvent.path), and(isView, isNotNull(analyticsEvent.path))),
    events: await countBy(db, sql<string>`${analyticsEvent.name}`, and(isRecent, ne(analyticsEvent.name, viewName))),
    refs: await countBy(db, textOf(analyticsEvent.ref), and(isRecent, isNotNull(analyticsEvent.ref))),
  };
}
