import { expect, it } from "vitest";
import { isLike } from "./isLike.ts";

it.each([
  ["words", "", true],
  [3, "", false],
  [undefined, "", false],
  [[], [], true],
  [{}, [], false],
  [{ to: ["a"], text: "b" }, { to: [], text: "" }, true],
  [{ to: ["a"], text: 3 }, { to: [], text: "" }, false],
  [{ to: ["a"] }, { to: [], text: "" }, false],
  [null, { text: "" }, false],
  ["text", { text: "" }, false],
])("%j is like %j: %s", (value, sample, expected) => {
  expect(isLike(value, sample)).toBe(expected);
});
