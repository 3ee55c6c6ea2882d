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
import { togetherFaults } from "./faults/together.ts";
import { wayFaults } from "./faults/ways.ts";
import { draftFields } from "./fields/draft.ts";
import type { Field } from "./fields/field.ts";
import { messageFields } from "./fields/messages.ts";
import { otherFields } from "./fields/others.ts";
import { sectionEdit } from "./fields/proposal.ts";
import { templateFields } from "./fields/template.ts";
import { wayFields } from "./fields/ways.ts";
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
  ...wayFaults,
  ...togetherFaults,
];
/** Those by which the way of words could be lost; for the words themselves the other fields stand. */
const faultsOfWays = new Set([...crashes, ...leavings, ...networkFaults, ...tabFaults, ...serverFaults, ...wayFaults]);
const fieldsOf = (fault: Fault): Field[] =>
  [...fields, ...(faultsOfWays.has(fault) ? wayFields : [])].filter(fault.isFor);

/** Every case there is: each fault, with each field that it makes sense for, with its seeds from `seed` on. */
export function allCases(seed: number): Case[] {
  return faults.flatMap((fault) =>
    fieldsOf(fault).flatMap((field) =>
      Array.from({ length: fault.seeds ?? 1 }, (_each, index) => ({
        name: `${fault.name} · ${field.name} · ${seed + index}`,
        fault,
        field,
        seed: seed + index,
      })),
    ),
  );
}

/** The cases that stand for the most different protections, few enough for every test run. */
const quick = [
  "tab crash 0 s after the last key · draft section",
  "browser killed 2 s after the last key · reply",
  "save fails: answer lost after the commit · draft section",
  "all storage refused · draft section",
  "own entry in local storage is broken · wizard, blank",
  "two tabs on one field · draft section",
  "401 in the middle of an edit · template name",
  "another person signs in · eligibility criteria",
  "log-out while unsaved: discard · draft name",
  "double click on Generate · draft section",
  "save fails: answer lost after the commit · draft section, pasted",
  "tab crash while saves fail · draft section, imported",
  "tab crash while saves fail · draft section, accepted",
  "reload at once · section edit, pasted",
  "2 writers: outline 12106, a sign-in and a reload with words that are not saved · draft section",
];

/** The chosen part, with one seed each. Throws where a name is not in the table any more. */
export function quickCases(seed: number): Case[] {
  const all = new Map(allCases(seed).map((each) => [each.name, each]));
  return quick.map((name) => {
    const found = all.get(`${name} · ${seed}`);
    if (!found) throw new Error(`The table has no case "${name}".`);
    return found;
  });
}
