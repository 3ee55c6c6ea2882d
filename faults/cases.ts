import type { Case } from "./play.ts";
import { crashes } from "./faults/crashes.ts";
import type { Fault } from "./faults/fault.ts";
import { generationFaults } from "./faults/generation.ts";
import { inputFaults } from "./faults/input.ts";
import { leavings } from "./faults/leaving.ts";
import { networkFaults } from "./faults/network.ts";
import { partFaults } from "./faults/parts.ts";
import { serverFaults } from "./faults/server.ts";
import { sessionFaults } from "./faults/sessions.ts";
import { storageFaults } from "./faults/storage.ts";
import { tabFaults } from "./faults/tabs.ts";
import { draftFields } from "./fields/draft.ts";
import type { Field } from "./fields/field.ts";
import { messageFields } from "./fields/messages.ts";
import { otherFields } from "./fields/others.ts";
import { sectionEdit } from "./fields/proposal.ts";
import { templateFields } from "./fields/template.ts";
import { wizardFields } from "./fields/wizard.ts";

const fields: Field[] = [
  ...draftFields,
  ...wizardFields,
  sectionEdit,
  ...templateFields,
  ...messageFields,
  ...otherFields,
];
const faults: Fault[] = [
  ...crashes,
  ...leavings,
  ...networkFaults,
  ...storageFaults,
  ...inputFaults,
  ...tabFaults,
  ...sessionFaults,
  ...generationFaults,
  ...serverFaults,
  ...partFaults,
];

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
