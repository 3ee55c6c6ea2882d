import { describe, expect, it } from "vitest";
import { Refusal } from "../../kernel/refusal.ts";
import { ownColumns, type OwnTemplate } from "./ownContent.ts";

const withSection = (id: string): OwnTemplate => ({
  name: "A form",
  type: "grant",
  fields: [{ id, title: "Need", required: true, auto: false }],
  documentChecklist: [],
});

describe("the ids of a template's sections", () => {
  it.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("cannot be %s", (id) => {
    expect(() => ownColumns(withSection(id))).toThrow(Refusal);
  });

  it.each(["name", "eligibilityCriteria", "section-1", "Bedürfnis"])("may be %s", (id) => {
    expect(ownColumns(withSection(id)).content.fields[0]?.id).toBe(id);
  });
});
