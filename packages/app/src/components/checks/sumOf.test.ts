import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import { sumOf } from "./sumOf.ts";

const at = (quote: string): Schemas["CheckPlace"] => ({
  kind: "section",
  id: "budget",
  title: "Budget",
  start: 0,
  end: quote.length,
  quote,
});
const places = [at("$46,200"), at("$18,600"), at("$9,000"), at("$12,000")];
const working = "18,600 + 9,000 + 12,000 = 39,600";

describe("a sum of a text", () => {
  it("has its parts, what they come to in the currency of the total, and the total", () => {
    const [total, ...parts] = places;
    expect(sumOf({ kind: "parts", places, working })).toEqual({
      parts,
      comesTo: "$39,600",
      total,
      difference: "$6,600",
    });
    expect(sumOf({ kind: "parts", places: places.map((place) => at(place.quote.slice(1))), working })?.comesTo).toBe(
      "39,600",
    );
  });
  it("has no difference where the total is not written in plain digits", () => {
    const [, ...parts] = places;
    const sum = sumOf({ kind: "parts", places: [at("46 thousand dollars"), ...parts], working });
    expect(sum?.comesTo).toBe("39,600");
    expect(sum?.difference).toBeUndefined();
  });
  it("is none where a part does not stand in the text, and where it is about something else", () => {
    expect(sumOf({ kind: "parts", places: places.slice(0, 3), working })).toBeUndefined();
    expect(sumOf({ kind: "count", places, working })).toBeUndefined();
    expect(sumOf({ kind: "parts", places })).toBeUndefined();
    expect(sumOf({ kind: "parts", places: [], working })).toBeUndefined();
  });
});
