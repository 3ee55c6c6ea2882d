import type { Fact } from "./fact.ts";
import { proportionsOf } from "./proportions.ts";
import { sumsOf } from "./sums.ts";
import type { Ways } from "./ways.ts";

const mostFacts = 60;

/** Facts that something may be worked out from, sentence by sentence. */
export class Terms {
  readonly #ways = new Map<Fact["kind"], Ways>();
  readonly #values = new Map<Fact["kind"], number[]>();
  readonly #groups: readonly Fact[][];
  readonly #own: readonly Fact[];
  readonly facts: readonly Fact[];

  /** @param own of these facts, those of the text that is in question, whose counts multiply any other. */
  constructor(groups: readonly Fact[][], own: readonly Fact[] = []) {
    this.#groups = groups;
    this.#own = own;
    this.facts = groups.flat().slice(0, mostFacts);
  }

  /** The values of a kind as they stand, in order. */
  valuesOf(kind: Fact["kind"]): number[] {
    const known = this.#values.get(kind);
    if (known) return known;
    const values = this.facts.flatMap((fact) => (fact.kind === kind && fact.value ? [fact.value] : []));
    this.#values.set(
      kind,
      values.sort((a, b) => a - b),
    );
    return values;
  }

  /** What facts of a kind come to. Made when it is first asked for. */
  waysTo(kind: Fact["kind"]): Ways {
    const known = this.#ways.get(kind);
    if (known) return known;
    const ways = kind === "percent" ? proportionsOf(this.#groups, this.#own) : sumsOf(this.#groups, kind, this.#own);
    this.#ways.set(kind, ways);
    return ways;
  }
}
