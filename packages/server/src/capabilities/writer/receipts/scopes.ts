import { Terms, type Fact } from "@grantwright/domain/facts";
import { betweenCells } from "../text/cellsOf.ts";
import type { Scope, ScopeKind, Scopes, SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";

const distances: Record<ScopeKind, number> = {
  sentence: 1,
  columns: 1.5,
  around: 3,
  amounts: 2,
};

/** How far the neighbours of a sentence are looked for: in its own paragraph, list or table, and beyond it. */
const reach = { within: 8, beyond: 2 };

const mostOfAll = 40;

const leastMoney = 100;

/** The sentences around one, in its own paragraph, list or table and a little beyond it. */
function around(sentence: SourceSentence, { sentences }: SourceIndex): SourceSentence[] {
  const { order, block, source } = sentence;
  return sentences
    .slice(Math.max(0, order - reach.within), order + reach.within + 1)
    .filter((each) => each.source === source && (each.block === block || Math.abs(each.order - order) <= reach.beyond));
}

/** The facts of a table, column by column. */
function columnsOf(row: SourceSentence, rows: readonly SourceSentence[]): Fact[][] {
  if (!betweenCells.test(row.text)) return [];
  const columns = new Map<number, Fact[]>();
  for (const { text, start, facts, block } of rows)
    for (const fact of block === row.block ? facts : []) {
      const column = text.slice(0, fact.start - start).split(betweenCells).length;
      columns.set(column, [...(columns.get(column) ?? []), fact]);
    }
  return [...columns.values()].filter(({ length }) => length > 1);
}

export const noScopes = (): Scopes => ({
  sentence: new Map(),
  columns: new Map(),
  around: new Map(),
  amounts: new Map(),
});

function once(how: ScopeKind, at: number, index: SourceIndex, make: () => Fact[][][]): Scope[] {
  const known = index.scopes[how].get(at);
  if (known) return known;
  const scopes = make()
    .filter((groups) => groups.some((facts) => facts.length > 0))
    .map((groups) => ({ groups, terms: new Terms(groups), distance: distances[how] }));
  index.scopes[how].set(at, scopes);
  return scopes;
}

/** A table and a list of spoken costs give sums of money without the currency. */
const isMoney = ({ kind, value = 0 }: Fact): boolean => kind === "amount" || (kind === "number" && value >= leastMoney);

const factsOf = ({ facts }: SourceSentence): Fact[] => facts;

/** What a fact of a kind may be worked out from where its sentence stands on others: the closest and smallest first. */
export function scopesOf(kind: Fact["kind"], base: readonly SourceSentence[], index: SourceIndex): Scope[] {
  const sentences = base.flatMap((sentence) => once("sentence", sentence.order, index, () => [[sentence.facts]]));
  const columns = base.flatMap((sentence) =>
    once("columns", sentence.order, index, () =>
      columnsOf(sentence, around(sentence, index)).map((column) => [column]),
    ),
  );
  const blocks = base.flatMap((sentence) =>
    once("around", sentence.order, index, () => [around(sentence, index).map(factsOf)]),
  );
  const all =
    kind === "amount"
      ? once("amounts", 0, index, () => [
          index.sentences
            .filter(({ facts }) => facts.some(isMoney))
            .slice(0, mostOfAll)
            .map(factsOf),
        ])
      : [];
  return [...sentences, ...columns, ...blocks, ...all];
}
