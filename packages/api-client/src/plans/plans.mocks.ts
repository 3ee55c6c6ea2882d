import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

/** Three plans: one proposal, five, and a year. */
export const sampleProducts: Schemas["Product"][] = [
  {
    id: "one-proposal",
    title: "One proposal",
    description: "For the one deadline in front of you.",
    featured: false,
    price: 19,
    subscription: false,
    items: [
      "1 proposal credit, $19 each",
      "Outline, draft and assessment",
      "Unlimited edits afterwards",
      "Credits never expire",
    ],
    buttonLink: "/pricing/preview/one-proposal",
    buttonText: "Buy one proposal",
  },
  {
    id: "five-proposals",
    title: "Five proposals",
    description: "For a season of applications.",
    featured: true,
    price: 79,
    subscription: false,
    items: [
      "5 proposal credits, $15.80 each",
      "Outline, draft and assessment",
      "Unlimited edits afterwards",
      "Credits never expire",
      "Yours, or a gift to your team",
    ],
    buttonLink: "/pricing/preview/five-proposals",
    buttonText: "Buy five proposals",
  },
  {
    id: "year",
    title: "A year",
    description: "For a team that applies all year round.",
    featured: false,
    price: 190,
    subscription: true,
    items: [
      "24 proposal credits a year, $7.92 each",
      "Outline, draft and assessment",
      "Unlimited edits afterwards",
      "Credits never expire",
      "For you, or for a whole team",
      "Renewed each year until you end it",
    ],
    buttonLink: "/pricing/preview/year",
    buttonText: "Subscribe for a year",
  },
];

/** No subscription and no payments. */
export const sampleNoPayments: Schemas["PaymentsSummary"] = { subscription: null, payments: [] };

/** Mocks of plans and payments. */
export const planMocks = {
  products: defineMock("listProducts"),
  checkout: defineMock("startCheckout"),
  summary: defineMock("getPaymentsSummary"),
};
