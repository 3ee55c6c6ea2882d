import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, it } from "vitest";
import { longestName, passkeyNameSchema } from "./passkey.schema.ts";

it("a passkey's name is as long as the contract takes, and something", () => {
  const contract = parse(readFileSync("packages/api-client/openapi.yaml", "utf8")) as {
    components: { schemas: { PasskeyName: { maxLength: number } } };
  };
  expect(longestName).toBe(contract.components.schemas.PasskeyName.maxLength);
  for (const [name, isRight] of [
    ["x".repeat(longestName), true],
    ["x".repeat(longestName + 1), false],
    [" ", false],
  ] as const)
    expect(passkeyNameSchema.isValidSync({ name })).toBe(isRight);
});
