import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { sourcesOfCopy } from "./sourcesOfCopy.ts";

/** The flows of the server that judge what it keeps safe: those that notice most first, as nothing runs after what failed. */
const judges = ["saving", "access", "tasks", "mainJob"];

const placeOf = ({ moduleId }: { moduleId: string }) => judges.indexOf(basename(moduleId, ".test.ts"));

class JudgesInTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** Most of what a mutant breaks never ends: a flow takes five seconds at most. In milliseconds. */
const patience = 20_000;

/** The judges of the server, in Stryker's copy of the workspace. */
export default defineConfig({
  resolve: { alias: sourcesOfCopy() },
  test: {
    include: [`packages/server/test/{${judges.join()}}.test.ts`],
    globalSetup: ["packages/server/test/support/globalSetup.ts"],
    sequence: { sequencer: JudgesInTurn },
    environment: "node",
    isolate: false,
    testTimeout: patience,
    hookTimeout: patience,
  },
});
