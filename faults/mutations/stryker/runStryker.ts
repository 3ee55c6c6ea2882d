import { Stryker } from "@stryker-mutator/core";
import { mutatedBy, type Part } from "./targets.ts";

/**
 * The least percent of the mutants that has to be noticed: what was reached, rounded down. Where a run reaches more, it goes up.
 */
const least: Readonly<Record<Part, number>> = { units: 80, server: 72 };

/**
 * Kinds of mutants that are not made. Texts are for people, for logs, or names whose use another mutant takes away. A flow of the
 * server takes seconds: there what is left are conditions, calls, blocks, and what is handed on in an object, as an Idempotency-Key.
 */
const excluded: Readonly<Record<Part, readonly string[]>> = {
  units: ["StringLiteral"],
  server: [
    "ArithmeticOperator",
    "ArrayDeclaration",
    "ArrowFunction",
    "AssignmentOperator",
    "BooleanLiteral",
    "EqualityOperator",
    "LogicalOperator",
    "MethodExpression",
    "OptionalChaining",
    "Regex",
    "StringLiteral",
    "UnaryOperator",
    "UpdateOperator",
  ],
};

/** Mutates a part with Stryker, whose reports go to test-results/mutations. Returns whether enough of the mutants were noticed. */
export async function runStryker(part: Part): Promise<boolean> {
  const before = process.exitCode;
  const stryker = new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: `faults/mutations/stryker/vitest.${part}.config.ts` },
    mutate: mutatedBy(part),
    mutator: { excludedMutations: [...excluded[part]] },
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    disableTypeChecks: true,
    concurrency: 2,
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 30,
    incremental: true,
    incrementalFile: `.cache/stryker/${part}.json`,
    tempDirName: `.cache/stryker/${part}`,
    ignorePatterns: [
      "/docs",
      "/visual",
      "/bench",
      "/test-results",
      ".cache",
      "dist",
      "storybook-static",
      "*.tsbuildinfo",
    ],
    reporters: ["progress-append-only", "clear-text", "json"],
    clearTextReporter: { allowColor: false, reportTests: false },
    jsonReporter: { fileName: `test-results/mutations/${part}.json` },
    allowConsoleColors: false,
    thresholds: { high: 100, low: least[part], break: least[part] },
  });
  process.exitCode = 0;
  await stryker.runMutationTest();
  const isEnough = process.exitCode === 0;
  process.exitCode = before;
  return isEnough;
}
