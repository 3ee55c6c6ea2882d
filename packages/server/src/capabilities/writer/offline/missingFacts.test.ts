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

  it("asks by when only where no section says a time", () => {
    const text = "Forty of the sixty families will have a dry roof.";
    expect(missingFacts("outcomes", text, true)).toEqual(["by when"]);
    expect(missingFacts("outcomes", text, true, { whole: `${text} Work ends in May 2027.` })).toEqual([]);
  });
});
