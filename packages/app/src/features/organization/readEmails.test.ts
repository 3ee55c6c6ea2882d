import { expect, it } from "vitest";
import { readEmails } from "./readEmails.ts";

it.each([
  ["ines@example.org", ["ines@example.org"], []],
  ["Ines@Example.org, tomas@example.org;mira@example.org\njonah@example.org", 4, []],
  ["Ines Okafor <ines@example.org>, ines@example.org", ["ines@example.org"], []],
  ["a@example.org b@example.org", ["a@example.org", "b@example.org"], []],
  ["ines@, @example.org, ines@example", [], ["ines@", "@example.org", "ines@example"]],
  [" , ;\n ", [], []],
] as const)("reads %j", (text, expected, wrong) => {
  const read = readEmails(text);
  if (typeof expected === "number") expect(read.emails).toHaveLength(expected);
  else expect(read.emails).toEqual(expected);
  expect(read.wrong).toEqual(wrong);
});
