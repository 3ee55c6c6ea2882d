// Measures what a browser loads, in bytes after gzip, against the budgets of the project. Run it after a build of the app. What each
// page really fetches is measured in a browser: e2e/first-view.spec.ts.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const dist = "packages/app/dist";
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;

/** The files that an entry needs before it can run. */
function staticFiles(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) staticFiles(next, seen);
  return seen;
}
const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipped(readFileSync(join(dist, file))), 0);

/** The gzipped size of a small module built for production, without what is external. */
async function builtSize(source: string, external?: RegExp): Promise<number> {
  const scratch = "packages/app/.cache";
  mkdirSync(scratch, { recursive: true });
  const entry = join(scratch, "measured.ts");
  writeFileSync(entry, source);
  const result = await build({
    configFile: false,
    logLevel: "silent",
    root: "packages/app",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2023",
      minify: true,
      rolldownOptions: { input: resolve(entry), preserveEntrySignatures: "strict", ...(external && { external }) },
    },
  });
  rmSync(scratch, { recursive: true });
  const outputs = (Array.isArray(result) ? result : [result]) as unknown as { output: { code?: string }[] }[];
  return gzipped(outputs.flatMap(({ output }) => output.map(({ code }) => code ?? "")).join("\n"));
}

const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
const first = staticFiles(entry);
const scripts = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".js"));
const reactVersion = (createRequire(import.meta.url)("react/package.json") as { version: string }).version;
const reactFloor = await builtSize(
  `export { createRoot } from "react-dom/client"; export { useState, createElement } from "react";`,
);
const oneCall = await builtSize(
  `import { createApiClient, listDrafts } from "@grantwright/api-client"; export const run = () => listDrafts(createApiClient({ onUnauthorized: console.log }));`,
);
const usualParts = await builtSize(
  `export { Button, Checkbox, Dialog, GlobalStyle, Menu, MenuItem, RadioGroup, Select, Switch, Tabs, TextArea, TextField, ThemeProvider, ToastRegion, Tooltip, showToast } from "@grantwright/ui";`,
  /^react(-dom)?(\/|$)/,
);
const hasFormCode = [...first].some((file) =>
  /ValidationError|FormikContext/.test(readFileSync(join(dist, file), "utf8")),
);
const hasMocks = scripts.some((name) =>
  readFileSync(join(dist, "assets", name), "utf8").includes("Marrow Bridge orchard"),
);

const budgets: [string, number, number][] = [
  ["entry of the app", sizeOf(first), Math.min(2.4 * reactFloor, 165_000)],
  ["one client call", oneCall, 2_000],
  ["12 parts of the design system", usualParts, 95_000],
];
console.log(`React ${reactVersion} floor: ${kilobytes(reactFloor)}`);
for (const [name, size, limit] of budgets) {
  const isOver = size > limit;
  console.log(`${isOver ? "OVER" : "ok  "} ${name}: ${kilobytes(size)} of ${kilobytes(limit)}`);
  if (isOver) process.exitCode = 1;
}
if (hasFormCode) {
  console.log("OVER formik or yup are in the first load");
  process.exitCode = 1;
}
if (hasMocks) {
  console.log("OVER mocks are in the production build");
  process.exitCode = 1;
}
