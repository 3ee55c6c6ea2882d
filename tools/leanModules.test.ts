import { describe, expect, it } from "vitest";
import clone from "./lean/clone.ts";
import cloneDeep from "./lean/cloneDeep.ts";
import isPlainObject from "./lean/isPlainObject.ts";
import toPath from "./lean/toPath.ts";

describe("the lean parts of formik", () => {
  it("copies one level and leaves the rest shared", () => {
    const inner = { a: 1 };
    expect(clone({ inner })).toEqual({ inner });
    expect(clone({ inner }).inner).toBe(inner);
    expect(clone([inner])).toEqual([inner]);
    expect(Array.isArray(clone([inner]))).toBe(true);
    expect(clone("text")).toBe("text");
    expect(clone(undefined)).toBeUndefined();
  });

  it("copies all levels, and what is no object as it is", () => {
    const values = { sections: [{ id: "need", text: "Water" }], when: new Date(0), none: undefined };
    const copy = cloneDeep(values);
    expect(copy).toEqual(values);
    expect(copy.sections[0]).not.toBe(values.sections[0]);
    expect(cloneDeep(undefined)).toBeUndefined();
  });

  it.each([
    [{}, true],
    [Object.create(null), true],
    [[], false],
    [new Date(), false],
    [null, false],
    ["{}", false],
  ])("tells an object literal from the rest: %o", (value, expected) => {
    expect(isPlainObject(value)).toBe(expected);
  });

  it.each([
    ["name", ["name"]],
    ["draft.need", ["draft", "need"]],
    ["people[0].name", ["people", "0", "name"]],
    ['texts["a b"].c', ["texts", "a b", "c"]],
    [
      ["a.b", 0],
      ["a.b", "0"],
    ],
  ])("reads the path %o", (path, expected) => {
    expect(toPath(path)).toEqual(expected);
  });
});
