import type { Figure } from "../readFigures.ts";

/** Whether two figures are of one kind and currency, so that they can be added. A currency that one lacks is taken to be the other's. */
export const areAlike = (a: Figure, b: Figure): boolean =>
  a.kind === b.kind && (a.unit === undefined || b.unit === undefined || a.unit === b.unit);
