import { describe, expect, it } from "vitest";
import { policyOf, readPolicies } from "./policies.ts";

describe("what funders say about generative AI", () => {
  it("is found by a name, however it is written, and inside a longer one", () => {
    expect(policyOf("Wellcome Trust")?.level).toBe("required");
    expect(policyOf("wellcome")?.level).toBe("required");
    expect(policyOf("U.S. National Science Foundation (NSF)")?.funder).toBe("National Science Foundation");
    expect(policyOf("The National Lottery Heritage Fund")?.level).toBe("unknown");
    expect(policyOf("Deutsche Forschungsgemeinschaft – DFG")?.exempt).toContain("translation");
  });

  it("is not claimed of a funder whose page nobody read", () => {
    for (const name of ["", "Alder Community Fund", "Wellcomeness Fund", "The Community Foundation", "Marc & Co"])
      expect(policyOf(name)).toBeUndefined();
  });

  it("names its page, and never says that nothing is needed where that was not read", () => {
    for (const { names, level, says, address } of readPolicies().policies) {
      expect(address, names[0]).toMatch(/^https:/);
      if (level === "unknown") expect(says, names[0]).not.toMatch(/not required|asks for no/i);
    }
    const all = readPolicies().policies.flatMap(({ names }) => names);
    expect(new Set(all).size).toBe(all.length);
  });
});
