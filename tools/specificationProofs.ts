// What stories and tests say that they prove. Sources are read as text, in the shape that prettier gives them, so that it
// works in the browser too.

/** A story that names lines of the specification. */
export interface StoryProof {
  file: string;
  /** The title of its file, as "Writing/WordCountBadge". */
  title: string;
  /** The name it is exported under. */
  name: string;
  ids: string[];
  /** Whether it does and expects something, and so can prove what cannot be seen. */
  hasPlay: boolean;
}

/** A test that names lines of the specification. */
export interface TestProof {
  file: string;
  /** Its name without the ids. */
  name: string;
  ids: string[];
}

/** Everything that stories and tests prove, and what could not be read. */
export interface Proofs {
  stories: StoryProof[];
  tests: TestProof[];
  problems: string[];
}

const storyStart = /^export const (\w+) = (\w+)\.(?:story|extend)\(/m;
const idsParameter = /\bspec:\s*\[([^\]]*)\]/g;

/** The statements of a module that stand at its top level, each with all of its rows. */
function topLevelStatements(source: string): string[] {
  const statements: string[] = [];
  let rows: string[] = [];
  for (const row of source.split("\n")) {
    rows.push(row);
    if (/^\S.*;$/.test(row)) {
      statements.push(rows.join("\n"));
      rows = [];
    }
  }
  return statements;
}

function storyTitle(statements: readonly string[]): string | undefined {
  const meta = statements.find((statement) => /^const meta = /m.test(statement)) ?? "";
  return (/^ {2}title: "([^"]+)"/m.exec(meta) ?? /[{,] title: "([^"]+)"/.exec(meta))?.[1];
}

const playsSomething = (statement: string) =>
  /^ {2}(?:async )?play\b/m.test(statement) || /^export [^\n]*\(\{ (?:[^\n]*, )?(?:async )?play\b/m.test(statement);

/** The stories of a file that name lines, by `parameters: { spec: ["1.8-expired-link"] }`. */
export function readStories(file: string, source: string): { stories: StoryProof[]; problems: string[] } {
  const stories: StoryProof[] = [];
  const problems: string[] = [];
  const statements = topLevelStatements(source);
  const title = storyTitle(statements);
  const playing = new Set<string>();
  let read = 0;

  for (const statement of statements) {
    const [, name, base] = storyStart.exec(statement) ?? [];
    if (!name || !base) continue;
    const hasPlay = (playsSomething(statement) || playing.has(base)) && !statement.includes('"!test"');
    if (hasPlay) playing.add(name);
    const ids: string[] = [];
    for (const [, list = ""] of statement.matchAll(idsParameter)) {
      read += 1;
      ids.push(...[...list.matchAll(/"([^"]*)"/g)].map(([, id]) => id!));
      if (list.replace(/"[^"]*"/g, "").replace(/[\s,]/g, "")) {
        problems.push(`${file}: the ids of ${name} must be written out.`);
      }
    }
    if (ids.length === 0) continue;
    if (title === undefined) problems.push(`${file}: the file has no title.`);
    stories.push({ file, title: title ?? "", name, ids, hasPlay });
  }
  if ((source.match(/\bspec:/g)?.length ?? 0) !== read) {
    problems.push(`${file}: ids stand outside of a story, or are not a list.`);
  }
  return { stories, problems };
}

const idMark = /\[\d\.\d-[^\]\s"'`]*\]/g;
const namedTest = /(["'`])((?:\\.|(?!\1)[^\\\n])*?)((?:\s*\[\d\.\d-[^\]\s"'`]*\])+)\1/g;
const testFunction = /(?<![.\w])(?:it|test|describe)((?:\.\w+)*)\s*[(`<]/g;
const notRun = /\.(?:skip|todo|fixme|fails?)\b/;

/** The tests of a file that name lines, by ids in brackets at the end of a name. Tests that are skipped prove nothing. */
export function readTests(file: string, source: string): { tests: TestProof[]; problems: string[] } {
  const tests: TestProof[] = [];
  let read = 0;
  for (const match of source.matchAll(namedTest)) {
    const [, , name = "", marks = ""] = match;
    const before = source.slice(0, match.index);
    const modifiers = [...before.matchAll(testFunction)].at(-1)?.[1];
    if (modifiers === undefined || !/\(\s*$/.test(before)) continue;
    const ids = [...marks.matchAll(idMark)].map(([mark]) => mark.slice(1, -1));
    read += ids.length;
    if (!notRun.test(modifiers)) tests.push({ file, name: name.trim(), ids });
  }
  const problems =
    (source.match(idMark)?.length ?? 0) === read
      ? []
      : [`${file}: ids stand elsewhere than at the end of a test's name.`];
  return { tests, problems };
}

/** Reads all files, given by path and source. Which is a story and which a test is told by the path. */
export function readProofs(sources: Iterable<readonly [file: string, source: string]>): Proofs {
  const proofs: Proofs = { stories: [], tests: [], problems: [] };
  for (const [file, source] of sources) {
    if (file.endsWith(".stories.tsx")) {
      const { stories, problems } = readStories(file, source);
      proofs.stories.push(...stories);
      proofs.problems.push(...problems);
    } else {
      const { tests, problems } = readTests(file, source);
      proofs.tests.push(...tests);
      proofs.problems.push(...problems);
    }
  }
  return proofs;
}
