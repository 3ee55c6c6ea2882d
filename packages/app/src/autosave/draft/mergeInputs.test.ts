import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headKey, sectionId, sectionKey, textOf, type DraftInputs, type TextKey } from "@grantwright/domain";
import { fingerprint } from "../fingerprint.ts";
import { changesOf, mergeInputs } from "./mergeInputs.ts";

const inputs = (texts: Record<string, string>, rest: Partial<DraftInputs> = {}): DraftInputs => ({
  head: { name: "", eligibilityCriteria: "", assessmentCriteria: "" },
  useEnglish: true,
  addedSections: [],
  sections: texts,
  ...rest,
});

const section = (id: string) => sectionKey(sectionId(id));

/** What `mine` says beyond `base`, where the server is known to have had `base` and `sent`. */
const changes = (base: DraftInputs, mine: DraftInputs, sent: DraftInputs[] = []) =>
  changesOf(
    { ...base, revision: 1 },
    mine,
    (key) => [base, ...sent].map((each) => fingerprint(textOf(each, key))),
    (key) => textOf(base, key),
  );

describe("mergeInputs", () => {
  it("takes from each side what only that side changed", () => {
    const base = inputs({ a: "one", b: "two", c: "three" });
    const { merged, conflicts } = mergeInputs(
      inputs(
        { a: "one", b: "two there", c: "three", d: "new there" },
        { head: { name: "Named there", eligibilityCriteria: "", assessmentCriteria: "" } },
      ),
      changes(base, inputs({ a: "one here", b: "two", c: "" }, { useEnglish: false })),
    );
    expect(conflicts).toEqual([]);
    expect(merged.sections).toEqual({ a: "one here", b: "two there", c: "", d: "new there" });
    expect(merged).toMatchObject({ head: { name: "Named there" }, useEnglish: false });
  });

  it("keeps mine and hands back theirs where both changed the same", () => {
    const { merged, conflicts } = mergeInputs(
      inputs({ a: "there" }),
      changes(inputs({ a: "one" }), inputs({ a: "here" })),
    );
    expect(merged.sections[sectionId("a")]).toBe("here");
    expect(conflicts).toEqual([{ key: section("a"), remote: "there", base: "one" }]);
  });

  it("knows its own earlier words again, where the answer to a save was lost", () => {
    const unsaved = changes(inputs({ a: "one" }), inputs({ a: "one two three" }), [inputs({ a: "one two" })]);
    const { merged, conflicts } = mergeInputs(inputs({ a: "one two" }), unsaved);
    expect(conflicts).toEqual([]);
    expect(merged.sections[sectionId("a")]).toBe("one two three");
  });

  it("keeps sections that either side added", () => {
    const mine = inputs({}, { addedSections: [{ id: sectionId("m"), title: "Mine" }] });
    const theirs = inputs({}, { addedSections: [{ id: sectionId("t"), title: "Theirs" }] });
    expect(mergeInputs(theirs, changes(inputs({}), mine)).merged.addedSections.map(({ id }) => id)).toEqual(["t", "m"]);
  });

  it("never loses a word: every changed text is in the result or among the conflicts", () => {
    // A section may be called like an input outside the sections: it is another text all the same.
    const ids = ["a", "b", "name"];
    const keys: TextKey[] = [...ids.map(section), headKey("name")];
    const texts = fc.record({
      head: fc.record({
        name: fc.constantFrom("", "x", "y", "z"),
        eligibilityCriteria: fc.constant(""),
        assessmentCriteria: fc.constant(""),
      }),
      sections: fc.dictionary(fc.constantFrom(...ids), fc.constantFrom("", "x", "y", "z")),
    });
    fc.assert(
      fc.property(texts, texts, texts, (...sides) => {
        const [base, local, remote] = sides.map(({ head, sections }) => inputs(sections, { head })) as [
          DraftInputs,
          DraftInputs,
          DraftInputs,
        ];
        const { merged, conflicts } = mergeInputs(remote, changes(base, local));
        for (const key of keys) {
          const before = textOf(base, key);
          const kept = [
            textOf(merged, key),
            ...conflicts.filter((conflict) => conflict.key === key).map((conflict) => conflict.remote),
          ];
          for (const side of [local, remote])
            if (textOf(side, key) !== before) expect(kept).toContain(textOf(side, key));
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
