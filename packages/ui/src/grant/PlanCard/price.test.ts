import { expect, it } from "vitest";
import { formatPrice } from "./price.ts";

it.each([
  [0, "$0"],
  [19, "$19"],
  [19.5, "$19.50"],
  [49.99, "$49.99"],
  [1200, "$1,200"],
])("writes %d as %s", (dollars, words) => {
  expect(formatPrice(dollars)).toBe(words);
});
