import { expect, it } from "vitest";
import { hasLooseObject } from "./looseObject.ts";

it.each([
  ["We want to make it into a room for the whole valley.", true],
  ["What we'd like is to buy them in March.", true],
  ["We want the roof mended so that it stays dry.", false],
  ["I'd like to run a school, and dance when it ends.", false],
  ["The wood is ours if we buy it.", false],
])("knows what somebody wants to do something to, where only the sentence before names it: %j", (sentence, isLoose) =>
  expect(hasLooseObject(sentence)).toBe(isLoose),
);
