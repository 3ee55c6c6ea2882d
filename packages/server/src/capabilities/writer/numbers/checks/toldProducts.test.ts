import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("what figures of one or two sentences make", () => {
  it.each([
    "Every one of the eleven sits there for six hours in the week. That is seventy-six hours of grating.",
    "Twelve of us come on every one of the nine Saturdays, and each stays five hours. So that is 450 hours of work.",
    "Four meters to a farm (yard, house) on eleven farms is 46 meters, no spares.",
    "Vamos dar dezoito oficinas, de três horas cada uma, e quem fizer todas leva certificado de quarenta e oito horas.",
    "- Food | $9,370\n- Cabins: 8 at $145 a night, 6 nights | $6,690\n- Bus | $300",
  ])("is named where it is not what they say: %s", (text) => {
    expect(kindsIn(text)).toEqual(["product"]);
  });

  it.each([
    "Every one of the eleven sits there for six hours in the week. That is sixty-six hours of grating.",
    "Every one of the eleven sits there for six hours in the week. That is about seventy hours of grating.",
    "Every one of the eleven sits there for six hours in the week. With ten more for the chair that is seventy-six hours.",
    "Each of the eighteen workshops takes three hours. We also need forty-eight hours to prepare.",
    "Vamos dar dezoito oficinas, de três horas cada uma, e no ano passado foram quarenta e oito horas.",
    "Four meters to a farm on eleven farms, and 46 meters of pipe.",
  ])("is not seen in: %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});
