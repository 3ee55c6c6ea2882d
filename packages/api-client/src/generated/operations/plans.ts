// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `plans`. */
export const plans = {
  listProducts: { method: "GET", path: "/p/payments/products" },
  openPaymentsPortal: { method: "GET", path: "/a/payments/portal", needsSession: true, isFixed: true },
  startCheckout: { method: "POST", path: "/a/payments/checkout", needsSession: true, needsBody: true },
  getPaymentsSummary: { method: "GET", path: "/a/payments/summary", needsSession: true },
  receivePaymentEvent: { method: "POST", path: "/p/payments/webhook", isFixed: true, needsBody: true, takesBytes: true },
} as const;
