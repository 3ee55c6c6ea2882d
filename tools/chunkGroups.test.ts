import { describe, expect, it } from "vitest";
import { chunkGroups } from "./chunkGroups.ts";

const at = (path: string) => `/project/packages/${path}`;
const main = at("app/src/main.tsx");
const screen = (path: string) => at(`app/src/features/${path}`);

/** Static imports, then dynamic ones, of each module. */
const graph: Record<string, [string[], string[]]> = {
  [main]: [
    [at("ui/src/Logo.tsx")],
    [screen("home/Dashboard.tsx"), screen("drafts/WizardScreen/WizardScreen.tsx"), screen("account/Account.tsx")],
  ],
  [at("ui/src/Logo.tsx")]: [[], []],
  [screen("home/Dashboard.tsx")]: [[at("ui/src/Logo.tsx"), at("ui/src/Button.tsx"), screen("home/Ledger.tsx")], []],
  [screen("home/Ledger.tsx")]: [[], []],
  [screen("drafts/WizardScreen/WizardScreen.tsx")]: [
    [at("ui/src/Button.tsx"), "/project/node_modules/formik/index.js"],
    [],
  ],
  [screen("account/Account.tsx")]: [
    [at("ui/src/Tabs.tsx")],
    [screen("admin/AdminScreen.tsx"), screen("shell/Help.tsx")],
  ],
  [screen("shell/Help.tsx")]: [[at("ui/src/Tabs.tsx")], []],
  [screen("admin/AdminScreen.tsx")]: [[screen("admin/Table.tsx"), at("ui/src/Tabs.tsx")], []],
  [screen("admin/Table.tsx")]: [[], []],
  [at("ui/src/Button.tsx")]: [[], []],
  [at("ui/src/Tabs.tsx")]: [[], []],
};
const getModuleInfo = (id: string) =>
  graph[id] ? { importedIds: graph[id][0], dynamicallyImportedIds: graph[id][1] } : null;

describe("files of the built app", () => {
  const name = chunkGroups();
  const fileOf = (id: string) => name(id, { getModuleInfo });

  it("leaves what the first load needs, and what is not ours, to the bundler", () => {
    expect(fileOf(main)).toBeNull();
    expect(fileOf(at("ui/src/Logo.tsx"))).toBeNull();
    expect(fileOf("/project/node_modules/formik/index.js")).toBeNull();
  });

  it("puts what one screen needs with that screen", () => {
    expect(fileOf(screen("home/Ledger.tsx"))).toBe("home");
    expect(fileOf(screen("account/Account.tsx"))).toBe("screens");
  });

  it("puts what home or wizard share with others into the parts, and what only others share into a second file", () => {
    expect(fileOf(at("ui/src/Button.tsx"))).toBe("parts");
    expect(fileOf(at("ui/src/Tabs.tsx"))).toBe("moreParts");
  });

  it("keeps what only admins need apart", () => {
    expect(fileOf(screen("admin/Table.tsx"))).toBe("AdminScreen");
  });
});
