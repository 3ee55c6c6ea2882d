import { expect, it } from "vitest";
import type { UnitKind } from "../placement/unitKinds.ts";
import { inReadingOrder } from "./inReadingOrder.ts";
import { tagFor } from "./testing/tagFor.ts";

const ordered = (...said: [text: string, kind: UnitKind][]) => {
  const units = said.map(([text], order) => ({ unit: { text, paragraph: 0, isListItem: false }, order }));
  return inReadingOrder(
    units,
    said.map(([, kind]) => tagFor(kind)),
  ).map(({ unit }) => unit.text);
};

it("tells what was tried before first and what could go wrong last, each with what leans on it", () => {
  expect(
    ordered(
      ["Rain may stop us in May.", "risk"],
      ["Then we work in the barn.", "methods"],
      ["We dig on Mondays.", "methods"],
      ["In 2024 we tried it with 60 people and one toilet.", "lessons"],
      ["So this time there is a list.", "methods"],
      ["We plant on Fridays.", "methods"],
    ),
  ).toEqual([
    "In 2024 we tried it with 60 people and one toilet.",
    "So this time there is a list.",
    "We dig on Mondays.",
    "We plant on Fridays.",
    "Rain may stop us in May.",
    "Then we work in the barn.",
  ]);
});

it("leaves an order alone that is one", () => {
  expect(ordered(["We dig on Mondays.", "methods"], ["It takes a year.", "timeline"])).toEqual([
    "We dig on Mondays.",
    "It takes a year.",
  ]);
});
