import { playCases } from "./playCases.ts";
import type { Protection } from "./protections.ts";
import { copyWorkspace, type Workspace } from "./workspace.ts";

const lastLines = (output: string) => output.split("\n").slice(-40).join("\n");

async function tryWithout(protection: Protection, workspace: Workspace): Promise<boolean> {
  const { name, cases } = protection;
  const began = Date.now();
  const done = (verdict: string) => console.log(`${verdict} ${name} (${Math.round((Date.now() - began) / 1_000)} s)`);
  await workspace.build(protection);
  const { failed, output } = await playCases(cases, workspace.folder);
  const unnoticed = cases.filter((each) => !failed.includes(each));
  if (unnoticed.length === 0) {
    done("held  ");
    return true;
  }
  done("GONE  ");
  console.log(`Not noticed by:\n  ${unnoticed.join("\n  ")}\n${lastLines(output)}`);
  return false;
}

/**
 * Takes protections out one at a time, two beside each other, each in a copy of the workspace, and plays the cases that name it. Returns whether
 * every case was survived with all in place, and none without what it shows.
 */
export async function tryProtections(protections: readonly Protection[]): Promise<boolean> {
  const workspaces = [copyWorkspace(), copyWorkspace()];
  const remove = () => workspaces.forEach((workspace) => workspace.remove());
  process.once("exit", remove);
  process.once("SIGTERM", () => process.exit(1));
  process.once("SIGINT", () => process.exit(1));

  const cases = [...new Set(protections.flatMap((each) => each.cases))];
  await workspaces[0]!.build();
  const { survived, output } = await playCases(cases, workspaces[0]!.folder);
  if (survived.length < cases.length) {
    console.log(`Not every case is survived with every protection in place:\n${lastLines(output)}`);
    return false;
  }
  console.log(`${cases.length} cases are survived with every protection in place.`);
  const left = [...protections];
  let held = 0;
  await Promise.all(
    workspaces.map(async (workspace) => {
      for (let next = left.shift(); next; next = left.shift()) if (await tryWithout(next, workspace)) held += 1;
    }),
  );
  console.log(`${held} of ${protections.length} protections are held by a browser's cases.`);
  return held === protections.length;
}
