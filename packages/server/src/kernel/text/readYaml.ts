import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, LineCounter, parse, parseDocument, type Node } from "yaml";
import type { z } from "zod";

/** The line of a file where a value stands, or what is nearest around it. */
function lineOf(yaml: string, path: readonly PropertyKey[]): number {
  const lines = new LineCounter();
  let node: unknown = parseDocument(yaml, { lineCounter: lines }).contents;
  let offset = (node as Node | null)?.range?.[0] ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return lines.linePos(offset).line;
}

/** A file of data in a folder, checked against its schema. Throws an Error that names file and line of each mistake. */
export function readYaml<Schema extends z.ZodType>(folder: string, name: string, schema: Schema): z.output<Schema> {
  const yaml = readFileSync(join(folder, name), "utf8");
  let raw: unknown;
  try {
    raw = parse(yaml);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
  const { data, error } = schema.safeParse(raw);
  if (!error) return data;
  const told = error.issues.map((issue) => {
    const place = issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    return `${name}:${lineOf(yaml, place)}: ${issue.path.join(".")}: ${issue.message}`;
  });
  throw new Error(told.join("\n"));
}

/** All files of data in a folder, by their names without the ending and in the order of these, each checked. Throws as `readYaml`. */
export function readYamlFolder<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  besides?: string,
): Record<string, z.output<Schema>> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml") && name !== besides)
    .toSorted();
  return Object.fromEntries(names.map((name) => [name.replace(".yaml", ""), readYaml(folder, name, schema)]));
}
