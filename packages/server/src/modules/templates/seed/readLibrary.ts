import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isMap, isSeq, LineCounter, parse, parseDocument, type Node } from "yaml";
import { z } from "zod";
import {
  documentSchema,
  exampleSchema,
  factsSchema,
  librarySchema,
  projectsSchema,
  templateSchema,
  usualDocumentsSchema,
} from "./librarySchema.ts";
import type { Library, TemplateSeed } from "./templateSeed.ts";

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

/** A file of the library, checked against its schema. Throws an Error that names file and line of each mistake. */
function readFile<Schema extends z.ZodType>(folder: string, name: string, schema: Schema): z.output<Schema> {
  const yaml = readFileSync(join(folder, name), "utf8");
  let raw: unknown;
  try {
    raw = parse(yaml);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
  const { data, error } = schema.safeParse(raw);
  if (!error) return data;
  const told = error.issues.map(({ path, message }) => `${name}:${lineOf(yaml, path)}: ${path.join(".")}: ${message}`);
  throw new Error(told.join("\n"));
}

/** What a name stands for. Throws an Error that says where the name was used. */
function named<Value>(values: Record<string, Value>, name: string, file: string): Value {
  const found = values[name];
  if (found === undefined)
    throw new Error(`${file}: there is no “${name}”. There are ${Object.keys(values).join(", ")}.`);
  return found;
}

/** Reads the library that is shipped. Throws an Error that names file and line of each mistake. */
export function readLibrary(folder: string): Library {
  const { order, defaults } = readFile(folder, "library.yaml", librarySchema);
  const usual = readFile(folder, "documents.yaml", usualDocumentsSchema);
  const facts = readFile(folder, "facts.yaml", factsSchema);
  const { projects, lists } = readFile(folder, "examples.yaml", projectsSchema);

  const factsOf = (name: string, file: string): z.output<typeof factsSchema>[string] =>
    named(facts, name, file).flatMap((fact) => ("from" in fact ? factsOf(fact.from, "facts.yaml") : [fact]));
  const projectOf = Object.fromEntries(projects.map(({ id, title, text }) => [id, { title, text }]));
  const exampleOf = (example: z.output<typeof exampleSchema>) =>
    "project" in example ? named(projectOf, example.project, "examples.yaml") : example;
  const paperOf = (paper: z.output<typeof documentSchema>, file: string) =>
    "usual" in paper ? { ...named(usual, paper.usual, file), required: paper.required } : paper;

  const files = readdirSync(join(folder, "templates")).map((name) => basename(name, ".yaml"));
  const missing = files.filter((name) => !order.includes(name));
  if (missing.length > 0) throw new Error(`library.yaml: the order lacks ${missing.join(", ")}.`);
  const templates = order.map((name): TemplateSeed => {
    const file = `templates/${name}.yaml`;
    const { examples, documentChecklist, source, ...template } = readFile(folder, file, templateSchema);
    return {
      ...template,
      examples: examples
        .flatMap((each) => (typeof each === "string" ? named(lists, each, file) : [each]))
        .map(exampleOf),
      documentChecklist: documentChecklist.map((paper) => paperOf(paper, file)),
      source: { ...source, ...(source.facts && { facts: source.facts.flatMap((each) => factsOf(each, file)) }) },
    } as TemplateSeed;
  });
  const idOf = (name: string) =>
    named(Object.fromEntries(order.map((each, at) => [each, templates[at]!.id])), name, "library.yaml");
  return {
    templates,
    projects,
    defaultIds: {
      grant: idOf(defaults.grant),
      loi: idOf(defaults.loi),
      rfp: idOf(defaults.rfp),
      "grant-report": idOf(defaults["grant-report"]),
    },
  };
}
