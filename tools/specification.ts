// The registry of the specification's lines: what stands in tools/specification/, and what its rules ask of stories and
// tests. Runs in Node and in the browser alike.
import { parse } from "yaml";
import type { Proofs } from "./specificationProofs.ts";

/** What a line is about. States and errors are seen on a screen; rules, calls and constants are proved by running something. */
export const lineKinds = ["state", "error", "rule", "call", "constant"] as const;

/** What a line is about. */
export type LineKind = (typeof lineKinds)[number];

/** The parts of the product that lines belong to. */
export const lineAreas = [
  "shell",
  "sign-in",
  "account",
  "help",
  "messages",
  "plans",
  "organization",
  "home",
  "wizard",
  "draft",
  "document",
  "library",
  "templates",
  "opportunities",
  "tasks",
  "files",
  "voice",
  "analytics",
  "unsubscribe",
  "general",
] as const;

/** One line of the specification. */
export interface SpecificationLine {
  /** `document.section-slug`, as "1.8-expired-link". */
  id: string;
  /** The section that it stands in, as "1.8". */
  section: string;
  /** What it says, in a few words. */
  text: string;
  kind: LineKind;
  area: (typeof lineAreas)[number];
  /** `later`: not built yet, and so not asked for. */
  when: "now" | "later";
  /** Known to lack its proof. */
  isOpen: boolean;
  /** An error that no screen can show: a test is enough. */
  isProvedByTest: boolean;
}

/** One of the documents, with the titles of its sections by number. */
export interface SpecificationDocument {
  number: string;
  title: string;
  sections: { number: string; title: string }[];
}

/** The registry, and what is wrong with it in itself. */
export interface Registry {
  documents: SpecificationDocument[];
  lines: SpecificationLine[];
  /** Duplicated or malformed lines, in words. */
  problems: string[];
}

/** A file of the registry: its name without folder, as "messages.yaml", and its text. */
export type RegistryFile = readonly [name: string, text: string];

const idShape = /^(\d\.\d)-[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Which documents there are: all other files are named after the area of their lines. */
const documentsFile = "documents.yaml";

/** The documents with their sections. Throws where the file is missing. */
function readDocuments(files: readonly RegistryFile[]): SpecificationDocument[] {
  const text = files.find(([name]) => name === documentsFile)?.[1];
  if (text === undefined) throw new Error(`There is no ${documentsFile}.`);
  const raw = parse(text) as Record<string, { title: string; sections: Record<string, string> }>;
  return Object.entries(raw).map(([number, { title, sections }]) => ({
    number,
    title,
    sections: Object.entries(sections).map(([section, sectionTitle]) => ({ number: section, title: sectionTitle })),
  }));
}

/**
 * Reads the registry: lines by section, and within a section by area. Throws where a text is not YAML; a line that is
 * malformed is told of in `problems` and left out.
 */
export function parseRegistry(files: readonly RegistryFile[]): Registry {
  const documents = readDocuments(files);
  const sections = documents.flatMap((document) => document.sections.map(({ number }) => number));
  const lines: SpecificationLine[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  const order = (name: string) => lineAreas.findIndex((area) => name === `${area}.yaml`);

  for (const [name, yaml] of files.toSorted(([one], [other]) => order(one) - order(other))) {
    if (name === documentsFile) continue;
    const area = lineAreas[order(name)];
    if (!area) problems.push(`${name} is not named after an area.`);
    for (const [index, entry] of ((parse(yaml) ?? []) as (Record<string, unknown> | null)[]).entries()) {
      const { id, text, kind, when, open, provedBy, ...others } = entry ?? {};
      const section = idShape.exec(String(id))?.[1];
      const found = [
        section === undefined && "has a malformed id",
        section !== undefined && !sections.includes(section) && "stands in a section that is not declared",
        seen.has(String(id)) && "is there twice",
        !(typeof text === "string" && text.trim()) && "has no text",
        !lineKinds.includes(kind as LineKind) && `is of the unknown kind ${String(kind)}`,
        when !== "now" && when !== "later" && "is neither now nor later",
        open !== undefined && open !== true && "says something other than true of open",
        open === true && when === "later" && "is open though nothing is asked of it before it is built",
        provedBy !== undefined && provedBy !== "test" && "is proved by something other than a test",
        provedBy === "test" && kind !== "error" && "is not an error: only errors can be hidden from every screen",
        ...Object.keys(others).map((key) => `has the unknown field ${key}`),
      ].filter((problem) => typeof problem === "string");
      seen.add(String(id));
      for (const problem of found) problems.push(`${name}, line ${index + 1} (${String(id)}) ${problem}.`);
      if (found.length > 0 || !area) continue;
      lines.push({
        id: String(id),
        section: section!,
        text: String(text),
        kind: kind as LineKind,
        area,
        when: when as "now" | "later",
        isOpen: open === true,
        isProvedByTest: provedBy === "test",
      });
    }
  }
  const place = ({ section }: SpecificationLine) => sections.indexOf(section);
  return { documents, lines: lines.toSorted((one, other) => place(one) - place(other)), problems };
}

/** What a line still lacks, in words; undefined where it is proved. */
export function lackOf(line: SpecificationLine, { stories, tests }: Proofs): string | undefined {
  const shown = stories.filter(({ ids }) => ids.includes(line.id));
  const isTested = tests.some(({ ids }) => ids.includes(line.id));
  if (line.kind === "state" || line.kind === "error") {
    if (shown.length > 0 || (line.isProvedByTest && isTested)) return undefined;
    return line.isProvedByTest ? "no test" : "no story";
  }
  if (isTested || shown.some(({ hasPlay }) => hasPlay)) return undefined;
  return shown.length > 0 ? "no test, and its story plays nothing" : "no test";
}

/** What the check found. */
export interface SpecificationFindings {
  /** What must be put right, in words. */
  failures: string[];
  /** Lines that are known to lack something, and what. */
  open: { line: SpecificationLine; lack: string }[];
  /** Lines that are proved and still flagged as open. */
  closable: SpecificationLine[];
}

/** Holds stories and tests to the registry. */
export function checkSpecification(registry: Registry, proofs: Proofs): SpecificationFindings {
  const known = new Set(registry.lines.map(({ id }) => id));
  const failures = [...registry.problems, ...proofs.problems];
  for (const { file, name, ids } of [...proofs.stories, ...proofs.tests]) {
    for (const id of ids) {
      if (!known.has(id)) failures.push(`${file}: "${name}" names ${id}, which the registry does not have.`);
    }
  }
  const open: SpecificationFindings["open"] = [];
  const closable: SpecificationLine[] = [];
  for (const line of registry.lines) {
    if (line.when === "later") continue;
    const lack = lackOf(line, proofs);
    if (lack === undefined) {
      if (line.isOpen) closable.push(line);
    } else if (line.isOpen) open.push({ line, lack });
    else failures.push(`${line.id} (${line.kind}: ${line.text}) has ${lack}.`);
  }
  for (const { id } of closable) failures.push(`${id} is proved and still flagged as open: run with --close.`);
  return { failures, open, closable };
}

/** Takes the flag `open` off the lines with these ids, and leaves every other character as it is. */
export function closeLines(yaml: string, ids: ReadonlySet<string>): string {
  let current = "";
  return yaml
    .split("\n")
    .filter((row) => {
      current = /^\s*- id: "?([^"]*)"?\s*$/.exec(row)?.[1] ?? current;
      return !(ids.has(current) && /^\s+open: true\s*$/.test(row));
    })
    .join("\n");
}
