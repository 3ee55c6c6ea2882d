// What shows that a requirement is kept, as the data behind a page name it: tests, lines of source, what was seen, words that no source has.

/** What shows that something is kept. */
export interface Proofs {
  /** Tests and stories: `{ file: title }`. */
  by?: Record<string, string>[];
  /** Lines of sources and pages, by words that stand there: `{ file: words }`. */
  lines?: Record<string, string>[];
  /** What was seen by hand, with the day. */
  seen?: { on: string; what: string }[];
  /** Words that no source of the app has, where there is nothing of the kind. */
  absent?: string[];
}

/** The pairs of a list of `{ file: text }`. */
export const pairsOf = (entries: readonly Record<string, string>[] = []): { file: string; title: string }[] =>
  entries.flatMap((entry) => Object.entries(entry).map(([file, title]) => ({ file, title })));

/** Whether a test or a story with this title, or one that begins so, stands in a source and is run. */
export function hasProof(file: string, source: string, title: string): boolean {
  if (file.endsWith(".stories.tsx")) return source.includes(`export const ${title} = meta.story(`);
  const quoted = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![.\\w])(?:test|it|describe)(?:\\.each\\([^]*?\\))?\\(\\s*["'\`]${quoted}`).test(source);
}

const flat = (text: string) => text.replace(/\s+/g, " ");

/** What is wrong with the proofs of one requirement, in words. `read` gives a source, or nothing for a file that is not there. */
export function proofProblems(
  id: string,
  { by, lines, seen = [], absent = [] }: Proofs,
  read: (file: string) => string | undefined,
  appSource: string,
): string[] {
  const problems: string[] = [];
  for (const { file, title } of [...pairsOf(by), ...pairsOf(lines)])
    if (title.length < 2) problems.push(`${id}: which test or line of ${file} it is has to be told.`);
  for (const { file, title } of pairsOf(by)) {
    const source = read(file);
    if (source === undefined) problems.push(`${id}: there is no ${file}.`);
    else if (!hasProof(file, source, title)) problems.push(`${id}: ${file} has no "${title}" that is run.`);
  }
  for (const { file, title } of pairsOf(lines)) {
    const source = read(file);
    if (source === undefined) problems.push(`${id}: there is no ${file}.`);
    else if (!flat(source).includes(flat(title))) problems.push(`${id}: ${file} does not say "${title}".`);
  }
  for (const { on, what } of seen)
    if (!/^\d{4}-\d\d-\d\d$/.test(on) || !what) problems.push(`${id}: a record needs its day and what was seen.`);
  for (const words of absent) if (appSource.includes(words)) problems.push(`${id}: the app has ${words} by now.`);
  return problems;
}

/** The proofs as pieces of Markdown; `up` leads from the page to the root of the repository. */
export function shownProofs({ by, lines, seen = [], absent }: Proofs, up: string): string[] {
  const link = ({ file }: { file: string }, text: string) => `[${text}](${up}${file})`;
  const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("`", "");
  return [
    ...pairsOf(by).map((pair) => link(pair, cell(pair.title))),
    ...pairsOf(lines).map((pair) => link(pair, `\`${cell(pair.title)}\``)),
    ...seen.map(({ on, what }) => `${on}: ${what}`),
    ...(absent ? [`No source has ${absent.map((each) => `\`${each}\``).join(" or ")}.`] : []),
  ];
}
