/** A check of the project. */
export interface Check {
  name: string;
  command: string;
  /** How long it usually takes on two quiet cores, beside another one. */
  seconds: number;
  /** The check that has to be through before this one begins. */
  after?: string;
  /** What its runner takes so that only what failed is run again: the failed files, or an option of its own. Else all of it is. */
  again?: "files" | "--last-failed";
  /** It says as much of the machine as of the code, and is left out where somebody else's machine decides. */
  isOfMachine?: boolean;
}

/** What `npm test` runs: what fails most often, or needs the longest, is begun first. */
export const checks: Check[] = [
  {
    name: "build",
    command: "pnpm --filter @grantwright/app build && pnpm --filter @grantwright/server build",
    seconds: 25,
  },
  { name: "types", command: "pnpm run types", seconds: 20 },
  { name: "unit", command: "pnpm run test:unit", again: "files", seconds: 20 },
  { name: "server", command: "pnpm run test:server", again: "files", seconds: 150 },
  { name: "stories", command: "pnpm run test:stories", again: "files", seconds: 250 },
  {
    name: "walks",
    command: "pnpm run test:e2e --grep-invert @full",
    again: "--last-failed",
    seconds: 150,
    after: "build",
  },
  { name: "heavy units", command: "pnpm run test:heavy", again: "files", seconds: 30 },
  { name: "faults", command: "node faults/run.ts --quick --workers 2", seconds: 55, after: "build" },
  { name: "patterns", command: "pnpm run test:patterns", again: "files", seconds: 15 },
  { name: "lint", command: "pnpm run lint", seconds: 25 },
  { name: "boundaries", command: "pnpm run boundaries", seconds: 5 },
  { name: "dead code", command: "pnpm run dead-code", seconds: 5 },
  { name: "exports", command: "node tools/checkExports.ts", seconds: 4 },
  { name: "contract", command: "node tools/checkContract.ts", seconds: 3 },
  { name: "map", command: "node tools/drawMap.ts", seconds: 1 },
  { name: "accessibility", command: "node tools/accessibilityPage.ts", seconds: 1 },
  { name: "ASVS", command: "node tools/asvsPage.ts", seconds: 1 },
  { name: "licences", command: "node tools/checkLicences.ts", seconds: 1 },
  { name: "privacy", command: "node tools/privacyPage.ts", seconds: 1 },
  { name: "specification", command: "node tools/checkSpecification.ts", seconds: 1 },
  { name: "protections", command: "node faults/mutations.ts --check", seconds: 1 },
  { name: "sizes", command: "node tools/checkSizes.ts", seconds: 2, after: "build" },
];

/** What `pnpm test:full` adds: what matters most first, as a run with a deadline does not come to the last. */
export const moreChecks: Check[] = [
  { name: "server, PostgreSQL", command: "TEST_DATABASE=postgres pnpm run test:server", again: "files", seconds: 150 },
  { name: "walks, all", command: "pnpm run test:e2e --grep @full", seconds: 240, after: "build" },
  {
    name: "server processes",
    command: "KILL_ROUNDS=12 KILL_SEED=2 pnpm run test:processes",
    seconds: 300,
  },
  { name: "packages", command: "node tools/checkPackages.ts", seconds: 120 },
  { name: "Firefox", command: "pnpm run test:firefox", seconds: 70, after: "build" },
  { name: "WebKit", command: "pnpm run test:webkit", seconds: 70, after: "build" },
  { name: "stories, dark", command: "STORYBOOK_THEME=dark pnpm run test:stories", again: "files", seconds: 400 },
  { name: "storybook", command: "pnpm run build-storybook", seconds: 80 },
  { name: "faults, 200", command: "node faults/run.ts --cases 200 --twice", seconds: 750, after: "build" },
  { name: "model", command: "pnpm run faults:model", seconds: 60 },
  { name: "walks, PostgreSQL", command: "E2E_DATABASE=postgres pnpm run test:e2e", seconds: 420, after: "build" },
  { name: "pictures", command: "pnpm run test:visual", seconds: 240, after: "storybook", isOfMachine: true },
  { name: "styles", command: "node bench/styles.ts", seconds: 30, isOfMachine: true },
  { name: "inbox", command: "node bench/inbox.ts", seconds: 60, after: "build", isOfMachine: true },
  { name: "library", command: "node bench/library.ts", seconds: 60, after: "build", isOfMachine: true },
  { name: "typing", command: "node bench/typing.ts", seconds: 60, after: "build", isOfMachine: true },
  { name: "journal", command: "node bench/journal.ts", seconds: 60, after: "build", isOfMachine: true },
  { name: "faults, all", command: "pnpm run faults", seconds: 3_600, after: "build" },
  { name: "mutations", command: "pnpm run faults:mutations", seconds: 4_800, after: "build" },
];
