import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("one number in two units or of two periods", () => {
  it.each([
    ["", "Thirty metres by 40, that is 1,200 square metres.", "Today the 1.2 hectares of the garden are half planted."],
    ["", "São 1.200 metros quadrados.", "Hoje o 1,2 hectare da horta está plantado."],
    ["", "By road it is eight kilometres to the gate.", "The car: 24 visits, sixteen miles there and back."],
    [
      "",
      "Thirty-eight kilos go into the room every week.",
      "The thirty-eight kilos we turn out in a month go to the market.",
    ],
    ["", "Jede Woche kommen Leute; 38 Kilo pro Woche gehen weg.", "Die 38 Kilo im Monat gehen auf den Markt."],
  ])("is named: %s %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["count"]);
  });

  it.each([
    [
      "",
      "Thirty metres by 40, that is 1,200 square metres.",
      "Today the 0.12 hectares of the garden are half planted.",
    ],
    ["", "The field has 12 hectares.", "Of them, 12 hectares are wet."],
    ["", "The wall is 1.2 km long.", "It may be 1.2 m high."],
    ["", "By road it is eight kilometres to the gate.", "The car: 24 visits, ten miles there and back."],
    ["", "Thirty-eight kilos go into the room every week.", "The 152 kilos we turn out in a month go to the market."],
    ["", "Thirty-eight kilos go into the room every week.", "Thirty-eight children come every month."],
  ])("is not seen in: %s %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
