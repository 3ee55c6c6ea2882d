import { describe, expect, it } from "vitest";
import { truncateEmail } from "../../components/account/truncateEmail.ts";
import { isSameEmail } from "./account.rules.ts";

describe("an address that is shown", () => {
  it.each([
    ["ines.okafor@example.org", "in…@example.org"],
    ["i@example.org", "i…@example.org"],
    ['"odd@local"@example.org', '"o…@example.org'],
    ["nothing", "no…"],
  ])("%s is shortened to %s [1.2-user-email]", (email, shown) => {
    expect(truncateEmail(email)).toBe(shown);
  });
});

describe("an address that is typed to confirm", () => {
  it.each([
    [" Ines@Example.org ", true],
    ["ines@example.org", true],
    ["ines@example.or", false],
    ["", false],
  ])("%j counts: %s", (typed, isSame) => {
    expect(isSameEmail(typed, "ines@example.org")).toBe(isSame);
  });
});
