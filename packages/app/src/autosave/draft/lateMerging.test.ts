import { sectionId, sectionKey, textOf } from "@grantwright/domain";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fingerprint } from "../fingerprint.ts";
import { createDraftAutosave } from "./draftAutosave.ts";
import type { InputChanges } from "./mergeInputs.ts";
import type { BaseInputs } from "./wire.ts";

let bringMerging = () => {};
const brought = new Promise<void>((resolve) => (bringMerging = resolve));
vi.mock("../merge/mergeTexts.ts", async (original) => {
  await brought;
  return original();
});

const needId = sectionId("need");
const need = sectionKey(needId);
const story = "We serve 140 families. The gardens open in March. Ines leads the work.";
const mine = story.replace("March", "April");
const theirs = story.replace("140", "150");
const both = theirs.replace("March", "April");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("what was left to choose because the merging code came late is brought together when it is there, and saved", async () => {
  const base: BaseInputs = {
    revision: 2,
    sections: { [needId]: theirs },
    addedSections: [],
    useEnglish: true,
    head: { name: "Common Ground", eligibilityCriteria: "", assessmentCriteria: "" },
  };
  const entry: InputChanges = {
    revision: 1,
    texts: { [need]: mine },
    bases: { [need]: story },
    known: { [need]: [fingerprint(story)] },
    addedSections: [],
  };
  const sent: string[] = [];
  const kept: InputChanges[] = [];
  const autosave = createDraftAutosave({
    base,
    savedAt: new Date(0),
    journal: {
      found: async () => [{ name: "left", at: 1, value: entry }],
      write: (value) => {
        kept.push(value);
        return { quick: true, slow: Promise.resolve(true) };
      },
      clear: () => {},
      forget: () => {},
    },
    send: async (inputs) => {
      sent.push(textOf(inputs, need));
      return 3;
    },
  });
  await vi.advanceTimersByTimeAsync(400);
  expect(textOf(autosave.getState().model.local, need)).toBe(mine);
  expect(autosave.getState().model.conflicts).toHaveLength(1);
  expect(kept.at(-1)?.bases).toEqual({ [need]: story });

  bringMerging();
  vi.useRealTimers();
  await vi.waitFor(() => expect(textOf(autosave.getState().model.local, need)).toBe(both), 20_000);
  expect(autosave.getState().model.conflicts).toEqual([]);
  expect(await autosave.flush()).toBe(true);
  expect(sent).toEqual([both]);
});
