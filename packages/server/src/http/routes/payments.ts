import { findPortal } from "../../payments/openPortal.ts";
import { listProducts } from "../../payments/products.ts";
import { receivePaymentEvent } from "../../payments/receiveEvent.ts";
import { startCheckout } from "../../payments/startCheckout.ts";
import { summarisePayments } from "../../payments/summary.ts";
import { accountOf, type Routes } from "../call.ts";
import { idempotencyKeyOf } from "../idempotencyKey.ts";

/** Plans and payments. */
export const paymentRoutes: Routes<
  "listProducts" | "startCheckout" | "openPaymentsPortal" | "getPaymentsSummary" | "receivePaymentEvent"
> = {
  listProducts: async () => listProducts(),

  startCheckout: ({ context, request, body }) =>
    startCheckout(context, accountOf(request), body.productId, idempotencyKeyOf(request)),

  async openPaymentsPortal({ context, request, query, reply }) {
    reply.redirect(await findPortal(context, accountOf(request), query.teamId), 302);
    return undefined as never;
  },

  getPaymentsSummary: ({ context, request }) => summarisePayments(context.db, accountOf(request)),

  async receivePaymentEvent({ context, request }) {
    const signature = request.headers["stripe-signature"];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await receivePaymentEvent(context, body, typeof signature === "string" ? signature : "");
    return { status: "ok" };
  },
};
