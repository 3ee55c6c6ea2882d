import { globSync, readFileSync } from "node:fs";
import { linesOf } from "../findFunction.ts";

/** Parts of the product that are mutated, by what judges them. */
export type Part = "units" | "server";

/** Files by a pattern from the root, or some functions of a file. */
type Target = string | { file: string; functions: readonly string[] };

const session = "packages/server/src/capabilities/session";
const modules = "packages/server/src/modules";

/** Where words, credits and access are kept safe. */
const targets: Readonly<Record<Part, readonly Target[]>> = {
  units: [
    "packages/domain/src/*.ts",
    "packages/api-client/src/core/idempotency.ts",
    "packages/app/src/autosave/*.ts",
    "packages/app/src/autosave/draft/*.ts",
    "packages/app/src/autosave/journal/*.ts",
    "packages/app/src/session/sessionState.ts",
    "!packages/**/*.{test,table}.ts",
    // Hooks, and what tabs tell each other: only a browser's cases see what they do.
    "!packages/app/src/autosave/{useAutosave,useKeptText,savedChannel,draft/useDraftAutosave}.ts",
  ],
  server: [
    "packages/server/src/kernel/idempotency.ts",
    "packages/server/src/capabilities/http/idempotencyKey.ts",
    { file: `${session}/session.ts`, functions: ["requireSession", "accountFor", "enterAccount"] },
    { file: `${session}/sessions.ts`, functions: ["findSession"] },
    `${modules}/docs/{saveDoc,documentRow,wire}.ts`,
    { file: `${modules}/docs/changeInputs.ts`, functions: ["changeInputs"] },
    { file: `${modules}/docs/changeSection.ts`, functions: ["holdSection", "updateSection", "confirmSentence"] },
    { file: `${modules}/docs/routes.ts`, functions: ["docRoutes.saveDoc"] },
    { file: `${modules}/docs/work.ts`, functions: ["outline", "proposal"] },
    { file: `${modules}/credits/credits.ts`, functions: ["holdCredits", "spendCredit", "returnCredit"] },
    { file: `${modules}/tasks/claim.ts`, functions: ["holdClaim"] },
    { file: `${modules}/tasks/tasks.ts`, functions: ["refuseWhileActive", "failTask", "claimTask"] },
    { file: `${modules}/tasks/worker.ts`, functions: ["createTaskWorker"] },
  ],
};

/** What Stryker mutates of a part: files, and lines of files. Throws where one of them is not there. */
export function mutatedBy(part: Part): string[] {
  return targets[part].flatMap((target) => {
    if (typeof target !== "string") {
      const text = readFileSync(target.file, "utf8");
      return target.functions.map((name) => {
        const { first, last } = linesOf(target.file, text, name);
        return `${target.file}:${first}-${last}`;
      });
    }
    if (!target.startsWith("!") && globSync(target).length === 0) throw new Error(`No file is called ${target}.`);
    return [target];
  });
}
