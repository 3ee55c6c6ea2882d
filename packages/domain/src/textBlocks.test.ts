import { describe, expect, it } from "vitest";
import { blocksOf } from "./textBlocks.ts";

const blocksIn = (text: string) =>
  blocksOf(text).map((group) =>
    group.map(({ kind, lines }) => [kind, ...lines.map(({ start, end }) => text.slice(start, end))]),
  );

describe("blocksOf", () => {
  it.each([
    ["", []],
    ["One.", [[["paragraph", "One."]]]],
    ["One.\nTwo.", [[["paragraph", "One.", "Two."]]]],
    ["One.\n\nTwo.\r\n\r\n\r\nThree.", [[["paragraph", "One."]], [["paragraph", "Two."]], [["paragraph", "Three."]]]],
    ["One.\n \t\n  Two. ", [[["paragraph", "One."]], [["paragraph", "Two."]]]],
    [
      "We need:\n- water\n-  fences\n-none",
      [
        [
          ["paragraph", "We need:"],
          ["list", "water", "fences"],
          ["paragraph", "-none"],
        ],
      ],
    ],
    ["- \n-", [[["paragraph", "-", "-"]]]],
    ["a\u0001b\n\u0002\nc", [[["paragraph", "a\u0001b"]], [["paragraph", "c"]]]],
  ])("%j", (text, blocks) => {
    expect(blocksIn(text)).toEqual(blocks);
  });
});
