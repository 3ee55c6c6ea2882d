import ts from "typescript";

type FunctionNode = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** A node of a syntax tree, and all in it. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesIn(child);
}

/** The name of the class, or of the object, that something is a method of. */
function ownerOf({ parent }: ts.Node): string {
  if (ts.isClassDeclaration(parent)) return parent.name?.text ?? "";
  const holder = parent.parent;
  return ts.isVariableDeclaration(holder) ? holder.name.getText() : "";
}

/** The function that a node declares under a name, if it does. */
function declaredAs(name: string, node: ts.Node): FunctionNode | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text === name ? node : undefined;
  if (ts.isMethodDeclaration(node)) return `${ownerOf(node)}.${node.name.getText()}` === name ? node : undefined;
  if (!ts.isVariableDeclaration(node) || node.name.getText() !== name) return undefined;
  const value = node.initializer;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

/**
 * The function of a source that is called so: by its own name, or by that of its class or object with it (`ScreenBoundary.render`,
 * `docRoutes.saveDoc`). Throws where there is none, or more than one.
 */
export function findFunction(file: string, text: string, name: string): FunctionNode {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const [found, ...others] = [...nodesIn(source)].flatMap((node) => declaredAs(name, node) ?? []);
  if (!found) throw new Error(`${file} has no function “${name}”.`);
  if (others.length > 0) throw new Error(`${file} has ${others.length + 1} functions “${name}”.`);
  return found;
}

/** The lines of a source, from 1, on which a function begins and ends. */
export function linesOf(file: string, text: string, name: string): { first: number; last: number } {
  const node = findFunction(file, text, name);
  const lineAt = (place: number) => node.getSourceFile().getLineAndCharacterOfPosition(place).line + 1;
  return { first: lineAt(node.getStart()), last: lineAt(node.getEnd()) };
}
