// Fails when a line of the specification that is built has nothing that proves it, or when a story or a test names a line that
// is not in the registry. --close takes the flag `open` off the lines that are proved by now.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { checkSpecification, closeLines, parseRegistry, type RegistryFile } from "./specification.ts";
import { readProofs } from "./specificationProofs.ts";

const registryFiles = globSync("tools/specification/*.yaml").sort();
const { values } = parseArgs({ options: { close: { type: "boolean" } } });

const files = globSync([
  "packages/*/src/**/*.stories.tsx",
  "packages/*/{src,test}/**/*.test.{ts,tsx}",
  "e2e/**/*.spec.ts",
]).sort();
const proofs = readProofs(files.map((file) => [file, readFileSync(file, "utf8")] as const));

const readRegistry = () =>
  parseRegistry(registryFiles.map((file): RegistryFile => [basename(file), readFileSync(file, "utf8")]));
let registry = readRegistry();
let findings = checkSpecification(registry, proofs);
if (values.close && findings.closable.length > 0) {
  const ids = new Set(findings.closable.map(({ id }) => id));
  for (const file of registryFiles) writeFileSync(file, closeLines(readFileSync(file, "utf8"), ids));
  console.log(`Closed: ${[...ids].join(", ")}`);
  registry = readRegistry();
  findings = checkSpecification(registry, proofs);
}

for (const { line, lack } of findings.open) console.warn(`open: ${line.id} (${line.kind}: ${line.text}) has ${lack}.`);
for (const failure of findings.failures) console.error(failure);
const now = registry.lines.filter(({ when }) => when === "now").length;
console.log(
  `${registry.lines.length} lines, ${now} of them built or being built; ${findings.open.length} open, ` +
    `${findings.failures.length} failures.`,
);
if (findings.failures.length > 0) process.exitCode = 1;
