import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DraftInputs } from "./draftInputs.ts";
import { mergeInputs } from "./mergeInputs.ts";

const inputs = (texts: Record<string, string>, rest: Partial<DraftInputs> = {}): DraftInputs => ({
  name: "",
  eligibilityCriteria: "",
  assessmentCriteria: "",
  useEnglish: true,
  addedFields: [],
  texts,
  ...rest,
});

describe("mergeInputs", () => {
  it("takes from each side what only that side changed", () => {
    const merged = mergeInputs(
      inputs({ a: "one", b: "two", c: "three" }),
      inputs({ a: "one here", b: "two", c: "" }, { useEnglish: false }),
      inputs({ a: "one", b: "two there", c: "three", d: "new there" }, { name: "Named there" }),
    );
    expect(merged.conflicts).toEqual([]);
    expect(merged.inputs.texts).toEqual({ a: "one here", b: "two there", c: "", d: "new there" });
    expect(merged.inputs).toMatchObject({ name: "Named there", useEnglish: false });
  });

  it("keeps mine and hands back theirs where both changed the same", () => {
    const merged = mergeInputs(inputs({ a: "one" }), inputs({ a: "here" }), inputs({ a: "there" }));
    expect(merged.inputs.texts.a).toBe("here");
    expect(merged.conflicts).toEqual([{ id: "a", theirs: "there" }]);
  });

  it("keeps sections that either side added", () => {
    const mine = inputs({}, { addedFields: [{ id: "m", title: "Mine" }] });
    const theirs = inputs({}, { addedFields: [{ id: "t", title: "Theirs" }] });
    expect(mergeInputs(inputs({}), mine, theirs).inputs.addedFields.map(({ id }) => id)).toEqual(["t", "m"]);
  });

  it("never loses a word: every changed text is in the result or among the conflicts", () => {
    const texts = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.constantFrom("", "x", "y", "z"));
    fc.assert(
      fc.property(texts, texts, texts, (base, mine, theirs) => {
        const merged = mergeInputs(inputs(base), inputs(mine), inputs(theirs));
        for (const id of ["a", "b", "c"]) {
          const [before, here, there] = [base[id] ?? "", mine[id] ?? "", theirs[id] ?? ""];
          const kept = [
            merged.inputs.texts[id] ?? "",
            ...merged.conflicts.filter((conflict) => conflict.id === id).map((conflict) => conflict.theirs),
          ];
          if (here !== before) expect(kept).toContain(here);
          if (there !== before) expect(kept).toContain(there);
        }
      }),
    );
  });
});
