import { join } from "node:path";
import { makeConsumer, run, type Tarballs } from "./pack.ts";

const main = `import "@grantwright/ui/fonts.css";
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
`;

// What an app carries for what it imports, without React and styled-components: bytes, and the packages in it.
const weigh = `import { build } from "vite";
const result = {};
for (const names of ["", "formatSize", "Badge"]) {
  const { output } = await build({
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: "virtual:" + names,
        external: /^(react|react-dom|styled-components)(\\/|$)/,
        preserveEntrySignatures: "strict",
      },
    },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id.startsWith("virtual:") ? id : undefined),
        load: (id) => (id.startsWith("virtual:") ? (names ? "export { " + names + " }" : "import") + (names ? " from" : "") + ' "@grantwright/ui";' : undefined),
      },
    ],
  });
  const code = output.map((each) => each.code ?? "").join("");
  const modules = output.flatMap((each) => Object.keys(each.modules ?? {})).filter((id) => !id.startsWith("virtual:"));
  result[names] = { bytes: code.trim().length, modules };
}
console.log(JSON.stringify(result));
`;

/** Only what is imported comes along: nothing for nothing, a function alone, a badge without React Aria. */
function checkWeights(printed: string): void {
  const weights = JSON.parse(printed) as Record<string, { bytes: number; modules: string[] }>;
  const limits = { "": 0, formatSize: 500, Badge: 2_500 };
  for (const [names, limit] of Object.entries(limits)) {
    const { bytes, modules } = weights[names]!;
    const foreign = modules.filter((id) => !id.includes("@grantwright/ui"));
    if (bytes > limit || foreign.length > 0)
      throw new Error(`Importing "${names}" brings ${bytes} bytes (at most ${limit}) of ${modules.join(", ")}`);
  }
}

/** An app made with Vite: it type-checks and builds against the tarballs. */
export function checkViteConsumer(scratch: string, tarballs: Tarballs): void {
  const folder = join(scratch, "vite-consumer");
  makeConsumer({
    folder,
    tarballs,
    dependencies: {
      "@tanstack/react-query": "5.108.0",
      "@types/react": "19.3.0",
      "@types/react-dom": "19.3.0",
      msw: "3.0.5",
      typescript: "6.0.3",
      vite: "8.3.8",
    },
    files: {
      "index.html": '<div id="root"></div><script type="module" src="/main.tsx"></script>',
      "main.tsx": main,
      "weigh.mjs": weigh,
      "tsconfig.json": JSON.stringify({
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
    },
  });
  run("pnpm", ["exec", "tsc", "-p", "."], folder);
  run("pnpm", ["exec", "vite", "build", "--logLevel", "error"], folder);
  checkWeights(run("node", ["weigh.mjs"], folder));
  console.log("An app made with Vite type-checks and builds, and carries no more than it imports.");
}
