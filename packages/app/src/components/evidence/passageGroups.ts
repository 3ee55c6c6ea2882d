import type { Schemas } from "@grantwright/api-client";

type Passage = Schemas["EvidencePassage"];
type Fact = Schemas["EvidenceFact"];

/** Words of a passage that are set alike. */
export interface PassagePiece {
  text: string;
  isFact: boolean;
}

/** A row of a table. */
interface EvidenceRow {
  passage: Passage;
  cells: PassagePiece[][];
}

/** Passages that are shown together: sentences, or the rows of one table. */
export type PassageGroup =
  | { kind: "text"; passages: Passage[] }
  | {
      kind: "table";
      /** What its columns are called, where the first row says that. */
      head: string[] | undefined;
      rows: EvidenceRow[];
      columns: number;
    };

const isFigure = ({ kind }: Fact): boolean => kind === "number" || kind === "amount" || kind === "percent";

/** A part of a passage, with its facts apart. Facts that reach beyond it are marked as far as they stand in it. */
export function piecesOfPassage(
  { start, text, facts }: Pick<Passage, "start" | "text" | "facts">,
  from = 0,
  to = text.length,
): PassagePiece[] {
  const pieces: PassagePiece[] = [];
  let at = from;
  for (const fact of facts) {
    const [begin, end] = [Math.max(fact.start - start, at), Math.min(fact.end - start, to)];
    if (begin >= end) continue;
    if (begin > at) pieces.push({ text: text.slice(at, begin), isFact: false });
    pieces.push({ text: text.slice(begin, end), isFact: true });
    at = end;
  }
  if (at < to) pieces.push({ text: text.slice(at, to), isFact: false });
  return pieces;
}

/** The cells of a row, each with its facts apart. */
function rowOf(passage: Passage): EvidenceRow {
  let at = 0;
  const cells = (passage.cells ?? []).map((cell) => {
    const from = Math.max(passage.text.indexOf(cell, at), at);
    at = from + cell.length;
    return piecesOfPassage(passage, from, at);
  });
  return { passage, cells };
}

function tableOf(rows: readonly Passage[]): PassageGroup {
  const [first, ...rest] = rows;
  const hasHead = first?.facts.every((fact) => !isFigure(fact)) && rest.some(({ facts }) => facts.some(isFigure));
  return {
    kind: "table",
    head: hasHead ? first?.cells : undefined,
    rows: (hasHead ? rest : rows).map(rowOf),
    columns: Math.max(...rows.map(({ cells = [] }) => cells.length)),
  };
}

/** The passages of a file as they are shown: rows that follow one another are a table, and its first row names the columns if it has no figures. */
export function passageGroups(passages: readonly Passage[]): PassageGroup[] {
  const runs: Passage[][] = [];
  for (const passage of passages) {
    const last = runs.at(-1);
    if (last && (last[0]?.cells === undefined) === (passage.cells === undefined)) last.push(passage);
    else runs.push([passage]);
  }
  return runs.map((run) => (run[0]?.cells ? tableOf(run) : { kind: "text", passages: run }));
}
