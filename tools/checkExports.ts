// Holds the public exports of the published packages to the lists in packages/*/exports.txt, which change only together with a
// changeset. --write brings the lists up to date.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { undeclaredChange } from "./exportsHistory.ts";

const published = ["ui", "api-client"];
const isWriting = process.argv.includes("--write");

interface Manifest {
  name: string;
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, unknown> };
}

const manifests = published.map((each) => {
  const folder = `packages/${each}`;
  return { folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest };
});

const isModule = (source: string | undefined) => source !== undefined && /\.tsx?$/.test(source);

const program = ts.createProgram(
  manifests.flatMap(({ folder, manifest }) =>
    Object.values(manifest.exports)
      .filter(isModule)
      .map((source) => join(folder, source)),
  ),
  {
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
  },
);
const checker = program.getTypeChecker();

/** What a module exports: "value Button", "type ButtonProps". */
function exportsOf(path: string): string[] {
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
    const names = isModule(source) ? exportsOf(join(folder, source!)) : [];
    return [name + entry.slice(1), ...names.map((each) => `  ${each}`)];
  });
  return `${lines.join("\n")}\n`;
}

for (const { folder, manifest } of manifests) {
  const path = join(folder, "exports.txt");
  const list = listOf(folder, manifest);
  if (isWriting) writeFileSync(path, list);
  else if (!existsSync(path) || readFileSync(path, "utf8") !== list) {
    console.error(`${path} does not say what ${manifest.name} exports now. Run node tools/checkExports.ts --write.`);
    process.exitCode = 1;
    continue;
  }
  const undeclared = undeclaredChange(".", manifest.name, path);
  if (undeclared) {
    console.error(undeclared);
    process.exitCode = 1;
  }
  console.log(`${manifest.name}: ${list.trim().split("\n").length} lines of exports`);
}
