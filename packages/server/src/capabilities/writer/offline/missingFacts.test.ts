import { describe, expect, it } from "vitest";
import { missingFacts } from "./missingFacts.ts";

describe("missingFacts", () => {
  it("asks where something is, but not of what was dictated, as names have no capitals there", () => {
    expect(missingFacts("description", "We teach 40 people to mend their own bicycles.", true)).toEqual([
      "where it takes place",
    ]);
    expect(missingFacts("description", "we teach 40 people at the parish hall to mend bicycles", true)).toEqual([]);
  });

  it("asks for the sum where there are several and none is the whole", () => {
    const asked = "the sum asked for";
    expect(missingFacts("budget", "The pump costs £900. The pipes cost £400.", true)).toContain(asked);
    expect(missingFacts("budget", "The pump costs £900, the pipes £400: £1,300 in all.", true)).not.toContain(asked);
    expect(missingFacts("budget", "The pump costs £900.", true)).not.toContain(asked);
  });

  it("asks for the sum where others pay a part, and for lines only where there are none", () => {
    const asked = "the sum asked for";
    const costs = "All of it comes to £9,300. We have raised £2,100.";
    expect(missingFacts("budget", costs, true)).toContain(asked);
    expect(missingFacts("budget", `${costs} We ask for £7,200.`, true)).toEqual([]);
    expect(
      missingFacts("budget", "We ask for 62,000 euros: 40 on wages, 19 on travel, 3,000 on machines.", true),
    ).toEqual([]);
    expect(missingFacts("budget", "Shelves 2,400 and pens 1,100.", true, { isJoined: true })).toEqual([
      "the sum asked for, the main lines, and what others pay",
    ]);
  });

  it("asks for nothing that stands above it, or that another section tells", () => {
    expect(missingFacts("sustainability", "Each skiff is sold, and buys the larch for the next.", true)).toEqual([]);
    expect(missingFacts("sustainability", "It stays where it is.", true)).toEqual(["who pays for it afterwards"]);
    expect(missingFacts("team", "Inga, who taught sewing, mends them.", true)).toEqual([]);
    expect(missingFacts("partners", "The adult ed college sends its class.", true)).toEqual([]);
    expect(missingFacts("need", "Nobody here can swim.", true)).toEqual([
      "how many people are affected, and since when",
    ]);
    expect(missingFacts("timeline", "Coring from April to May, counting in the second year.", true)).toEqual([]);
    const methods = "Each Chair gets a tag and a wash.";
    expect(missingFacts("methods", methods, true)).toEqual(["who carries out each step"]);
    expect(missingFacts("methods", methods, true, { told: new Set(["team"]) })).toEqual([]);
  });

  it("asks by when only where no section says a time", () => {
    const text = "Forty of the sixty families will have a dry roof.";
    expect(missingFacts("outcomes", text, true)).toEqual(["by when"]);
    expect(missingFacts("outcomes", text, true, { whole: `${text} Work ends in May 2027.` })).toEqual([]);
  });
});
