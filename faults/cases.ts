import type { Case } from "./play.ts";
import { crashes } from "./faults/crashes.ts";
import type { Fault } from "./faults/fault.ts";
import { draftFields } from "./fields/draft.ts";
import type { Field } from "./fields/field.ts";

const fields: Field[] = [...draftFields];
const faults: Fault[] = [...crashes];

/** Every case there is: each fault, with each field that it makes sense for, with its seeds from `seed` on. */
export function allCases(seed: number): Case[] {
  return faults.flatMap((fault) =>
    fields.filter(fault.isFor).flatMap((field) =>
      Array.from({ length: fault.seeds ?? 2 }, (_each, index) => ({
        name: `${fault.name} · ${field.name} · ${seed + index}`,
        fault,
        field,
        seed: seed + index,
      })),
    ),
  );
}
