import { describe, expect, it } from "vitest";
import { missingMoney } from "./missingMoney.ts";

const asksOf = (text: string, whole = text, language = "en") =>
  missingMoney(text, whole, language).map(({ ask }) => ask);

describe("missingMoney", () => {
  it("asks what the rest of a total is spent on, where lines come to less", () => {
    const budget = "We need a bench, a tester (£450) and stands (£380). All in all £2,900.";
    expect(missingMoney(`${budget} Rotary gives £500.`, budget, "en")).toEqual([
      { ask: "remainder", values: { sum: "£2,900" } },
    ]);
    expect(asksOf("In total £1,300: the pump £900, the pipes £400. We ask for £1,300.")).toEqual([]);
  });

  it("works out a price by its count, and takes shares and numbers without a currency for lines", () => {
    const asked = "We ask for $4,000.";
    expect(asksOf(`${asked} Total $4,000: 36 stewards at $90 each, fuel $760.`)).toEqual([]);
    expect(asksOf(`${asked} Total $4,000, half of it for wages and $600 for fuel.`)).toEqual([]);
    expect(asksOf("Total $9.6 m (tools 3.1, stipends 2.4, travel $1.5 m). We ask for all of it.")).not.toContain(
      "remainder",
    );
    expect(asksOf("The total is $9,000, of which $5,000 from the county fund. We ask for $4,000.")).toEqual([]);
  });

  it("takes lines for lines where a word of giving is of something else", () =>
    expect(
      asksOf(
        "The visits give 320 samples, for sequencing at ₹4,500 a sample (₹14.4 lakh) and reagents (₹9.2 lakh). A fellow is ₹10.4 lakh, travel ₹12.0 lakh, i.e. ₹46.0 lakh altogether.",
      ),
    ).not.toContain("remainder"));

  it("takes the price of a thing for no request", () =>
    expect(asksOf("All in it comes to £9,500. We need a plastic cornet at £130 for each beginner.")).not.toContain(
      "gap",
    ));

  it("asks who pays what neither the sum asked for nor others cover", () => {
    const costs = "The project costs £418,000: earthworks £300,000, ditches £118,000. We ask for £290,000.";
    const water = "The water company has promised £80,000.";
    expect(missingMoney(costs, `${costs} ${water}`, "en")).toEqual([
      { ask: "gap", values: { sum: "£418,000", asked: "£290,000" } },
    ]);
    expect(asksOf(costs, `${costs} ${water} The county has promised £48,000.`)).toEqual([]);
    expect(asksOf(costs, `${costs} The rest comes from the parish.`)).toEqual([]);
  });

  it("asks whether all of a total is asked for, where nobody says who pays", () => {
    const costs = "El presupuesto es de 41.200 dólares: becas 27.280, formación 6.400 y encuestas 7.520.";
    expect(missingMoney(costs, costs, "es")).toEqual([{ ask: "share", values: { sum: "41.200 dólares" } }]);
    expect(asksOf(costs, `${costs} Pedimos 30.000 dólares.`, "es")).not.toContain("share");
    expect(asksOf(costs, `${costs} El municipio aporta 11.200 dólares.`, "es")).not.toContain("share");
  });

  it("is silent on what was spent, on what comes to no total, and in languages without prompts", () => {
    expect(asksOf("Expenditure came to $213,880 in all, gates $19,240.")).toEqual([]);
    expect(asksOf("Wages come to $61,200, gas to $14,500.")).toEqual([]);
    expect(asksOf("Total kostnad 1 316 000 kr: lön 612 000 kr.", undefined, "sv")).toEqual([]);
  });
});
