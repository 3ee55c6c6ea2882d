import { billingCustomer, payment, subscription } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { endSubscriptionsOf } from "../subscriptions/index.ts";
import { purgePayments } from "./purgePayments.ts";
import { paymentRoutes } from "./routes.ts";

/** Plans and payments. */
export const billing: Module = {
  name: "billing",
  holds: [
    {
      table: payment,
      exported: { not: "The payment provider gives receipts." },
      erased: { not: "The books keep what was paid, without the person." },
    },
    { table: subscription, exported: { not: "The payment provider has it." }, erased: "forget" },
    { table: billingCustomer, exported: { not: "The payment provider's id of an account." }, erased: "reference" },
  ],
  routes: paymentRoutes,
  purge: purgePayments,
  erase: { forget: (context, tx, { doomed }) => endSubscriptionsOf(context, tx, doomed) },
};
