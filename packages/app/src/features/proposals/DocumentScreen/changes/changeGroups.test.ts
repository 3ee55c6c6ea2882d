import type { Schemas } from "@grantwright/api-client";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countChanges, goneAfter, groupsOf, piecesOf, takenBack, textAfter } from "./changeGroups.ts";

const part = fc.record({
  kind: fc.constantFrom("same" as const, "added" as const, "removed" as const),
  text: fc.constantFrom("a", "b ", "\n", "ż", "👩‍🌾"),
});

const textBefore = (parts: Schemas["ChangePart"][]) =>
  parts
    .filter(({ kind }) => kind !== "added")
    .map(({ text }) => text)
    .join("");

describe("what is still to fill in among changes", () => {
  it("reaches over the stretches that it stands in", () => {
    const groups = groupsOf([
      { kind: "same", text: "Gardens. [Add: " },
      { kind: "removed", text: "when] [Add: who" },
      { kind: "added", text: "where" },
      { kind: "same", text: "][Add: how] Beds." },
    ]);
    expect(piecesOf(groups)).toEqual([
      [
        { text: "Gardens. ", isOpen: false },
        { text: "[Add: ", isOpen: true },
      ],
      [{ text: "where", isOpen: true }],
      [
        { text: "]", isOpen: true },
        { text: "[Add: how]", isOpen: true },
        { text: " Beds.", isOpen: false },
      ],
    ]);
  });

  it("leaves every stretch as it is", () => {
    const text = fc.constantFrom("[Add:", " x", "]", "\n", "ż");
    fc.assert(
      fc.property(fc.array(fc.record({ kind: part.map(({ kind }) => kind), text })), (parts) => {
        const groups = groupsOf(parts);
        const texts = piecesOf(groups).map((pieces) => pieces.map((piece) => piece.text).join(""));
        expect(texts).toEqual(groups.map(({ added }) => added));
      }),
    );
  });
});

describe("changes of a text", () => {
  it("come to the old text when each is taken back", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const groups = groupsOf(parts);
        expect(takenBack(groups, -1)).toBe(textAfter(parts));
        groups.forEach((group, index) => {
          groups[index] = { ...group, added: takenBack([group], 0) };
        });
        expect(takenBack(groups, -1)).toBe(textBefore(parts));
      }),
    );
  });

  it("are one where nothing stands between them", () => {
    const groups = groupsOf([
      { kind: "same", text: "We open " },
      { kind: "removed", text: "ten" },
      { kind: "added", text: "twelve" },
      { kind: "same", text: " gardens" },
      { kind: "added", text: " soon" },
    ]);
    expect(groups.filter(({ isChanged }) => isChanged)).toEqual([
      { isChanged: true, removed: "ten", added: "twelve" },
      { isChanged: true, removed: "", added: " soon" },
    ]);
    expect(takenBack(groups, 1)).toBe("We open ten gardens soon");
    expect(takenBack(groups, 3)).toBe("We open twelve gardens");
  });

  it("are counted over all sections, one for each that is gone", () => {
    const section = (id: string | undefined, kind: Schemas["SectionChanges"]["kind"], text: string) => ({
      ...(id && { id }),
      sectionId: text,
      title: text,
      kind,
      parts: kind === "same" ? [] : [{ kind: "added" as const, text }],
    });
    const sections = [section("a", "changed", "x"), section(undefined, "removed", "y"), section("b", "same", "z")];
    expect(countChanges(sections)).toBe(2);
    expect(goneAfter(sections, "a").map(({ title }) => title)).toEqual(["y"]);
    expect(goneAfter(sections, "b")).toEqual([]);
    expect(goneAfter(sections, "nowhere")).toEqual([]);
  });
});
