import { readFileSync } from "node:fs";
import { headKey, savedLength, sectionId, sectionKey, type DraftInputs } from "@grantwright/domain";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { heldTexts } from "./textBounds.ts";

const inputs = (sections: Record<string, string>, name = ""): DraftInputs => ({
  head: { name, eligibilityCriteria: "", assessmentCriteria: "" },
  useEnglish: true,
  sections,
  addedSections: [],
});
const section = (id: string) => sectionKey(sectionId(id));
const held = (base: DraftInputs, now: DraftInputs) => [...heldTexts(base, now)];
const empty = inputs({});

interface Bound {
  maxLength: number;
}

describe("the bounds of texts", () => {
  it("are the contract's", () => {
    const contract = parse(readFileSync("packages/api-client/openapi.yaml", "utf8")) as {
      components: {
        schemas: { SaveDocRequest: { properties: Record<string, Bound> & { draft: { items: unknown } } } };
      };
    };
    const { properties } = contract.components.schemas.SaveDocRequest;
    const [, text] = (properties.draft.items as { allOf: { properties: { userText: Bound } }[] }).allOf;
    expect(savedLength).toEqual({
      name: properties.name!.maxLength,
      eligibilityCriteria: properties.eligibilityCriteria!.maxLength,
      assessmentCriteria: properties.assessmentCriteria!.maxLength,
      section: text!.properties.userText.maxLength,
    });
  });

  it("hold back what is past them, and say how far", () => {
    const long = "x".repeat(1_000_003);
    expect(held(empty, inputs({ need: long, methods: "Gardens." }, "y".repeat(1_001)))).toEqual([
      [headKey("name"), 1],
      [section("need"), 3],
    ]);
    expect(held(empty, inputs({ need: "x".repeat(1_000_000) }))).toEqual([]);
  });

  it("count characters as people do", () => {
    expect(held(empty, inputs({}, "🌱".repeat(1_000)))).toEqual([]);
    expect(held(empty, inputs({}, "🌱".repeat(1_002)))).toEqual([[headKey("name"), 2]]);
  });

  it("leave alone what the server has had since before them", () => {
    const before = inputs({}, "y".repeat(5_000));
    expect(held(before, inputs({ need: "Hunger." }, "y".repeat(5_000)))).toEqual([]);
  });

  it("hold back the longest of what has grown, where all together are too much", () => {
    const megabyte = "x".repeat(1_000_000);
    const before = inputs({ a: megabyte, b: megabyte, c: megabyte, d: megabyte });
    const now = inputs({ ...before.sections, e: "x".repeat(900_000), f: "x".repeat(950_000), g: "Short." });
    expect(held(before, now)).toEqual([[section("f"), 0]]);
  });
});
