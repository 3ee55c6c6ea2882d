import { expect, it } from "vitest";
import { extentOf } from "./grants.copy.ts";

it.each([
  [{ pageLimit: 12, sectionCount: 6 }, ["Format", "of 12 pages"]],
  [{ pageLimit: 1 }, ["Format", "of 1 page"]],
  [{ sectionCount: 6, points: 100 }, ["Format", "of 6 sections, 100 points"]],
  [{ pageLimit: 12, points: 100 }, ["Format", "of 12 pages, 100 points"]],
  [{ sectionCount: 1 }, ["Format", "of 1 section"]],
  [{ sectionCount: 0, points: 100 }, undefined],
  [{}, undefined],
])("a form is called a format, and described by what is known of it: %j is %j", (card, extent) => {
  expect(extentOf(card)).toEqual(extent);
});
