import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { idempotencyKeyOf } from "../../capabilities/http/idempotencyKey.ts";
import { findPortal } from "./openPortal.ts";
import { listProducts } from "./products.ts";
import { receivePaymentEvent } from "./receiveEvent.ts";
import { startCheckout } from "./startCheckout.ts";
import { summarisePayments } from "./summary.ts";

/** Plans and payments. */
export const paymentRoutes: Routes<
  "listProducts" | "startCheckout" | "openPaymentsPortal" | "getPaymentsSummary" | "receivePaymentEvent"
> = {
  listProducts: async () => listProducts(),

  startCheckout: ({ context, request, body }) =>
    startCheckout(context, accountOf(request), body.productId, idempotencyKeyOf(request)),

  async openPaymentsPortal({ context, request, query, reply }) {
    reply.redirect(await findPortal(context, accountOf(request), query.teamId), 302);
    return undefined;
  },

  getPaymentsSummary: ({ context, request }) => summarisePayments(context.db, accountOf(request)),

  async receivePaymentEvent({ context, request }) {
    const signature = request.headers["stripe-signature"];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await receivePaymentEvent(context, body, typeof signature === "string" ? signature : "");
    return { status: "ok" };
  },
};
