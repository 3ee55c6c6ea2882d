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

  it("asks when it begins where only a length is told, and the plan says no time either", () => {
    const text = "The course takes 20 weeks, and visits go on for two years.";
    expect(missingFacts("timeline", text, true)).toEqual(["when it begins"]);
    expect(missingFacts("timeline", text, true, { plan: "We begin in March." })).toEqual([]);
    expect(missingFacts("timeline", text, true, { whole: `${text} Founded in March 2014.` })).toEqual([
      "when it begins",
    ]);
  });

  it("asks for how many and by when where the difference is told", () => {
    const text = "The children will read alone.";
    expect(missingFacts("outcomes", text, true, { surely: "", isBegun: true })).toEqual([
      "for how many people, or how much, and by when",
    ]);
  });

  it("names the sums that a budget leaves open", () => {
    const costs = "The project costs £9,000: boats £6,000, oars £3,000. We ask for £5,000.";
    expect(missingFacts("budget", costs, true)).toEqual([
      "who pays what is left of the £9,000 beside the £5,000 you ask for",
    ]);
  });

  it("asks a report what is left, and for nothing that an application asks for", () => {
    const spent = "We spent £9,100 on fees (planned 9,000) and £3,240 on taxis.";
    const report = { isReport: true };
    expect(missingFacts("budget", spent, true, report)).toEqual([
      "what is left of the grant, and why lines came out otherwise than planned",
    ]);
    expect(missingFacts("budget", `${spent} £60 is left.`, true, report)).toEqual([]);
    expect(missingFacts("outcomes", "", true, { language: "de", ...report })).toEqual([
      "jedes Ziel des Antrags, und was davon wann erreicht wurde",
    ]);
  });

  it("takes what others do with it for who pays", () => {
    expect(missingFacts("sustainability", "The district has a line for fuel in its plan.", true)).toEqual([]);
    expect(missingFacts("sustainability", "From 2027 cartridges are reimbursable.", true)).toEqual([]);
  });
});
