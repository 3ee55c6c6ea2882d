import { describe, expect, it } from "vitest";
import { authorshipText, partsOf, withSignature, type Spell } from "./authorshipText.ts";

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const spell = (way: Spell["way"], from: string, to: string, rest: Partial<Spell> = {}): Spell => ({
  way,
  isTheirs: true,
  model: null,
  startedAt: at(from),
  endedAt: at(to),
  added: 100,
  removed: 10,
  ...rest,
});

const report = authorshipText({
  person: { name: "Ines Okafor", email: "ines@example.org" },
  document: "Gardens",
  funder: "Alder Fund",
  origin: "https://grants.example.org",
  madeAt: at("24T10:00"),
  sections: [
    {
      title: "Need",
      fingerprint: "ab12",
      keptShare: 0.625,
      spells: [
        spell("unknown", "01T08:00", "01T08:00", { isTheirs: false }),
        spell("model", "02T08:00", "02T08:00", { model: "kestrel-3" }),
        spell("typed", "03T08:00", "03T09:05"),
        spell("typed", "04T08:00", "04T08:10"),
        spell("pasted", "04T09:00", "04T09:00", { added: 1_500 }),
        spell("typed", "05T08:00", "05T09:00", { isTheirs: false }),
      ],
    },
    { title: "Plan", fingerprint: "cd34", keptShare: undefined, spells: [] },
  ],
});

describe("an authorship report", () => {
  it("tells what the record has of each section", () => {
    for (const line of [
      "Person: Ines Okafor <ines@example.org>",
      "Typed by this person: 2 spells between 2026-11-03 08:00 UTC and 2026-11-04 08:10 UTC, together 1 h 15 min; 200 characters in, 20 out.",
      "Pasted in by this person: once, 1,500 characters.",
      "Also written by the model kestrel-3.",
      "Of the text as it is now, 63 % stands as it wrote it.",
      "By other people of the account: 1 spell.",
      "Part of it is older than the record: nobody kept who wrote that.",
      "SHA-256 of the text as it is now: ab12",
      "Typed by this person: nothing.",
    ])
      expect(report.split("\n")).toContain(line);
    expect(report).toContain("What this report cannot know");
  });

  it("names nobody else", () => {
    expect(report.match(/@/g)).toHaveLength(1);
  });

  it("is taken apart from its signature, also where a mail broke its lines", () => {
    const signed = withSignature(report, "abc..def");
    expect(partsOf(signed)).toEqual({ report: `${report}\n\n`, signature: "abc..def" });
    const broken = partsOf(signed.replaceAll(" ", "\r\n").replace("abc..", "abc..\n"));
    expect(broken?.signature).toBe("abc..def");
    expect(partsOf(report)).toBeUndefined();
    expect(partsOf("")).toBeUndefined();
  });
});
