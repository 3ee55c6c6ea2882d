import { expect, it } from "vitest";
import { formatSize } from "./formatSize.ts";

it.each([
  [0, "0 B"],
  [532, "532 B"],
  [999.6, "1 kB"],
  [1000, "1 kB"],
  [18_400, "18 kB"],
  [999_500, "1 MB"],
  [4_230_000, "4.2 MB"],
  [25_000_000, "25 MB"],
  [3_000_000_000_000, "3000 GB"],
])("says %i bytes as %s", (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
