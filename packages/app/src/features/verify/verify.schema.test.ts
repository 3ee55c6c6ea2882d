import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, it } from "vitest";
import { longestReport, verifySchema } from "./verify.schema.ts";

it("a report is as long as the contract takes, and something", () => {
  const contract = parse(readFileSync("packages/api-client/openapi.yaml", "utf8")) as {
    components: { schemas: { VerifyAuthorshipRequest: { properties: { report: { maxLength: number } } } } };
  };
  const { maxLength } = contract.components.schemas.VerifyAuthorshipRequest.properties.report;
  expect(longestReport).toBe(maxLength);
  expect(verifySchema.isValidSync({ report: "x".repeat(maxLength) })).toBe(true);
  for (const report of ["", "  \n", "x".repeat(maxLength + 1)])
    expect(verifySchema.isValidSync({ report })).toBe(false);
});
