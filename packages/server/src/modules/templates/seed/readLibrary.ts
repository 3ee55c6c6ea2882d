import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { readYaml } from "../../../kernel/text/readYaml.ts";
import {
  documentSchema,
  exampleSchema,
  factsSchema,
  librarySchema,
  projectsSchema,
  templateSchema,
  usualDocumentsSchema,
} from "./librarySchema.ts";
import type { Library, SourceFact, TemplateSeed } from "./templateSeed.ts";

/** What a name stands for. Throws an Error that says where the name was used. */
function named<Value>(values: Record<string, Value>, name: string, file: string): Value {
  const found = values[name];
  if (found === undefined)
    throw new Error(`${file}: there is no “${name}”. There are ${Object.keys(values).join(", ")}.`);
  return found;
}

/** What is said of funders, with what is known of the pages that say so. Throws an Error that names file and line of each mistake. */
export const readFacts = (folder: string): z.output<typeof factsSchema> => readYaml(folder, "facts.yaml", factsSchema);

/** Reads the library that is shipped. Throws an Error that names file and line of each mistake. */
export function readLibrary(folder: string): Library {
  const { order, defaults } = readYaml(folder, "library.yaml", librarySchema);
  const usual = readYaml(folder, "documents.yaml", usualDocumentsSchema);
  const facts = readFacts(folder);
  const { projects, lists } = readYaml(folder, "examples.yaml", projectsSchema);

  const factsOf = (name: string, file: string): SourceFact[] =>
    named(facts, name, file).flatMap((fact) => {
      if ("from" in fact) return factsOf(fact.from, "facts.yaml");
      return "url" in fact ? [{ text: fact.text, url: fact.url, page: fact.page }] : [fact];
    });
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
    const { examples, documentChecklist, source, ...template } = readYaml(folder, file, templateSchema);
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
