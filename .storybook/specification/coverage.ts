import { lackOf, lineKinds, parseRegistry, type LineKind, type SpecificationLine } from "../../tools/specification.ts";
import { readProofs, type StoryProof, type TestProof } from "../../tools/specificationProofs.ts";

const registryFiles: Record<string, string> = import.meta.glob("../../tools/specification/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const sources: Record<string, string> = import.meta.glob(
  ["../../packages/*/src/**/*.stories.tsx", "../../packages/*/{src,test}/**/*.test.{ts,tsx}", "../../e2e/**/*.spec.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** Where a line stands: shown and proved, built without a proof, or not built yet. */
export type LineStatus = "proved" | "open" | "later";

/** A line with what proves it. */
export interface CoveredLine {
  line: SpecificationLine;
  status: LineStatus;
  stories: StoryProof[];
  tests: TestProof[];
}

/** A section of a document with its lines. */
export interface CoveredSection {
  number: string;
  title: string;
  lines: CoveredLine[];
}

/** How many lines of a kind stand where. */
export type Totals = Record<LineStatus, number>;

const registry = parseRegistry(
  Object.entries(registryFiles).map(([path, text]) => [path.slice(path.lastIndexOf("/") + 1), text] as const),
);
const proofs = readProofs(
  Object.entries(sources).map(([path, source]) => [path.replace("../../", ""), source] as const),
);

const lines: CoveredLine[] = registry.lines.map((line) => ({
  line,
  status: line.when === "later" ? "later" : lackOf(line, proofs) === undefined ? "proved" : "open",
  stories: proofs.stories.filter(({ ids }) => ids.includes(line.id)),
  tests: proofs.tests.filter(({ ids }) => ids.includes(line.id)),
}));

/** How many of these lines stand where. */
export function countLines(counted: readonly CoveredLine[]): Totals {
  const totals: Totals = { proved: 0, open: 0, later: 0 };
  for (const { status } of counted) totals[status] += 1;
  return totals;
}

/** Both documents, section by section. */
export const documents: { number: string; title: string; sections: CoveredSection[] }[] = registry.documents.map(
  ({ number, title, sections }) => ({
    number,
    title,
    sections: sections.map((section) => ({
      ...section,
      lines: lines.filter(({ line }) => line.section === section.number),
    })),
  }),
);

/** How many lines of each kind stand where. */
export const totalsByKind: { kind: LineKind; totals: Totals }[] = lineKinds.map((kind) => ({
  kind,
  totals: countLines(lines.filter(({ line }) => line.kind === kind)),
}));

/** How many lines stand where. */
export const totals = countLines(lines);
