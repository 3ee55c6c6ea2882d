/** Numbers that are the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number, salt = "") {
    this.#state = (seed * 2_654_435_761) >>> 0;
    for (const character of salt)
      this.#state = Math.imul(this.#state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    // Mulberry32.
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(from: readonly T[]): T {
    return from[this.between(0, from.length - 1)]!;
  }
}
