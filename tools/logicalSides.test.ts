import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What a shorthand is given, part by part: a function with its arguments is one. */
const partsOf = (value: string): string[] =>
  value
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, "()")
    .trim()
    .split(/\s+/);

const shorthand = /^\s*(?:padding|margin|inset|scroll-margin|scroll-padding): ([^;\n"`]+);/gm;

it("no style names the left and the right where text may begin at either", () => {
  const found = globSync("packages/{app,ui}/src/**/*.{ts,tsx}").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(shorthand), ([line, value]) => ({ line, parts: partsOf(value!) }))
      .filter(({ parts: [, end, , start] }) => start !== undefined && start !== end)
      .map(({ line }) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
