import type { Schemas } from "@grantwright/api-client";
import type { Part } from "./part.ts";
import { lineAt } from "./passages.ts";
import type { Zone } from "./zones.ts";

/** A value with the line that it was read from. */
export type ReadValue = Schemas["ReadValue"];

/** Something found, and how likely it is what was looked for. */
export interface Candidate {
  score: number;
  found: ReadValue;
}

/** The likeliest of what was found, the first of several; undefined where nothing is likely. */
export const best = (candidates: Candidate[]): ReadValue | undefined =>
  candidates.reduce<Candidate | undefined>(
    (top, each) => (each.score > 0 && each.score > (top?.score ?? 0) ? each : top),
    undefined,
  )?.found;

/** Whether a part stands in one of some zones. */
export const isIn = (part: Part, ...zones: Zone[]): boolean => zones.includes(part.zone);

/** A text that was read at a place of a part. */
export const valueAt = (part: Part, text: string, at: number, note?: string): ReadValue => ({
  value: text,
  readFrom: lineAt(part.passage, at),
  ...(note !== undefined && { note }),
});
