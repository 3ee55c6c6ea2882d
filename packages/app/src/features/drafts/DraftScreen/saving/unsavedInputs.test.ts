import { describe, expect, it } from "vitest";
import { headKey } from "./draftInputs.ts";
import { withHeadKeys } from "./unsavedInputs.ts";

describe("what an earlier release kept on this device", () => {
  const kept = {
    revision: 3,
    texts: { name: "Gardens", need: "Hunger." },
    known: { name: ["1"], need: ["2"] },
    addedFields: [],
    copies: [{ id: "assessmentCriteria", text: "Reach" }],
  };

  it("is read under the names of today", () => {
    expect(withHeadKeys(kept)).toEqual({
      revision: 3,
      texts: { [headKey("name")]: "Gardens", need: "Hunger." },
      known: { [headKey("name")]: ["1"], need: ["2"] },
      addedFields: [],
      copies: [{ id: headKey("assessmentCriteria"), text: "Reach" }],
      hasHeadKeys: true,
    });
  });

  it("is left alone where a section is called like an input", () => {
    const today = { ...kept, copies: [], hasHeadKeys: true as const };
    expect(withHeadKeys(today)).toBe(today);
  });
});
