// Holds the public exports of the published packages to the lists in packages/*/exports.txt, which change only together with a
// changeset. --write brings the lists up to date.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";

const published = ["ui", "api-client"];
const isWriting = process.argv.includes("--write");

interface Manifest {
  name: string;
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, unknown> };
}

/** What a module exports: "value Button", "type ButtonProps". */
function exportsOf(path: string): string[] {
  const program = ts.createProgram([path], {
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
  });
  const checker = program.getTypeChecker();
  const file = checker.getSymbolAtLocation(program.getSourceFile(path)!)!;
  return checker
    .getExportsOfModule(file)
    .map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return `${target.flags & ts.SymbolFlags.Value ? "value" : "type "} ${symbol.name}`;
    })
    .sort((one, other) => one.slice(6).localeCompare(other.slice(6), "en"));
}

function listOf(folder: string, { name, exports, publishConfig }: Manifest): string {
  const lines = Object.keys(publishConfig.exports).flatMap((entry) => {
    const source = exports[entry];
    const names = source && /\.tsx?$/.test(source) ? exportsOf(join(folder, source)) : [];
    return [name + entry.slice(1), ...names.map((each) => `  ${each}`)];
  });
  return `${lines.join("\n")}\n`;
}

const git = (...args: string[]) => {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
};

/** Whether a list is another than at the last release of its package. Before the first one it always is. */
function changedSinceRelease(name: string, path: string): boolean {
  const release = git("describe", "--tags", "--abbrev=0", "--match", `${name}@*`);
  return (
    release === undefined || git("show", `${release}:${relative(".", path)}`) !== readFileSync(path, "utf8").trim()
  );
}

const changesets = readdirSync(".changeset")
  .filter((file) => file.endsWith(".md") && file !== "README.md")
  .map((file) => readFileSync(join(".changeset", file), "utf8"));

for (const each of published) {
  const folder = `packages/${each}`;
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const path = join(folder, "exports.txt");
  const list = listOf(folder, manifest);
  if (isWriting) writeFileSync(path, list);
  else if (!existsSync(path) || readFileSync(path, "utf8") !== list) {
    console.error(`${path} does not say what ${manifest.name} exports now. Run node tools/checkExports.ts --write.`);
    process.exitCode = 1;
    continue;
  }
  if (changedSinceRelease(manifest.name, path) && !changesets.some((text) => text.includes(`"${manifest.name}":`))) {
    console.error(`The exports of ${manifest.name} have changed since its last release. Say so: pnpm changeset`);
    process.exitCode = 1;
  }
  console.log(`${manifest.name}: ${list.trim().split("\n").length} lines of exports`);
}
