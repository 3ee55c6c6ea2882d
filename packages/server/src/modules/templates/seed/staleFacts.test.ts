import { expect, it } from "vitest";
import { libraryFolder } from "../../../kernel/package/packageRoot.ts";
import { readFacts } from "./readLibrary.ts";
import { staleFacts } from "./staleFacts.ts";

const page = { source: "The county", url: "https://county.example/rules", page: "undated" };
const facts = {
  old: [{ text: "Pages: 4.", ...page, checkedAt: "2026-05-20" }, { text: "Said without a page." }, { from: "young" }],
  young: [{ text: "Pages: 5.", ...page, checkedAt: "2026-05-22" }],
};

it.each([
  ["2026-11-20", []],
  ["2026-11-21", ["old"]],
  ["2026-11-23", ["old", "young"]],
])("on %s these were read over six months ago: %j", (on, names) => {
  const told = staleFacts(facts, new Date(on));
  expect(told.map((line) => line.split(",")[0])).toEqual(names);
  for (const line of told) expect(line).toMatch(/^\w+, read on 2026-05-2[02]: https:\/\/county\.example\/rules$/);
});

it("knows of every page in the library when it was read", () => {
  expect(staleFacts(readFacts(libraryFolder), new Date("2126-01-01"))).toHaveLength(16);
});
