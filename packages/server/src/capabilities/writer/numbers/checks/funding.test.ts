import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("two sums for what all of it costs", () => {
  it("are named where the description has one of them", () => {
    expect(kindsIn("The project costs £50,000.", "Total costs are £52,000.")).toEqual(["parts"]);
  });

  it("are of two things where it has neither", () => {
    expect(kindsIn("We build two kilns.", "Total costs are £50,000.", "Total costs are £52,000.")).toEqual([]);
  });
});

describe("what the applicant brings itself", () => {
  it.each([
    ["The hall committee has raised £18,500.", "The council has promised £13,500 on top of our own £16,500."],
    ["We build two kilns.", "Own funds – £4,900\nTrust – £900", "The orchestra itself puts in £3,900 from a fair."],
    ["Der Verein bringt 4.900 € Eigenmittel ein.", "Aus eigenen Mitteln kommen 3.900 €."],
  ])("is named where it differs: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["cofunding"]);
  });

  it.each([
    ["The hall committee has raised £18,500.", "Our own £16,500 and £2,000 from a loan are in the bank."],
    ["The hall committee has raised £18,500.", "Our own £16,500 in kind is not in the budget."],
    ["The hall committee has raised £18,500.", "The council gives £13,500, and our own £18,500 is in the bank."],
  ])("is silent on: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});

describe("a list of those who pay", () => {
  const description = "The project costs £20,000. We ask for £12,000.";

  it("is held against the cost where the grant is in it", () => {
    expect(kindsIn(description, "The council pays £5,000, we add £2,000 and your grant is £12,000.")).toContain(
      "cofunding",
    );
  });

  it("may leave others out where it is not", () => {
    expect(kindsIn(description, "The council pays £5,000 and the bank pays £2,000.")).toEqual([]);
  });
});

describe("a sum that is said to be what is left", () => {
  it.each([
    [
      "We mend things.",
      "The whole costs £52,000. We can bring £17,000 ourselves. The remaining £38,000 we ask of you.",
    ],
    ["The project costs $120,000.", "The district pays $30,000. Your grant of $84,000 would close the financing."],
    [
      "Coût du projet : 21 600 €.",
      "La ville donne 6 480 €. L'école ajoute 2 000 €. Les 13 800 € que nous vous demandons permettent de boucler.",
    ],
    [
      "Das Projekt kostet 20.000 €.",
      "Die Stadt gibt 5.000 €. Der Verein gibt 2.000 €. Es fehlen 14.000 €, um die wir bitten.",
    ],
    ["The whole costs £20,000.", "The three parishes give £2,000 each. The balance of £12,000 we ask of you."],
  ])("is named where it is not: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toContain("cofunding");
  });

  it.each([
    [
      "We mend things.",
      "The whole costs £52,000. We can bring £14,000 ourselves. The remaining £38,000 we ask of you.",
    ],
    ["The whole costs £20,000.", "The three parishes give £2,000 each. The balance of £14,000 we ask of you."],
    ["The whole costs £20,000.", "The fair gave £900, the parish gives £6,000. The balance of £14,000 we ask of you."],
    ["The whole costs £20,000.", "The parish gives £6,000. £800 are missing for the roof of another house."],
  ])("is silent on: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
