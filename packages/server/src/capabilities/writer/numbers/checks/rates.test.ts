import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("what rates and numbers make", () => {
  it.each([
    "A box scheme has 70 customers, who pay £11 a week through a season of thirty weeks; that brings in £32,100 a year.",
    "Twelve coaches give three hours each week for 30 weeks. That makes 1,280 hours.",
    "Each family pays £4 a month for 12 months, and with 50 families that makes £2,900.",
    "Zwölf Familien zahlen je 20 € im Monat, in zehn Monaten macht das 2.900 €.",
    "Doce familias pagan 20 euros cada mes durante diez meses, en total 2.900 euros.",
    "Douze familles versent 20 € par mois pendant dix mois, soit 2 900 €.",
  ])("is named where it is not: %s", (text) => {
    expect(kindsIn(text)).toEqual(["product"]);
  });

  it.each([
    "A box scheme has 70 customers, who pay £11 a week through a season of thirty weeks; that brings in £23,100 a year.",
    "Twelve coaches give three hours each week for 30 weeks. That makes 1,080 hours.",
    "Twelve coaches give three hours each week for 30 weeks. That makes 90 hours each.",
    "Twelve coaches give three hours each week for 30 weeks. That makes about 1,280 hours.",
    "Twelve coaches give three hours each week for 30 weeks, and with the 200 hours of the camp that makes 1,280 hours.",
    "The guest house is £22 a night for six nights, and the fee for students comes to £90.",
    "70 customers pay £11 a week; with the market that brings in £3,000 a month.",
  ])("is not seen in: %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});
