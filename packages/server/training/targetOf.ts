import { unitKinds } from "../src/capabilities/writer/placement/unitKinds.ts";
import type { LabelledUnit } from "./placementTexts.ts";

/** What the label that a unit has gets of it, where it has others. */
const mainShare = 0.75;

/** How much of a unit is of each kind, by its labels. */
export function targetOf({ kind, or = [], also = [] }: LabelledUnit): Float64Array {
  const others = [...new Set([...or, ...also])].filter((other) => other !== kind);
  const target = new Float64Array(unitKinds.length);
  target[unitKinds.indexOf(kind)] = others.length > 0 ? mainShare : 1;
  for (const other of others) target[unitKinds.indexOf(other)]! += (1 - mainShare) / others.length;
  return target;
}
