import { describe, expect, it } from "vitest";
import { tokenRules } from "../packages/ui/src/theme/cssVariables.ts";
import { shortTokenRules, shortenVariables } from "./shortVariables.ts";

describe("shortenVariables", () => {
  it("gives a token the same short name everywhere, and each its own", () => {
    const short = shortenVariables("a{color:var(--color-ink);margin:var( --space-1 )} b{color:var(--color-ink)}");
    expect(short).toMatch(/^a\{color:var\((--\w+)\);margin:var\( --\w+ \)\} b\{color:var\(\1\)\}$/);
    const names = shortenVariables(tokenRules).match(/--[\w-]+/g)!;
    expect(new Set(names).size).toBe(new Set(tokenRules.match(/--[\w-]+/g)).size);
    expect(names.filter((name) => !/^--\d\w?$/.test(name))).toEqual([]);
  });

  it("leaves what is no token as it is", () => {
    const own = "style={{'--at': 1}} var(--at) var(--color-ink-of-mine) x--y grant--color-ink";
    expect(shortenVariables(own)).toBe(own);
  });

  it("makes the rules before the app runs", () => {
    const rules = JSON.parse(/^export const tokenRules = (".*");$/.exec(shortTokenRules())![1]!) as string;
    expect(rules).toMatch(/^@layer grantwright\{:root\{--0:/);
    expect(rules).not.toMatch(/--color|\n|: /);
    expect(rules).toContain('[data-theme="dark"]{color-scheme:dark;');
  });
});
