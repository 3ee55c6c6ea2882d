import { headKey, sectionId, sectionKey } from "@grantwright/domain";
import { describe, expect, it } from "vitest";
import { withTextKeys, type EarlierChanges } from "./draftJournal.ts";

describe("what an earlier release kept on this device", () => {
  const kept: EarlierChanges = {
    revision: 3,
    texts: { name: "Gardens", need: "Hunger." },
    known: { name: ["1"], need: ["2"] },
    addedFields: [{ id: "own", title: "Own" }],
    copies: [{ id: "assessmentCriteria", text: "Reach" }],
    making: "key",
  };
  const section = (id: string) => sectionKey(sectionId(id));

  it("is read under the keys of today", () => {
    expect(withTextKeys(kept)).toEqual({
      revision: 3,
      texts: { [headKey("name")]: "Gardens", [section("need")]: "Hunger." },
      known: { [headKey("name")]: ["1"], [section("need")]: ["2"] },
      addedSections: [{ id: "own", title: "Own" }],
      copies: [{ key: headKey("assessmentCriteria"), text: "Reach" }],
      making: "key",
    });
  });

  it("tells a section that is called like an input from that input, where it was told apart", () => {
    const marked: EarlierChanges = {
      ...kept,
      texts: { "\u0000name": "Gardens", name: "Of a section." },
      known: { "\u0000name": ["1"], name: ["2"] },
      copies: [{ id: "name", text: "Of a section, elsewhere." }],
      hasHeadKeys: true,
    };
    expect(withTextKeys(marked)).toMatchObject({
      texts: { [headKey("name")]: "Gardens", [section("name")]: "Of a section." },
      known: { [headKey("name")]: ["1"], [section("name")]: ["2"] },
      copies: [{ key: section("name"), text: "Of a section, elsewhere." }],
    });
  });

  it("is left alone where it is of today", () => {
    const today = withTextKeys(kept);
    expect(withTextKeys(today)).toBe(today);
  });
});
