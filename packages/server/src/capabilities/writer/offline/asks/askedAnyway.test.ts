import { describe, expect, it } from "vitest";
import type { WriterInput, WriterSection } from "../../writer.ts";
import { askedAnyway } from "./askedAnyway.ts";

const section = (kind: WriterSection["kind"], required = false): WriterSection => ({
  id: kind ?? "none",
  title: "Title",
  kind,
  required,
  auto: false,
});
const sections = [section("sustainability"), section("partners"), section("stories", true)];
const inputOf = (more: Partial<WriterInput> = {}): WriterInput => ({
  description: "We build a boat with the children of the island. ".repeat(10),
  attachments: [],
  type: "grant",
  template: { name: "Form", sections },
  useEnglish: false,
  ...more,
});
const asked = (input: WriterInput, likely = 0, drafted = new Map<string, string>()) => [
  ...askedAnyway(input, sections, drafted, () => likely),
];

describe("askedAnyway", () => {
  it("asks for what readers look for, where nothing could be for it", () => {
    expect(asked(inputOf())).toEqual(["sustainability"]);
    expect(asked(inputOf(), 0.12)).toEqual([]);
    expect(asked(inputOf(), 0, new Map([["sustainability", "It goes on."]]))).toEqual([]);
  });

  it("asks for nothing of a few words, beside files, or where somebody left it empty", () => {
    expect(asked(inputOf({ description: "We build a boat." }))).toEqual([]);
    expect(asked(inputOf({ attachments: [{ fileName: "plan.txt", text: "It goes on." }] }))).toEqual([]);
    expect(asked(inputOf({ texts: { need: "Nobody rows." } }))).toEqual([]);
  });
});
