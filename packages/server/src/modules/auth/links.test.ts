import { describe, expect, it } from "vitest";
import { nameFromEmail } from "./accounts.ts";
import { linkAddress } from "./links.ts";

describe("linkAddress", () => {
  it.each([
    [undefined, "/#token=T"],
    ["/drafts", "/drafts#token=T"],
    ["/drafts/1?a=b#c", "/drafts/1?a=b#token=T"],
    ["/x?token=other", "/x#token=T"],
    ["//evil.example", "/#token=T"],
    ["/\\evil.example", "/#token=T"],
    ["/\t/evil.example", "/#token=T"],
    ["https://evil.example/x", "/#token=T"],
    ["https://app.example/x", "/#token=T"],
    ["javascript:alert(1)", "/#token=T"],
  ])("to %j stays in the app", (returnTo, expected) => {
    expect(linkAddress("https://app.example", returnTo, "T")).toBe(`https://app.example${expected}`);
  });
});

describe("nameFromEmail", () => {
  it.each([
    ["ines.okafor@example.org", "Ines Okafor"],
    ["ines+grants@example.org", "Ines"],
    ["łucja_maj@example.org", "Łucja Maj"],
    ["+x@example.org", "+x@example.org"],
  ])("of %s is %s", (email, name) => {
    expect(nameFromEmail(email)).toBe(name);
  });
});
