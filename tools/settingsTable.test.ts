import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("the README has the table of the settings that the server reads", { timeout: 60_000 }, () => {
  const cwd = join(import.meta.dirname, "..");
  const { stderr, status } = spawnSync(process.execPath, ["tools/settingsTable.ts"], { cwd, encoding: "utf8" });
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});
