// Fails when the types of the client are not those of the contract as it stands, or when the contract is malformed.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";

const folder = "packages/api-client";
const scratch = mkdtempSync(join(tmpdir(), "contract-"));
try {
  const fresh = join(scratch, "schema.d.ts");
  execFileSync(
    "pnpm",
    ["--filter", "@grantwright/api-client", "exec", "openapi-typescript", "openapi.yaml", "-o", fresh, "--root-types"],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  if (readFileSync(fresh, "utf8") !== readFileSync(`${folder}/src/generated/schema.d.ts`, "utf8")) {
    console.error("The generated types are stale: run pnpm run contract.");
    process.exitCode = 1;
  }
} finally {
  rmSync(scratch, { recursive: true });
}

interface Operation {
  operationId?: string;
  summary?: string;
  responses?: Record<string, unknown>;
  "x-status"?: string;
}
const contract = parse(readFileSync(`${folder}/openapi.yaml`, "utf8")) as {
  paths: Record<string, Record<string, Operation>>;
};
const ids = new Set<string>();
for (const [path, item] of Object.entries(contract.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    if (!["get", "post", "put", "patch", "delete"].includes(method)) continue;
    const name = `${method.toUpperCase()} ${path}`;
    const problems = [
      !operation.operationId && "has no operationId",
      operation.operationId && ids.has(operation.operationId) && "repeats an operationId",
      !operation.summary && "has no summary",
      path.startsWith("/a/") && !operation.responses?.["401"] && "does not declare 401",
      operation["x-status"] === "planned" && !operation.responses?.["501"] && "is planned and does not declare 501",
      operation["x-status"] !== "planned" && operation.responses?.["501"] && "is built and declares 501",
    ].filter(Boolean);
    ids.add(operation.operationId ?? "");
    for (const problem of problems) {
      console.error(`${name} ${problem as string}.`);
      process.exitCode = 1;
    }
  }
}
