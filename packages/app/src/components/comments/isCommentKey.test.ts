import { expect, it } from "vitest";
import { isCommentKey } from "./isCommentKey.ts";

const pressed = (key: string, code: string, held: { ctrlKey?: boolean; metaKey?: boolean; isAltGr?: boolean } = {}) =>
  isCommentKey({
    altKey: true,
    ctrlKey: held.ctrlKey ?? false,
    metaKey: held.metaKey ?? false,
    key,
    code,
    getModifierState: () => held.isAltGr ?? false,
  });

it("a comment is asked for by the letter M with Ctrl+Alt or Command+Option, on any layout", () => {
  expect(pressed("m", "KeyM", { ctrlKey: true })).toBe(true);
  expect(pressed("m", "Semicolon", { ctrlKey: true })).toBe(true);
  expect(pressed("µ", "KeyM", { metaKey: true })).toBe(true);
  expect(pressed(",", "KeyM", { ctrlKey: true })).toBe(true);
});

it("by nothing else: AltGr writes a sign, and another letter is another letter", () => {
  expect(pressed("µ", "KeyM", { ctrlKey: true, isAltGr: true })).toBe(false);
  expect(pressed("j", "KeyM", { ctrlKey: true })).toBe(false);
  expect(pressed("m", "KeyM")).toBe(false);
});
