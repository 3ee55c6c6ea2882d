// How each requirement of OWASP ASVS 5.0, levels 1 and 2, is kept: what docs/security/asvs.yaml says, what is wrong with it, and the page
// made of it.
import { parse } from "yaml";
import { pairsOf, proofProblems, shownProofs, type Proofs } from "./proofs.ts";

/** The requirements by level. What is above level 2 is not looked at. */
const requirements = {
  1: "1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1",
  2: "1.1.1 1.1.2 1.2.6 1.2.7 1.2.8 1.2.9 1.3.3 1.3.4 1.3.5 1.3.6 1.3.7 1.3.8 1.3.9 1.3.10 1.3.11 1.4.1 1.4.2 1.4.3 1.5.2 2.1.2 2.1.3 2.2.3 2.3.2 2.3.3 2.3.4 2.4.1 3.3.2 3.3.3 3.3.4 3.4.3 3.4.4 3.4.5 3.4.6 3.5.4 3.5.5 3.7.1 3.7.2 4.1.2 4.1.3 4.2.1 4.3.1 4.3.2 4.4.2 4.4.3 4.4.4 5.1.1 5.2.3 5.4.1 5.4.2 5.4.3 6.1.2 6.1.3 6.2.9 6.2.10 6.2.11 6.2.12 6.3.3 6.3.4 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3 6.8.1 6.8.2 6.8.3 6.8.4 7.1.1 7.1.2 7.1.3 7.3.1 7.3.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2 8.1.2 8.2.3 8.4.1 9.2.2 9.2.3 9.2.4 10.1.1 10.1.2 10.2.1 10.2.2 10.3.1 10.3.2 10.3.3 10.3.4 10.4.6 10.4.7 10.4.8 10.4.9 10.4.10 10.4.11 10.5.1 10.5.2 10.5.3 10.5.4 10.5.5 10.6.1 10.6.2 10.7.1 10.7.2 10.7.3 11.1.1 11.1.2 11.2.1 11.2.2 11.2.3 11.3.3 11.4.2 11.4.3 11.4.4 11.5.1 11.6.1 12.1.2 12.1.3 12.3.1 12.3.2 12.3.3 12.3.4 13.1.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.3.1 13.3.2 13.4.2 13.4.3 13.4.4 13.4.5 14.1.1 14.1.2 14.2.2 14.2.3 14.2.4 14.3.2 14.3.3 15.1.2 15.1.3 15.2.2 15.2.3 15.3.2 15.3.3 15.3.4 15.3.5 15.3.6 15.3.7 16.1.1 16.2.1 16.2.2 16.2.3 16.2.4 16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.4.2 16.4.3 16.5.1 16.5.2 16.5.3 17.1.1 17.2.1 17.2.2 17.2.3 17.2.4 17.3.1 17.3.2",
};

/** One requirement, and how it is kept. */
export interface Requirement extends Proofs {
  /** As "6.2.4". */
  id: string;
  level: 1 | 2;
  /** What is asked, in a few words of ours. */
  asks: string;
  /** Why it does not apply. */
  none?: string;
  /** What whoever runs it has to do, where that decides. The page of operators says how. */
  yours?: string;
  /** What is not kept, and why it is left so. */
  lack?: string;
}

/** What is said of a requirement. */
export type Verdict = "kept" | "yours" | "fails" | "does not apply";

/** The verdict that its data come to. */
export function verdictOf({ none, yours, lack }: Requirement): Verdict {
  if (none !== undefined) return "does not apply";
  if (lack !== undefined) return "fails";
  return yours === undefined ? "kept" : "yours";
}

/** The data. Throws where the text is not YAML. */
export const parseRequirements = (yaml: string): Requirement[] =>
  (parse(yaml, { schema: "core" }) as (Omit<Requirement, "id"> & { id: unknown })[]).map((one) => ({
    ...one,
    id: String(one.id),
  }));

/** What is wrong with the data, in words. `read` gives a source, or nothing for a file that is not there. */
export function problemsOf(
  all: readonly Requirement[],
  read: (file: string) => string | undefined,
  appSource: string,
): string[] {
  const problems: string[] = [];
  const wanted = Object.entries(requirements).flatMap(([level, ids]) => ids.split(" ").map((id) => `${id} (${level})`));
  const given = all.map(({ id, level }) => `${id} (${level})`);
  for (const one of wanted) if (!given.includes(one)) problems.push(`${one} is missing.`);
  for (const one of given) if (!wanted.includes(one)) problems.push(`${one} is no requirement of level 1 or 2.`);
  if (new Set(given).size < given.length) problems.push("A requirement stands there twice.");
  for (const requirement of all) {
    const { id, by, lines, seen = [], absent = [] } = requirement;
    const isShown = pairsOf(by).length + pairsOf(lines).length + seen.length + absent.length > 0;
    const verdict = verdictOf(requirement);
    if ((verdict === "kept" || verdict === "yours") && !isShown) problems.push(`${id} is shown by nothing.`);
    if (verdict === "does not apply" && requirement.lack !== undefined)
      problems.push(`${id} cannot fail where it does not apply.`);
    problems.push(...proofProblems(id, requirement, read, appSource));
  }
  return problems;
}

/** How much of a level is kept, of what applies to it. */
export function shareOf(all: readonly Requirement[], level: 1 | 2) {
  const own = all.filter((one) => one.level === level);
  const count = (verdict: Verdict) => own.filter((one) => verdictOf(one) === verdict).length;
  const applies = own.length - count("does not apply");
  const kept = count("kept") + count("yours");
  return {
    all: own.length,
    applies,
    kept,
    yours: count("yours"),
    fails: count("fails"),
    percent: (100 * kept) / applies,
  };
}

const words: Record<Verdict, string> = {
  kept: "kept",
  yours: "kept, with you",
  fails: "**fails**",
  "does not apply": "does not apply",
};

/** The page. */
export function pageOf(all: readonly Requirement[]): string {
  const summary = ([1, 2] as const).map((level) => {
    const share = shareOf(all, level);
    // Down, so that nothing is called whole that is not.
    const percent = `${Math.floor(share.percent * 10) / 10} %`;
    return `| ${level} | ${share.all} | ${share.applies} | ${share.kept} | ${share.yours} | ${share.fails} | ${percent} |`;
  });
  const rows = all.map((one) => {
    const { id, level, asks, none, yours, lack } = one;
    const how = [none, lack, yours, ...shownProofs(one, "../../")].filter((each) => each !== undefined);
    return `| ${id} | ${level} | ${asks} | ${words[verdictOf(one)]} | ${how.join("<br>")} |`;
  });
  return [
    "# ASVS 5.0",
    "",
    "How each requirement of levels 1 and 2 of OWASP's Application Security Verification Standard 5.0 is kept. Made from",
    "[asvs.yaml](asvs.yaml) by `node tools/asvsPage.ts --write`; the check of the same name fails where a test or a line that is named is no",
    "longer there. What is asked is told in our own words: the [standard](https://github.com/OWASP/ASVS/tree/v5.0.0) has its own.",
    "",
    "| Level | Requirements | Apply | Kept | Of them with you | Fail | Kept of what applies |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...summary,
    "",
    "_Kept, with you_: the product does its part, and whoever runs it does theirs, as [security](../operate/security.md) tells. A test shows what",
    "it tries, and no more. Nobody but its developers has verified this list.",
    "",
    "| Requirement | Level | Asks for | Result | By |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
