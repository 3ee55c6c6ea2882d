import type { Schemas } from "@grantwright/api-client";

/** How many examples are offered. */
const offered = 4;
/** How long a chip's label may be, in characters. */
const labelLength = 35;

/** Four of the examples in an order that the seed (0 to 1) decides. */
export function pickExamples(examples: readonly Schemas["Example"][], seed: number): Schemas["Example"][] {
  const pool = [...examples];
  const picked: Schemas["Example"][] = [];
  let state = Math.floor(seed * 2 ** 31) || 1;
  while (picked.length < offered && pool.length > 0) {
    state = (state * 48_271) % 2_147_483_647;
    picked.push(...pool.splice(state % pool.length, 1));
  }
  return picked;
}

/** A chip's label, cut at 35 characters. */
export function chipLabel(title: string): string {
  return title.length > labelLength ? `${title.slice(0, labelLength).trimEnd()}…` : title;
}
