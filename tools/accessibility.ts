// How each success criterion of WCAG is held: what docs/accessibility.yaml says, what is wrong with it, and the page made of it.
import { parse } from "yaml";
import { pairsOf, proofProblems, shownProofs, type Proofs } from "./proofs.ts";

/** The criteria of WCAG 2.2, by level: 4.1.1 is obsolete. */
const criteria = {
  A: "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2",
  AA: "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3",
};

/** One criterion, and how it is held. */
export interface Criterion extends Proofs {
  id: string;
  name: string;
  level: "A" | "AA";
  /** What does not hold yet, and so keeps the criterion from being called held. */
  lack?: string;
}

/** What decides that a criterion is held. */
export type Holding = "test" | "record" | "nothing of the kind" | "fails";

/** What holds a criterion: a record where no test does. */
export function holdingOf({ by = [], seen = [], absent = [], lack }: Criterion): Holding {
  if (lack !== undefined) return "fails";
  if (by.length > 0) return "test";
  return seen.length > 0 || absent.length === 0 ? "record" : "nothing of the kind";
}

/** The data. Throws where the text is not YAML. */
export const parseCriteria = (yaml: string): Criterion[] => parse(yaml, { schema: "core" }) as Criterion[];

/** What is wrong with the data, in words. `read` gives a source, or nothing for a file that is not there. */
export function problemsOf(
  all: readonly Criterion[],
  read: (file: string) => string | undefined,
  appSource: string,
): string[] {
  const problems: string[] = [];
  const wanted = Object.entries(criteria).flatMap(([level, ids]) => ids.split(" ").map((id) => `${id} ${level}`));
  const given = all.map(({ id, level }) => `${id} ${level}`);
  for (const one of wanted) if (!given.includes(one)) problems.push(`${one} is missing.`);
  for (const one of given) if (!wanted.includes(one)) problems.push(`${one} is no criterion of WCAG 2.2.`);
  if (new Set(given).size < given.length) problems.push("A criterion stands there twice.");
  for (const criterion of all) {
    const { id, by, seen = [], absent = [] } = criterion;
    if (pairsOf(by).length + seen.length + absent.length === 0) problems.push(`${id} is held by nothing.`);
    problems.push(...proofProblems(id, criterion, read, appSource));
  }
  return problems;
}

const words: Record<Holding, string> = {
  test: "held by a test",
  record: "held by a record",
  "nothing of the kind": "nothing of the kind",
  fails: "**fails**",
};

/** The page. */
export function pageOf(all: readonly Criterion[]): string {
  const count = (holding: Holding) => all.filter((criterion) => holdingOf(criterion) === holding).length;
  const rows = all.map((criterion) => {
    const how = [...(criterion.lack === undefined ? [] : [criterion.lack]), ...shownProofs(criterion, "../")];
    return `| ${criterion.id} ${criterion.name} | ${criterion.level} | ${words[holdingOf(criterion)]} | ${how.join("<br>")} |`;
  });
  return [
    "# Accessibility",
    "",
    "How each success criterion of WCAG 2.2, levels A and AA, is held. Made from [accessibility.yaml](accessibility.yaml) by",
    "`node tools/accessibilityPage.ts --write`; the check of the same name fails where a test that is named is no longer there.",
    "",
    `${all.length} criteria: ${count("test")} held by a test or a story, ${count("record")} by a record of what was seen, ${count("nothing of the kind")} about what the app does not have, ${count("fails")} failing.`,
    "",
    "A test shows what it looks at, and no more: the walks go to 24 screens as they are after one draft and one proposal, and the speech of a",
    "screen reader is a virtual one's. What Orca says on the main job is asserted by `pnpm test:orca`, and was last heard on 2026-11-29.",
    "",
    "| Criterion | Level | Result | By |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
