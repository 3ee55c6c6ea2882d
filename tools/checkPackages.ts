// Packs the published packages as users get them, checks the tarballs, and builds a small consumer from them.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const run = (command: string, args: string[], cwd = ".") =>
  execFileSync(command, args, { cwd, stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" });

const scratch = mkdtempSync(join(tmpdir(), "packed-"));
try {
  const tarballs: Record<string, string> = {};
  for (const name of ["ui", "api-client"]) {
    const folder = `packages/${name}`;
    run("pnpm", ["build"], folder);
    const before = new Set(readdirSync(scratch));
    run("pnpm", ["pack", "--pack-destination", scratch], folder);
    const tarball = join(
      scratch,
      readdirSync(scratch).find((file) => !before.has(file) && file.endsWith(".tgz"))!,
    );
    tarballs[`@grantwright/${name}`] = tarball;
    console.log(run("pnpm", ["exec", "publint", "run", tarball, "--strict"]));
    console.log(
      run("pnpm", [
        "exec",
        "attw",
        tarball,
        "--profile",
        "esm-only",
        "--exclude-entrypoints",
        "./fonts.css",
        "./openapi.yaml",
      ]),
    );
  }

  const consumer = join(scratch, "consumer");
  mkdirSync(consumer);
  writeFileSync(
    join(consumer, "package.json"),
    JSON.stringify({
      name: "consumer",
      private: true,
      type: "module",
      dependencies: {
        ...Object.fromEntries(Object.entries(tarballs).map(([name, tarball]) => [name, `file:${tarball}`])),
        "@tanstack/react-query": "5.108.0",
        msw: "3.0.5",
        react: "19.3.1",
        "react-dom": "19.3.1",
        "styled-components": "6.6.0",
      },
      devDependencies: { typescript: "6.0.3", vite: "8.3.8", "@types/react": "19.3.0", "@types/react-dom": "19.3.0" },
      pnpm: { onlyBuiltDependencies: ["esbuild"] },
    }),
  );
  writeFileSync(join(consumer, "pnpm-workspace.yaml"), "allowBuilds:\n  esbuild: true\n  msw: false\n");
  writeFileSync(join(consumer, "index.html"), '<div id="root"></div><script type="module" src="/main.tsx"></script>');
  writeFileSync(
    join(consumer, "main.tsx"),
    `import "@grantwright/ui/fonts.css";
import { createApiClient, listDrafts, type Schemas } from "@grantwright/api-client";
import { useDraftList } from "@grantwright/api-client/react-query";
import { draftMocks } from "@grantwright/api-client/mocks";
import { Button, GlobalStyle, ProgressMarkers, ThemeProvider } from "@grantwright/ui";
import { createRoot } from "react-dom/client";

const drafts: Promise<Schemas["DocumentListItem"][]> = listDrafts(createApiClient(), { limit: 1 });
void drafts;
void draftMocks.list.ok([]);
function Count() {
  return <p>{useDraftList(1).data?.length}</p>;
}
createRoot(document.getElementById("root")!).render(
  <ThemeProvider>
    <GlobalStyle />
    <ProgressMarkers value={50} />
    <Button onPress={() => {}}>Create Outline</Button>
    <Count />
  </ThemeProvider>,
);
`,
  );
  writeFileSync(
    join(consumer, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        target: "ES2023",
        module: "ESNext",
        moduleResolution: "Bundler",
        lib: ["ES2023", "DOM", "DOM.Iterable"],
        jsx: "react-jsx",
        strict: true,
        noEmit: true,
        // The types of styled-components name those of Node.js.
        skipLibCheck: true,
        types: ["vite/client"],
      },
      include: ["main.tsx"],
    }),
  );
  run("pnpm", ["install", "--prefer-offline", "--no-frozen-lockfile"], consumer);
  run("pnpm", ["exec", "tsc", "-p", "."], consumer);
  run("pnpm", ["exec", "vite", "build"], consumer);
  console.log(
    `A consumer builds and type-checks against ${Object.values(tarballs).map((file) => resolve(file)).length} tarballs.`,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
