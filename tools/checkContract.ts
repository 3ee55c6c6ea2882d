// Fails when what the client has of the contract (types, table of operations) is not the contract as it stands, or when the
// contract is malformed. --write makes both anew.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { contractFiles, declaredCalls } from "./contractFiles.ts";

const isWriting = process.argv.includes("--write");

for (const [path, source] of contractFiles()) {
  if (isWriting) writeFileSync(path, source);
  else if (!existsSync(path) || readFileSync(path, "utf8") !== source) {
    console.error(`${path} is stale: run pnpm run contract.`);
    process.exitCode = 1;
  }
}

const ids = new Set<string>();
for (const { method, path, call } of declaredCalls()) {
  const problems = [
    !call.operationId && "has no operationId",
    call.operationId && ids.has(call.operationId) && "repeats an operationId",
    !call.summary && "has no summary",
    !call.tags?.length && "has no tag, so it belongs to no part of the client",
    path.startsWith("/a/") && !call.responses?.["401"] && "does not declare 401",
    call["x-status"] === "planned" && !call.responses?.["501"] && "is planned and does not declare 501",
    call["x-status"] !== "planned" && call.responses?.["501"] && "is built and declares 501",
  ].filter(Boolean);
  ids.add(call.operationId ?? "");
  for (const problem of problems) {
    console.error(`${method} ${path} ${problem as string}.`);
    process.exitCode = 1;
  }
}
