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
  /** What else it brings. */
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
    items: ["Outline, draft and assessment", "Unlimited edits afterwards", "Credits never expire"],
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
      "Outline, draft and assessment",
      "Unlimited edits afterwards",
      "Credits never expire",
      "Yours, or a gift to your team",
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
      "Outline, draft and assessment",
      "Unlimited edits afterwards",
      "Credits never expire",
      "For you, or for a whole team",
      "Renewed each year until you end it",
    ],
    buttonText: "Subscribe for a year",
  },
];

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/** How many proposals a plan brings, and what each comes to: by that plans are compared. */
function creditsOf({ credits, price, subscription }: ProductForSale): string {
  const count = `${credits} proposal ${credits === 1 ? "credit" : "credits"}${subscription ? " a year" : ""}`;
  return `${count}, ${dollars.format(price / credits)} each`;
}

/** The plans on sale, as the contract has them. */
export const listProducts = (): Schemas["Product"][] =>
  products.map((each) => {
    const { credits: _credits, ...product } = each;
    return { ...product, items: [creditsOf(each), ...product.items], buttonLink: `/pricing/preview/${product.id}` };
  });

/** Throws a Refusal of kind `notFound`. */
export function findProduct(id: string): ProductForSale {
  const found = products.find((product) => product.id === id);
  if (!found) throw notFound("plan");
  return found;
}
