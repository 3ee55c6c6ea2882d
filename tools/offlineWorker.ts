import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";

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
 * Builds the service worker of the app beside it, as `sw.js`, once the app is written: it carries the names of all files that
 * the app is made of. See docs/decisions/0018-offline.md.
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
        const built = outputs.map(({ fileName }) => fileName).filter((name) => name.startsWith("assets/"));
        const files = [...built.filter((name) => !name.endsWith(".map")), ...readdirSync(join(appFolder, "public"))]
          .map((name) => `/${name}`)
          .sort();
        const entry = outputs.find((output) => output.type === "chunk" && output.isEntry)?.fileName;
        const page = outputs.find(({ fileName }) => fileName === "index.html");
        if (entry === undefined || page?.type !== "asset") throw new Error("The app has no page.");
        const version = createHash("sha256").update(files.join()).update(page.source).digest("hex").slice(0, 12);
        await build({
          configFile: false,
          logLevel: "warn",
          root: appFolder,
          publicDir: false,
          plugins: [deployment({ version, files, entry: `/${entry}` })],
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
