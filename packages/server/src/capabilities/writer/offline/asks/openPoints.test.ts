import { describe, expect, it } from "vitest";
import { openPointsIn } from "./openPoints.ts";

describe("openPointsIn", () => {
  it("quotes what sentences leave open themselves", () => {
    expect(openPointsIn(["The site supervisor is still to be appointed.", "Ruth leads it."], "en")).toEqual([
      "The site supervisor is still to be appointed",
    ]);
    expect(openPointsIn(["L'Agence de l'eau nous aiderait, mais on n'a pas encore de réponse."], "fr")).toHaveLength(1);
  });

  it("quotes a long sentence by the clause that leaves it open", () => {
    const sentence =
      "The barn belongs to the Pellow family, who have farmed there since 1953 and keep forty cows, the lease is not yet signed, and we store hay.";
    expect(openPointsIn([sentence], "en")).toEqual(["the lease is not yet signed"]);
  });

  it("asks for nothing that has its day, and takes people's interests for none", () => {
    expect(openPointsIn(["The warden is still to be appointed, in May 2027."], "en")).toEqual([]);
    expect(openPointsIn(["Half of the girls are interested in boats."], "en")).toEqual([]);
    expect(openPointsIn(["Two colleges are interested."], "en")).toEqual(["Two colleges are interested"]);
  });
});
