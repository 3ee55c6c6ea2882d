import { describe, expect, it } from "vitest";
import { cleanEmail, emailProblem } from "./emailProblem.ts";
import { copy } from "./sign-in.copy.ts";

describe("emailProblem", () => {
  it.each(["ines@example.org", " ines@example.org ", "łukasz@przykład.pl", "a+b@sub.example.co.uk"])(
    "takes %j",
    (email) => expect(emailProblem(email)).toBeUndefined(),
  );
  it("asks for an address where there is none [1.5-email-required]", () =>
    expect(emailProblem("  ")).toBe(copy.emailRequired));
  it.each([
    "ines",
    "ines@",
    "@example.org",
    "ines@example",
    "i nes@example.org",
    "a@b..org",
    `${"a".repeat(250)}@b.org`,
  ])("refuses %j", (email) => expect(emailProblem(email)).toBe(copy.emailInvalid));
  it("drops what follows a question mark [1.5-email-question-mark]", () => {
    expect(cleanEmail("ines@example.org?utm=1")).toBe("ines@example.org");
    expect(cleanEmail(null)).toBe("");
  });
});
