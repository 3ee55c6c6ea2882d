import { chanceOf, firstFrom } from "./chance.ts";
import type { Fact } from "./fact.ts";
import type { Leeway } from "./leeway.ts";

/** A part of a sum, and the factors that it is the product of. */
export interface Part {
  value: number;
  from: Fact[];
}

/** How a value comes about: parts, and the sign between them. */
export interface Way {
  value: number;
  sign: string;
  parts: Part[];
}

/** From 1, one step between facts of one sentence, to 3, several steps over several sentences. */
export type Level = 1 | 2 | 3;

export const levels: readonly Level[] = [1, 2, 3];

const mostWays = 4_000;

/** A value as it is looked up. */
const keyOf = (value: number) => Math.round(value * 100) / 100;

/** Values that can be worked out from some facts, by how simply. Made once, looked up often. */
export class Ways {
  readonly #ways: Record<Level, Map<number, Way>> = { 1: new Map(), 2: new Map(), 3: new Map() };
  readonly #sorted = new Map<Level, number[]>();

  /** Keeps a way, unless one as simple is known. */
  add(level: Level, value: number, sign: string, parts: Part[]): void {
    const ways = this.#ways[level];
    const key = keyOf(value);
    if (value > 0 && ways.size < mostWays && !ways.has(key)) ways.set(key, { value, sign, parts });
  }

  /** The values up to a level, in order. */
  #upTo(level: Level): number[] {
    const known = this.#sorted.get(level);
    if (known) return known;
    const all = new Set(levels.filter((each) => each <= level).flatMap((each) => [...this.#ways[each].keys()]));
    const sorted = [...all].sort((a, b) => a - b);
    this.#sorted.set(level, sorted);
    return sorted;
  }

  /** How many numbers like one could be worked out as simply and as closely as by a way. */
  chance(level: Level, target: number, { step, below, above }: Leeway, { value }: Way): number {
    const slack = below + above;
    const apart = Math.abs(target - value);
    // "More than 60" is met no better by 60 than by 62.
    const isOneSided = below === 0 || above === 0;
    const width = isOneSided ? Math.max(apart, slack / 2) : 2 * apart;
    return chanceOf(target, this.#upTo(level), Math.max(step, Math.min(slack, width)), slack > 0);
  }

  /** The way to a value, or to the nearest that is within the leeway. */
  find(level: Level, target: number, { below, above }: Leeway): Way | undefined {
    const ways = this.#ways[level];
    const exact = ways.get(keyOf(target));
    if (exact || below + above === 0) return exact;
    const sorted = this.#upTo(level);
    let best: Way | undefined;
    for (let at = firstFrom(sorted, target - below); at < sorted.length && sorted[at]! <= target + above; at += 1) {
      const way = ways.get(sorted[at]!);
      if (way && (!best || Math.abs(way.value - target) < Math.abs(best.value - target))) best = way;
    }
    return best;
  }
}
