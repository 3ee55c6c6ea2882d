import { and, eq, lt } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { payment, paymentEvent } from "../../kernel/db/schema.ts";

const day = 24 * 60 * 60_000;

/** Longer than the slowest way to pay takes. */
const openLifetimeMs = 60 * day;

/** Longer than the provider sends an event again. */
const eventLifetimeMs = 90 * day;

/** Forgets payments that were begun and never made, and which events were taken long ago; what was paid stays in the books. */
export async function purgePayments({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await db.delete(payment).where(and(eq(payment.status, "open"), lt(payment.createdAt, before(openLifetimeMs))));
  await db.delete(paymentEvent).where(lt(paymentEvent.receivedAt, before(eventLifetimeMs)));
}
