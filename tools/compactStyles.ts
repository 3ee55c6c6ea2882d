// Takes the blanks out of the CSS in styled-components' templates that mean nothing: some 2 kB of what browsers load. The
// lines taken out of a template follow it, so that all other code stays where it was, for the source maps.
import { readFile } from "node:fs/promises";
import ts from "typescript";

const compact = (css: string) =>
  css
    .replace(/\n[ \t]+/g, "\n")
    .replace(/^([\w-]+): /gm, "$1:")
    .replace(/ \{$/gm, "{")
    .replace(/([;{},])\n+/g, "$1");

/** The same module, with its CSS compacted. */
export function compactStyles(source: string, fileName: string): string {
  if (!source.includes("`")) return source;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false);
  let result = "";
  let from = 0;
  let linesTaken = 0;
  const lines = (text: string) => text.split("\n").length;
  const take = (piece: ts.Node) => {
    const start = piece.getStart(file);
    const css = source.slice(start, piece.end);
    result += source.slice(from, start) + compact(css);
    linesTaken += lines(css) - lines(compact(css));
    from = piece.end;
  };
  const giveLinesBack = () => {
    result += "\n".repeat(linesTaken);
    linesTaken = 0;
  };
  const isOurs = (tag: ts.Node) => /^(css|keyframes|createGlobalStyle|styled\b)/.test(tag.getText(file));
  const visit = (node: ts.Node): void => {
    if (!ts.isTaggedTemplateExpression(node) || !isOurs(node.tag)) return ts.forEachChild(node, visit);
    const { template } = node;
    if (ts.isNoSubstitutionTemplateLiteral(template)) take(template);
    else {
      take(template.head);
      for (const { expression, literal } of template.templateSpans) {
        visit(expression);
        take(literal);
      }
    }
    giveLinesBack();
  };
  visit(file);
  return result + source.slice(from);
}

/** The same for esbuild, and so for tsup. */
export const compactStylesPlugin = {
  name: "compact-styles",
  setup(build: {
    onLoad: (
      options: { filter: RegExp },
      load: (args: { path: string }) => Promise<{ contents: string; loader: "ts" | "tsx" }>,
    ) => void;
  }) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => ({
      contents: compactStyles(await readFile(path, "utf8"), path),
      loader: path.endsWith("x") ? "tsx" : "ts",
    }));
  },
};
