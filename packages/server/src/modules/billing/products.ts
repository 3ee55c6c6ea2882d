import type { Schemas } from "@grantwright/api-client";
import { notFound } from "../../kernel/refusal.ts";

/** A plan on sale. */
interface ProductForSale {
  id: string;
  title: string;
  description: string;
  featured: boolean;
  /** In dollars; a year's where it is a subscription. */
  price: number;
  subscription: boolean;
  /** How many proposals it brings; each year where it is a subscription. */
  credits: number;
  items: string[];
  buttonText: string;
}

/** The plans on sale. What they promise is what the product does. A plan that people subscribed to stays here for them. */
const products: ProductForSale[] = [
  {
    id: "one-proposal",
    title: "One proposal",
    description: "For the one deadline in front of you.",
    featured: false,
    price: 19,
    subscription: false,
    credits: 1,
    items: [
      "1 proposal credit",
      "Outline, draft and assessment",
      "Unlimited edits afterwards",
      "Credits do not run out",
    ],
    buttonText: "Buy one proposal",
  },
  {
    id: "five-proposals",
    title: "Five proposals",
    description: "For a season of applications.",
    featured: true,
    price: 79,
    subscription: false,
    credits: 5,
    items: [
      "5 proposal credits",
      "Outline, draft and assessment",
      "Unlimited edits afterwards",
      "Yours, or a gift to your team",
      "Credits do not run out",
    ],
    buttonText: "Buy five proposals",
  },
  {
    id: "a-year",
    title: "A year",
    description: "For a team that applies all year round.",
    featured: false,
    price: 190,
    subscription: true,
    credits: 24,
    items: [
      "24 proposal credits each year",
      "Outline, draft and assessment",
      "For you, or for a whole team",
      "Renewed each year until you end it",
      "Credits do not run out",
    ],
    buttonText: "Subscribe for a year",
  },
];

/** The plans on sale, as the contract has them. */
export const listProducts = (): Schemas["Product"][] =>
  products.map(({ credits: _credits, ...product }) => ({ ...product, buttonLink: `/pricing/preview/${product.id}` }));

/** Throws a Refusal of kind `notFound`. */
export function findProduct(id: string): ProductForSale {
  const found = products.find((product) => product.id === id);
  if (!found) throw notFound("plan");
  return found;
}
