// Runs every check of the project in two lanes, one a core, and ends with a line a check.
// --full adds what takes longer; --only name[,name] runs just those.
import { spawn } from "node:child_process";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { ensureChromium } from "./browser.ts";

interface Check {
  name: string;
  command: string;
  /** Only with --full. */
  isFull?: boolean;
  /** Needs what the other lane builds. */
  isBuilt?: boolean;
}

const lanes: Check[][] = [
  [
    { name: "types", command: "pnpm run types" },
    { name: "lint", command: "pnpm run lint" },
    { name: "boundaries", command: "pnpm run boundaries" },
    { name: "dead code", command: "pnpm run dead-code" },
    { name: "exports", command: "node tools/checkExports.ts" },
    { name: "contract", command: "node tools/checkContract.ts" },
    { name: "specification", command: "node tools/checkSpecification.ts" },
    { name: "protections", command: "node faults/mutations.ts --check" },
    { name: "unit", command: "pnpm run test:unit" },
    { name: "server", command: "pnpm run test:server" },
    { name: "faults", command: "node faults/run.ts --quick --workers 2", isBuilt: true },
    { name: "packages", command: "node tools/checkPackages.ts", isFull: true },
    {
      name: "killed servers",
      command: "KILL_ROUNDS=12 KILL_SEED=2 pnpm exec vitest run --project server packages/server/test/killed.test.ts",
      isFull: true,
    },
    { name: "model", command: "pnpm run faults:model", isFull: true },
    { name: "mutations", command: "pnpm run faults:mutations", isFull: true },
  ],
  [
    { name: "build", command: "pnpm --filter @grantwright/app build && pnpm --filter @grantwright/server build" },
    { name: "sizes", command: "node tools/checkSizes.ts" },
    { name: "stories", command: "pnpm run test:stories" },
    { name: "end to end", command: "pnpm run test:e2e" },
    { name: "faults, all", command: "pnpm run faults", isFull: true },
    { name: "end to end, PostgreSQL", command: "E2E_DATABASE=postgres pnpm run test:e2e", isFull: true },
    { name: "storybook", command: "pnpm run build-storybook", isFull: true },
    { name: "stories, dark", command: "STORYBOOK_THEME=dark pnpm run test:stories", isFull: true },
    { name: "pictures", command: "pnpm run test:visual", isFull: true },
    { name: "styles", command: "node bench/styles.ts", isFull: true },
    { name: "inbox", command: "node bench/inbox.ts", isFull: true },
    { name: "library", command: "node bench/library.ts", isFull: true },
    { name: "typing", command: "node bench/typing.ts", isFull: true },
    { name: "journal", command: "node bench/journal.ts", isFull: true },
  ],
];

interface Result {
  name: string;
  isPassed: boolean;
  /** The lines that name what failed. */
  failures: string[];
}

/** How vitest and Playwright begin the line that names a failed test. */
const namesFailure = /^\s*(?:FAIL\s|× |✘ |\d+\) )/;

const failuresIn = (output: string): string[] => [
  ...new Set(
    stripVTControlCharacters(output)
      .split("\n")
      .filter((line) => namesFailure.test(line))
      .map((line) => line.trim()),
  ),
];

function run({ name, command }: Check): Promise<Result> {
  const startedAt = Date.now();
  return new Promise((done) => {
    const child = spawn(command, { shell: true, env: { ...process.env, CI: "true", FORCE_COLOR: "0" } });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("close", (code) => {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      const isPassed = code === 0;
      console.log(`${isPassed ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
      if (!isPassed) console.log(output.split("\n").slice(-250).join("\n"));
      done({ name, isPassed, failures: isPassed ? [] : failuresIn(output) });
    });
  });
}

const { values } = parseArgs({ options: { full: { type: "boolean" }, only: { type: "string" } } });
const only = values.only?.split(",");
const wanted = (check: Check) => (only ? only.includes(check.name) : values.full || !check.isFull);

ensureChromium();
const startedAt = Date.now();
const built = Promise.withResolvers<void>();
if (!lanes.flat().some((check) => check.name === "build" && wanted(check))) built.resolve();
const results = await Promise.all(
  lanes.map(async (lane) => {
    const done: Result[] = [];
    for (const check of lane.filter(wanted)) {
      if (check.isBuilt) await built.promise;
      done.push(await run(check));
      if (check.name === "build") built.resolve();
    }
    return done;
  }),
);
const all = results.flat();
const failed = all.filter(({ isPassed }) => !isPassed);
console.log(`\nAll checks took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
for (const { name, failures } of failed) console.log([`Failed: ${name}`, ...failures].join("\n  "));
console.log(`${all.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
