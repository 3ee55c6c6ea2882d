import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headKey, textOf, type DraftInputs } from "./draftInputs.ts";
import { fingerprint } from "../../../../browser/fingerprint.ts";
import { changesOf, mergeInputs } from "./mergeInputs.ts";

const inputs = (texts: Record<string, string>, rest: Partial<DraftInputs> = {}): DraftInputs => ({
  name: "",
  eligibilityCriteria: "",
  assessmentCriteria: "",
  useEnglish: true,
  addedFields: [],
  texts,
  ...rest,
});

/** What `mine` says beyond `base`, where the server is known to have had `base` and `sent`. */
const changes = (base: DraftInputs, mine: DraftInputs, sent: DraftInputs[] = []) =>
  changesOf({ ...base, revision: 1 }, mine, (id) => [base, ...sent].map((each) => fingerprint(textOf(each, id))));

describe("mergeInputs", () => {
  it("takes from each side what only that side changed", () => {
    const base = inputs({ a: "one", b: "two", c: "three" });
    const merged = mergeInputs(
      inputs({ a: "one", b: "two there", c: "three", d: "new there" }, { name: "Named there" }),
      changes(base, inputs({ a: "one here", b: "two", c: "" }, { useEnglish: false })),
    );
    expect(merged.conflicts).toEqual([]);
    expect(merged.inputs.texts).toEqual({ a: "one here", b: "two there", c: "", d: "new there" });
    expect(merged.inputs).toMatchObject({ name: "Named there", useEnglish: false });
  });

  it("keeps mine and hands back theirs where both changed the same", () => {
    const merged = mergeInputs(inputs({ a: "there" }), changes(inputs({ a: "one" }), inputs({ a: "here" })));
    expect(merged.inputs.texts.a).toBe("here");
    expect(merged.conflicts).toEqual([{ id: "a", theirs: "there" }]);
  });

  it("knows its own earlier words again, where the answer to a save was lost", () => {
    const unsaved = changes(inputs({ a: "one" }), inputs({ a: "one two three" }), [inputs({ a: "one two" })]);
    const merged = mergeInputs(inputs({ a: "one two" }), unsaved);
    expect(merged.conflicts).toEqual([]);
    expect(merged.inputs.texts.a).toBe("one two three");
  });

  it("keeps sections that either side added", () => {
    const mine = inputs({}, { addedFields: [{ id: "m", title: "Mine" }] });
    const theirs = inputs({}, { addedFields: [{ id: "t", title: "Theirs" }] });
    expect(mergeInputs(theirs, changes(inputs({}), mine)).inputs.addedFields.map(({ id }) => id)).toEqual(["t", "m"]);
  });

  it("never loses a word: every changed text is in the result or among the conflicts", () => {
    // A section may be called like an input outside the sections: it is another text all the same.
    const keys = ["a", "b", "name", headKey("name")];
    const texts = fc.dictionary(fc.constantFrom(...keys), fc.constantFrom("", "x", "y", "z"));
    const all = ({ [headKey("name")]: name = "", ...rest }: Record<string, string>) => inputs(rest, { name });
    fc.assert(
      fc.property(texts, texts, texts, (base, mine, theirs) => {
        const merged = mergeInputs(all(theirs), changes(all(base), all(mine)));
        for (const id of keys) {
          const [before, here, there] = [base[id] ?? "", mine[id] ?? "", theirs[id] ?? ""];
          const kept = [
            textOf(merged.inputs, id),
            ...merged.conflicts.filter((conflict) => conflict.id === id).map((conflict) => conflict.theirs),
          ];
          if (here !== before) expect(kept).toContain(here);
          if (there !== before) expect(kept).toContain(there);
        }
      }),
    );
  });
});

describe("fingerprint", () => {
  it("tells texts apart that are almost the same", () => {
    const texts = ["", " ", "a", "b", "ab", "ba", "a".repeat(5_000), `${"a".repeat(4_999)}b`, "é", "e\u0301"];
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => (fingerprint(a) === fingerprint(b)) === (a === b)));
  });
});
