import { expect, it } from "vitest";
import { withShares } from "./withShares.ts";
import type { WriterSection } from "./writer.ts";

const form = (...sections: Partial<WriterSection>[]): WriterSection[] =>
  sections.map((section, at) => ({ id: `${at}`, title: `${at}`, required: true, auto: false, ...section }));

const sharesOf = (sections: WriterSection[], words: number) => withShares(sections, words).map(({ share }) => share);

it.each([
  ["what is free has no shares", form({}, {}), Infinity, [undefined, undefined]],
  ["sections share evenly", form({}, {}, {}, {}), 1000, [250, 250, 250, 250]],
  ["what is composed is half as long", form({}, {}, { auto: true }), 1000, [400, 400, 200]],
  ["those without a limit share the rest", form({ maxWordCount: 400 }, {}, {}), 1000, [undefined, 300, 300]],
  ["limits that fit stay", form({ maxWordCount: 400 }, { maxWordCount: 300 }), 1000, [undefined, undefined]],
  ["limits that do not fit are lowered alike", form({ maxWordCount: 1500 }, { maxWordCount: 500 }), 1000, [750, 250]],
  ["a limit in characters is one in words", form({ maxLength: 3720 }, {}), 1000, [undefined, 400]],
])("%s", (_what, sections, words, shares) => {
  expect(sharesOf(sections, words)).toEqual(shares);
});

it("leaves something to each, and comes to no more than the whole", () => {
  const shares = sharesOf(form({ maxWordCount: 1000 }, {}, {}), 900).map((share) => share ?? 0);
  expect(Math.min(...shares)).toBeGreaterThan(100);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(900);
});
