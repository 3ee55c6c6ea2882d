import { expect, it } from "vitest";
import { extentOf } from "./grants.copy.ts";

it.each([
  [{ pageLimit: 12, sectionCount: 6 }, "12 pages"],
  [{ pageLimit: 1 }, "1 page"],
  [{ wordLimit: 2500, sectionCount: 6 }, "2500 words"],
  [{ sectionCount: 6, points: 100 }, "6 sections, 100 points"],
  [{ pageLimit: 12, points: 100 }, "12 pages, 100 points"],
  [{ sectionCount: 1 }, "1 section"],
  [{ sectionCount: 0, points: 100 }, undefined],
  [{}, undefined],
])("a format is as large as is known of it: %j is %j", (card, extent) => {
  expect(extentOf(card)).toBe(extent);
});
