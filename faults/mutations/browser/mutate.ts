import ts from "typescript";
import { findFunction, nodesIn } from "../findFunction.ts";

/** A part of the product by its names, and what it becomes. Everything that is named has to be there. */
export type Mutation = {
  /** From the root. */
  file: string;
  /** The function, or `Class.method`, that is changed or in which something is. */
  of: string;
} & (
  | {
      /** The expression that is all that the function does. */
      returns: string;
    }
  | {
      /** What is called, as it is written: `autosave.flush`. */
      call: string;
      /** The expression in the place of each such call. */
      becomes: string;
    }
  | {
      /** A name that conditions of `if` and `? :` mention. */
      condition: string;
      /** The expression in the place of each such condition. */
      becomes: string;
    }
  | {
      /** The property of an object, or of an element, that is left out. */
      without: string;
    }
);

/** What stands between two places of a text is replaced. */
interface Edit {
  node: ts.Node;
  text: string;
}

function bodyEdit({ body }: ReturnType<typeof findFunction>, returns: string): Edit[] {
  if (!body) return [];
  return [{ node: body, text: ts.isBlock(body) ? `{ return ${returns}; }` : `(${returns})` }];
}

function editOf(mutation: Mutation, node: ts.Node): Edit[] {
  if ("call" in mutation)
    return ts.isCallExpression(node) && node.expression.getText() === mutation.call
      ? [{ node, text: `(${mutation.becomes})` }]
      : [];
  if ("condition" in mutation) {
    if (!ts.isIfStatement(node) && !ts.isConditionalExpression(node)) return [];
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    const isMeant = [...nodesIn(condition)].some((each) => ts.isIdentifier(each) && each.text === mutation.condition);
    return isMeant ? [{ node: condition, text: `(${mutation.becomes})` }] : [];
  }
  if (!("without" in mutation)) return [];
  const isNamed = (name: ts.Node) => (ts.isStringLiteral(name) ? name.text : name.getText()) === mutation.without;
  if (ts.isJsxAttribute(node)) return isNamed(node.name) ? [{ node, text: "" }] : [];
  const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  return isProperty && isNamed(node.name) ? [{ node, text: "...{}" }] : [];
}

/** The text of a source with a mutation in it. Throws where what it names is not there. */
export function mutate(text: string, mutation: Mutation): string {
  const { file, of } = mutation;
  const found = findFunction(file, text, of);
  const edits =
    "returns" in mutation
      ? bodyEdit(found, mutation.returns)
      : [...nodesIn(found)].flatMap((node) => editOf(mutation, node));
  if (edits.length === 0) throw new Error(`"${of}" in ${file} has nothing of ${JSON.stringify(mutation)}.`);
  return edits.reduceRight(
    (mutated, { node, text }) => mutated.slice(0, node.getStart()) + text + mutated.slice(node.getEnd()),
    text,
  );
}
