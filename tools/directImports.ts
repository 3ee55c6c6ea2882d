import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import type { Plugin } from "vite";

const packages = ["@grantwright/ui", "@grantwright/api-client", "@grantwright/api-client/react-query"];

const exported = ts.SyntaxKind.ExportKeyword;

const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);

/** The names that a file declares and exports itself. */
const ownNames = (file: string): string[] =>
  parse(file, readFileSync(file, "utf8")).statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === exported))
      return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? name.text : []));
  });

/** The file of each name that a package's index passes on. */
function filesOfNames(index: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const statement of parse(index, readFileSync(index, "utf8")).statements) {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || !statement.moduleSpecifier) continue;
    const { exportClause, moduleSpecifier } = statement;
    if (!ts.isStringLiteral(moduleSpecifier)) continue;
    const file = join(dirname(index), moduleSpecifier.text);
    if (!exportClause) for (const name of ownNames(file)) files.set(name, file);
    else if (ts.isNamedExports(exportClause))
      for (const { name, propertyName } of exportClause.elements) if (!propertyName) files.set(name.text, file);
  }
  return files;
}

/**
 * Imports each part of our packages from its own file instead of the package's index, in the built app alone. The bundler
 * would leave out what is not used anyway; but only so does it show which module needs which, as tools/chunkGroups.ts asks.
 */
export function directImports(appFolder: string): Plugin {
  const { resolve } = createRequire(join(appFolder, "package.json"));
  const names = new Map(packages.map((name) => [name, filesOfNames(resolve(name))]));
  return {
    name: "direct-imports",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/packages\/app\/src\/.*\.tsx?$/, code: /@grantwright\// },
      handler(code, id) {
        let result = "";
        let from = 0;
        for (const statement of parse(id, code).statements) {
          if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
          const files = names.get(statement.moduleSpecifier.text);
          const bindings = statement.importClause?.namedBindings;
          if (!files || statement.importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings)) continue;
          const lines = code.slice(statement.pos, statement.end).split("\n").length - 1;
          const imports = bindings.elements
            .filter(({ isTypeOnly }) => !isTypeOnly)
            .map(({ name, propertyName }) => {
              const imported = (propertyName ?? name).text;
              const file = files.get(imported);
              if (!file) throw new Error(`${id} imports ${imported}, which its package's index does not pass on.`);
              return `import { ${imported === name.text ? imported : `${imported} as ${name.text}`} } from ${JSON.stringify(file)};`;
            });
          result += code.slice(from, statement.pos) + "\n".repeat(lines) + imports.join(" ");
          from = statement.end;
        }
        return from === 0 ? undefined : { code: result + code.slice(from), map: null };
      },
    },
  };
}
