/** The least step by which a number of the shape of one differs from the next: 100 for 94,200, 1 for 83, 0.1 for 3.5. A round one has two digits. */
export function stepOf(value: number): number {
  const size = Math.abs(value);
  if (size === 0) return 1;
  let step = 10 ** Math.max(0, Math.floor(Math.log10(size) + 1e-9) - 1);
  const isOn = (each: number) => Math.abs(size / each - Math.round(size / each)) < 1e-6;
  while (!isOn(step) && step > 0.011) step /= 10;
  return step;
}

/** From which part of a number to which multiple of it others are about as large. */
const reach = 1.5;

const leastSteps = 6;

/** The index of the first of sorted values that is not below one. */
export function firstFrom(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * How many of the numbers that are about as large as one, and of its shape, are among values as well, from 0 to 1. Where half of them are, that
 * one is there says nothing.
 *
 * @param sorted the values, in order.
 * @param step by which such numbers differ.
 * @param isRounded whether a value counts for the number next to it, not only for its own.
 */
export function chanceOf(target: number, sorted: readonly number[], step: number, isRounded: boolean): number {
  const low = Math.max(step, Math.min(target / reach, target - leastSteps * step));
  const high = Math.max(target * reach, target + leastSteps * step);
  const own = Math.round(target / step);
  const hits = new Set<number>();
  for (let at = firstFrom(sorted, low); at < sorted.length && sorted[at]! <= high; at += 1) {
    const slots = sorted[at]! / step;
    const slot = Math.round(slots);
    if (slot !== own && (isRounded || Math.abs(slots - slot) < 1e-6)) hits.add(slot);
  }
  return hits.size / Math.max(1, Math.floor(high / step) - Math.ceil(low / step));
}
