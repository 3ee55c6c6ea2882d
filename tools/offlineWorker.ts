import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

type OutputChunk = Rolldown.OutputChunk;

/** Gives the worker's `virtual:deployment`. */
const deployment = (facts: Record<string, unknown>): Plugin => ({
  name: "deployment",
  resolveId: (source) => (source === "virtual:deployment" ? `\0${source}` : undefined),
  load: (id) =>
    id === "\0virtual:deployment"
      ? Object.entries(facts)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n")
      : undefined,
});

/**
 * What is kept on the device before anybody has opened it: what writing and reading without a network takes. The rest is kept once it
 * was fetched.
 */
const keptModules =
  /\/features\/(?:home|drafts|proposals|shell|sign-in)\/|\/components\/|\/routes\/|\/ui\/src\/overlays\//;
/** Letters of other languages and bold text come as a page needs them. */
const keptFonts = /-basic-(?:normal|italic)-[\w-]+\.woff2$/;

type Output = { type: "asset"; fileName: string } | OutputChunk;

/** The files of some chunks and of all that they cannot run without. */
function closureOf(chunks: OutputChunk[], byName: Map<string, OutputChunk>): Set<string> {
  const found = new Set<string>();
  const add = (chunk: OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) add(byName.get(name));
  };
  for (const chunk of chunks) add(chunk);
  return found;
}

/** The scripts that the page begins with, and the files to keep. */
function keptOf(outputs: Output[]): { first: string[]; kept: string[] } {
  const chunks = outputs.filter((output) => output.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = closureOf(
    chunks.filter(({ isEntry }) => isEntry),
    byName,
  );
  const screens = chunks.filter(({ facadeModuleId }) => facadeModuleId && keptModules.test(facadeModuleId));
  const others = outputs
    .filter(({ type, fileName }) => type === "asset" && fileName.startsWith("assets/"))
    .map(({ fileName }) => fileName)
    .filter((name) => !name.endsWith(".map") && (!name.endsWith(".woff2") || keptFonts.test(name)));
  return { first: [...first], kept: [...new Set([...first, ...closureOf(screens, byName), ...others])] };
}

/**
 * Builds the service worker of the app beside it, as `sw.js`, once the app is written: it carries the names of the files
 * that it keeps. See docs/decisions/0018-offline.md.
 */
export function offlineWorker(appFolder: string): Plugin {
  return {
    name: "offline-worker",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = join(appFolder, "dist") }, bundle) {
        const outputs = Object.values(bundle);
        const { first, kept } = keptOf(outputs);
        const addresses = (names: string[]) => names.map((name) => `/${name}`).sort();
        const files = addresses([...kept, ...readdirSync(join(appFolder, "public"))]);
        const all = outputs.map(({ fileName }) => fileName).sort();
        const entry = outputs.find((output) => output.type === "chunk" && output.isEntry)?.fileName;
        const page = outputs.find(({ fileName }) => fileName === "index.html");
        if (entry === undefined || page?.type !== "asset") throw new Error("The app has no page.");
        const version = createHash("sha256").update(all.join()).update(page.source).digest("hex").slice(0, 12);
        await build({
          configFile: false,
          logLevel: "warn",
          root: appFolder,
          publicDir: false,
          plugins: [deployment({ version, files, first: addresses(first), entry: `/${entry}` })],
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: "es2023",
            rolldownOptions: {
              input: join(appFolder, "src/offline/worker.ts"),
              output: { format: "iife", entryFileNames: "sw.js" },
            },
          },
        });
      },
    },
  };
}
