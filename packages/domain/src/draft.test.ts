import { describe, expect, it } from "vitest";
import {
  changedKeys,
  headInputOf,
  headInputs,
  headKey,
  isSameInputs,
  sectionId,
  sectionIdOf,
  sectionKey,
  textOf,
  withText,
  type DraftInputs,
} from "./draft.ts";

const empty: DraftInputs = {
  head: { name: "Gardens", eligibilityCriteria: "", assessmentCriteria: "" },
  sections: {},
  useEnglish: true,
  addedSections: [],
};

describe("the texts of a draft", () => {
  it.each([...headInputs, "head.name", "section.need", "constructor", ""])(
    "keeps a section called %j apart from every other input",
    (id) => {
      const key = sectionKey(sectionId(id));
      expect(headInputOf(key)).toBeUndefined();
      expect(sectionIdOf(key)).toBe(id);
      expect(textOf(empty, key)).toBe("");
      const written = withText(empty, key, "Of the section.");
      expect(textOf(written, key)).toBe("Of the section.");
      expect(written.head).toEqual(empty.head);
      expect(changedKeys(empty, written)).toEqual([key]);
    },
  );

  it("names the inputs outside the sections", () => {
    for (const input of headInputs) {
      const key = headKey(input);
      expect([headInputOf(key), sectionIdOf(key)]).toEqual([input, undefined]);
      const written = withText(empty, key, "Otherwise");
      expect(written.head[input]).toBe("Otherwise");
      expect(written.sections).toBe(empty.sections);
    }
  });

  it("takes a missing text and an empty one for the same", () => {
    const emptied = withText(empty, sectionKey(sectionId("need")), "");
    expect(isSameInputs(empty, emptied)).toBe(true);
    expect(isSameInputs(empty, { ...empty, useEnglish: false })).toBe(false);
    const added = { ...empty, addedSections: [{ id: sectionId("own"), title: "Own" }] };
    expect(isSameInputs(empty, added)).toBe(false);
  });

  it("takes no plain string for the id of a section, nor for the key of a text", () => {
    // @ts-expect-error a string may be anything
    sectionKey("name");
    // @ts-expect-error the name of an input is no key
    expect(textOf(empty, "name")).toBe("");
  });
});
