import { expect, it } from "vitest";
import { withShares } from "./withShares.ts";
import type { WriterSection } from "./writer.ts";

const form = (...sections: Partial<WriterSection>[]): WriterSection[] =>
  sections.map((section, at) => ({ id: `${at}`, title: `${at}`, required: true, auto: false, ...section }));

const none = undefined;

it.each([
  ["what is free has no shares", form({}, {}), Infinity, [none, none]],
  ["sections share evenly", form({}, {}, {}, {}), 1000, [250, 250, 250, 250]],
  ["what is composed is half as long", form({}, {}, { auto: true }), 1000, [400, 400, 200]],
  ["those without a limit share the rest", form({ maxWordCount: 400 }, {}, {}), 1000, [none, 300, 300]],
  ["a limit in characters is one in words", form({ maxLength: 3720 }, {}), 1000, [none, 400]],
  ["limits are the funder's, and stay", form({ maxWordCount: 1500 }, { maxWordCount: 500 }), 1000, [none, none]],
  ["too little is not shared", form({ maxWordCount: 990 }, {}, {}), 1000, [none, none, none]],
  ["nor is less than nothing", form({ maxWordCount: 5000 }, {}), 200, [none, none]],
  ["nor a very short whole", form({}, {}, {}), 8, [none, none, none]],
])("%s", (_what, sections, words, shares) => {
  expect(withShares(sections, words).map(({ share }) => share)).toEqual(shares);
});
