import { piecesOf } from "@grantwright/domain";
import { isSameFact, readFacts, type Fact } from "@grantwright/domain/facts";
import { keyOf } from "../src/capabilities/writer/receipts/keyOf.ts";
import { makeReceipts } from "../src/capabilities/writer/receipts/makeReceipts.ts";
import { indexSources } from "../src/capabilities/writer/receipts/indexSources.ts";
import { sourcesOf } from "../src/capabilities/writer/receipts/sourcesOf.ts";
import type { Writer } from "../src/capabilities/writer/writer.ts";
import { isReady, onlyPromptsIn, writeAll } from "./writing.ts";

/** A project of the set of rewordings. */
export interface Project {
  id: string;
  description: string;
  files?: { name: string; text: string }[];
}

/** Counts over all projects. */
export interface ProjectCounts {
  projects: number;
  /** That came to no proposal. */
  failed: number;
  facts: number;
  factsKept: number;
  fileFacts: number;
  fileFactsUsed: number;
  sentences: number;
  /** Facts that stand nowhere, each of which is marked for the person. */
  unsupportedFacts: number;
  /** Claims of which nothing stands anywhere, marked too. */
  bareClaims: number;
  openPlaces: number;
  /** Outlines that no proposal could be generated from as they are. */
  notReady: number;
  /** Required sections in which nothing stands but prompts. */
  onlyPrompts: number;
  seconds: number;
}

/** Whether a text says a fact: a name by its words, anything else by its value. */
function says(text: string, facts: Fact[], fact: Fact): boolean {
  if (fact.value !== undefined || fact.date !== undefined) return facts.some((own) => isSameFact(own, fact));
  return keyOf(text).includes(keyOf(fact.text));
}

/** Writes each project and counts what became of its facts. A project that the writer fails at counts as failed and with no fact kept. */
export async function measureProjects(writer: Writer, projects: readonly Project[]): Promise<ProjectCounts> {
  const counts: ProjectCounts = {
    projects: projects.length,
    failed: 0,
    facts: 0,
    factsKept: 0,
    fileFacts: 0,
    fileFactsUsed: 0,
    sentences: 0,
    unsupportedFacts: 0,
    bareClaims: 0,
    openPlaces: 0,
    notReady: 0,
    onlyPrompts: 0,
    seconds: 0,
  };
  for (const { id, description, files = [] } of projects) {
    const stated = readFacts(description);
    const inFiles = files.flatMap(({ text }) => readFacts(text));
    counts.facts += stated.length;
    counts.fileFacts += inFiles.length;
    const attachments = files.map(({ name, text }) => ({ fileId: name, fileName: name, text }));
    const written = await writeAll(writer, description, attachments).catch((error: unknown) => {
      console.error(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    });
    if (!written) {
      counts.failed += 1;
      continue;
    }
    const text = written.proposal.map((section) => section.text).join("\n\n");
    const own = readFacts(text);
    counts.factsKept += stated.filter((fact) => says(text, own, fact)).length;
    counts.fileFactsUsed += inFiles.filter((fact) => says(text, own, fact)).length;
    counts.openPlaces += piecesOf(text).filter(({ isOpen }) => isOpen).length;
    counts.notReady += Number(!isReady(written.outline));
    counts.onlyPrompts += onlyPromptsIn(written.outline);
    counts.seconds += written.seconds;
    const index = indexSources(sourcesOf(written.input));
    for (const section of written.proposal) {
      const receipts = makeReceipts(section.text, index);
      counts.sentences += receipts.filter(({ from }) => from !== "prompt").length;
      counts.bareClaims += receipts.filter(({ isBare }) => isBare).length;
      counts.unsupportedFacts += receipts.flatMap(({ facts }) => facts).filter(({ found }) => found === "no").length;
    }
  }
  return counts;
}
