import type { Schemas } from "@grantwright/api-client";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { payment, subscription } from "../../kernel/db/schema.ts";
import { findRole } from "../teams/index.ts";
import { findProduct } from "./products.ts";

const mostPayments = 200;

type Payment = Schemas["Payment"];

/** The subscription and, for who may buy, the payments of the account that is worked in. */
export async function summarisePayments(db: Database, account: Account): Promise<Schemas["PaymentsSummary"]> {
  const [current] = await db
    .select()
    .from(subscription)
    .where(eq(subscription.teamId, account.teamId))
    .orderBy(sql`${subscription.status} = 'ended'`, desc(subscription.currentPeriodEnd))
    .limit(1);
  const role = await findRole(db, account.teamId, account.userId);
  return {
    subscription: current
      ? {
          productTitle: findProduct(current.productId).title,
          status: current.status,
          currentPeriodEnd: current.currentPeriodEnd.toISOString(),
          willEnd: current.willEnd,
        }
      : null,
    payments: role === "member" ? [] : await listPayments(db, account.teamId),
  };
}

async function listPayments(db: Database, teamId: string): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payment)
    .where(and(eq(payment.teamId, teamId), ne(payment.status, "open")))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(mostPayments);
  return rows.map(({ id, productTitle, amount, credits, status, createdAt, receiptUrl }) => ({
    id,
    productTitle,
    amount: amount / 100,
    credits,
    status: status as Payment["status"],
    createdAt: createdAt.toISOString(),
    ...(receiptUrl !== null && { receiptUrl }),
  }));
}
