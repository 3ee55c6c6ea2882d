import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { whyTooOld } from "./nodeVersion.ts";

describe("the version of Node.js", () => {
  it.each(["18.20.4", "20.20.2", "22.22.0", "23.11.1"])(
    "%s is too old, and the server says which it needs",
    (version) => {
      expect(whyTooOld(version)).toMatch(`needs Node.js 24 or newer; this is ${version}.`);
    },
  );

  it.each(["24.0.0", "24.21.0", "26.1.0", "100.0.0"])("%s will do", (version) => {
    expect(whyTooOld(version)).toBeUndefined();
  });

  it("is looked at before anything is loaded that an older one has not", () => {
    const main = readFileSync(join(import.meta.dirname, "main.ts"), "utf8");
    const imported = [...main.matchAll(/^import .* from "(.*)";$/gm)].map(([, from]) => from);
    expect(imported).toEqual(["./nodeVersion.ts"]);
  });
});
