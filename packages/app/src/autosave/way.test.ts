import { describe, expect, it } from "vitest";
import { isWay, wayOf } from "./way.ts";

const input = (inputType: string) => Object.assign(new Event("input"), { inputType });

describe("the way of a text", () => {
  it("is told by the input event", () => {
    const types = ["insertFromPaste", "insertFromPasteAsQuotation", "insertFromDrop", "insertFromDictation"];
    expect(types.map((type) => wayOf(input(type)))).toEqual(["pasted", "pasted", "pasted", "dictated"]);
  });

  it("is typing for keys, for undoing, and where nothing is told", () => {
    for (const type of ["insertText", "deleteContentBackward", "historyUndo", "insertCompositionText", ""])
      expect(wayOf(input(type))).toBeUndefined();
    expect(wayOf(new Event("input"))).toBeUndefined();
  });

  it("is known among what a device kept", () => {
    expect(["pasted", "typed", "toString", "", 7, null].map(isWay)).toEqual([true, true, false, false, false, false]);
  });
});
