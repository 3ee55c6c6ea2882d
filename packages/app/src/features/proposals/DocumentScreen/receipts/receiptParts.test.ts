import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import { receiptBlocks } from "./receiptParts.ts";

const receipt = (start: number, end: number, more: Partial<Schemas["Receipt"]> = {}): Schemas["Receipt"] => ({
  start,
  end,
  from: "person",
  match: "same",
  isBare: false,
  sources: [],
  facts: [],
  ...more,
});

const shown = (text: string, receipts?: Schemas["Receipt"][]) =>
  receiptBlocks({ text, ...(receipts && { receipts }) }).map(({ kind, lines }) => [
    kind,
    ...lines.map((parts) =>
      parts.map(({ receipt: of, pieces }) => [
        of ? of.start : "–",
        ...pieces.map(({ text: piece, mark }) => (mark ? `${mark}: ${piece}` : piece)),
      ]),
    ),
  ]);

describe("receiptBlocks", () => {
  const facts: Schemas["Receipt"]["facts"] = [{ start: 8, end: 11, kind: "percent", found: "no" }];

  it("cuts a text into lines, sentences and facts that stand nowhere", () => {
    const text = "One. Of 73% here.\n- [Add: who]";
    expect(shown(text, [receipt(0, 4), receipt(5, 17, { facts }), receipt(20, 30, { from: "prompt" })])).toEqual([
      [
        "paragraph",
        [
          [0, "One."],
          ["–", " "],
          [5, "Of ", "no: 73%", " here."],
        ],
      ],
      ["list", [[20, "open: [Add: who]"]]],
    ]);
  });

  it("marks nothing of what somebody confirmed", () => {
    const confirmed = { at: "2026-11-23T10:00:00.000Z" };
    expect(shown("One. Of 73% here.", [receipt(5, 17, { facts, confirmed })])).toEqual([
      [
        "paragraph",
        [
          ["–", "One. "],
          [5, "Of 73% here."],
        ],
      ],
    ]);
  });

  it("follows a sentence over its lines", () => {
    expect(shown("One of\nthem.", [receipt(0, 12)])).toEqual([["paragraph", [[0, "One of"]], [[0, "them."]]]]);
  });

  it("passes over receipts that do not fit, and shows all of a text without any", () => {
    expect(shown("One.", [receipt(2, 90), receipt(1, 3), receipt(95, 99)])).toEqual([
      [
        "paragraph",
        [
          ["–", "On"],
          [2, "e."],
        ],
      ],
    ]);
    expect(shown("One.")).toEqual([["paragraph", [["–", "One."]]]]);
  });
});
