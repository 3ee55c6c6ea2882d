import { describe, expect, it } from "vitest";
import { fingerprint } from "../../../../browser/fingerprint.ts";
import { withText, type SavedInputs } from "./draftInputs.ts";
import {
  discarded,
  isSent,
  sendableOf,
  unsavedOf,
  withBase,
  withChoice,
  withLeft,
  withNewer,
  withSending,
  wordsOf,
  type DraftWords,
} from "./draftWords.ts";
import type { InputChanges } from "./mergeInputs.ts";

const saved = (revision: number, texts: Record<string, string>): SavedInputs => ({
  revision,
  texts,
  addedFields: [],
  useEnglish: true,
  name: "Common Ground",
  eligibilityCriteria: "",
  assessmentCriteria: "",
});
const typed = (words: DraftWords, id: string, text: string): DraftWords => ({
  ...words,
  inputs: withText(words.inputs, id, text),
});
/** What a page had typed upon a text of the server's, and left on this device. */
const left = (id: string, text: string, upon: string, revision = 1): InputChanges => ({
  revision,
  texts: { [id]: text },
  known: { [id]: [fingerprint(upon)] },
  addedFields: [],
});
const nothingTyped = new Set<string>();
const draft = wordsOf(saved(1, { need: "Hunger.", methods: "Gardens." }));

describe("a newer revision", () => {
  it("is taken where nothing was changed here, and keeps what was changed here alone", () => {
    const words = withNewer(
      typed(draft, "need", "Hunger, since 2019."),
      saved(2, { need: "Hunger.", methods: "Beds." }),
    );
    expect(words.inputs.texts).toEqual({ need: "Hunger, since 2019.", methods: "Beds." });
    expect(words.conflicts).toEqual([]);
    expect(sendableOf(words).texts).toEqual(words.inputs.texts);
  });

  it("becomes a conflict where both sides changed a text, which is not sent before the person has chosen", () => {
    const words = withNewer(typed(draft, "need", "Mine."), saved(2, { need: "Theirs.", methods: "Gardens." }));
    const [conflict] = words.conflicts;
    expect(conflict).toEqual({ id: "need", theirs: "Theirs.", from: "server" });
    expect([words.inputs.texts.need, sendableOf(words).texts.need, isSent(words)]).toEqual(["Mine.", "Theirs.", true]);
    expect(unsavedOf(words)?.texts).toEqual({ need: "Mine." });
    expect(sendableOf(withChoice(words, conflict!, "mine")).texts.need).toBe("Mine.");
    const other = withChoice(words, conflict!, "theirs");
    expect([other.inputs.texts.need, isSent(other), unsavedOf(other)]).toEqual(["Theirs.", true, undefined]);
  });

  it("is no conflict where it is one's own text, whose answer was lost", () => {
    const sending = typed(draft, "need", "Sent.");
    const words = withNewer(
      typed(withSending(sending, sending.inputs), "need", "Sent, and more."),
      saved(2, { need: "Sent.", methods: "Gardens." }),
    );
    expect(words.conflicts).toEqual([]);
    expect(sendableOf(words).texts.need).toBe("Sent, and more.");
  });
});

describe("words that a page left", () => {
  it("are put back where the server still has what they were typed upon", () => {
    const words = withLeft(draft, left("need", "Typed before the crash.", "Hunger."), nothingTyped);
    expect([words.inputs.texts.need, words.conflicts]).toEqual(["Typed before the crash.", []]);
  });

  it("stand beside what the server has otherwise by now", () => {
    const words = withLeft(draft, left("need", "Typed before the crash.", "Something older."), nothingTyped);
    expect(words.conflicts).toEqual([{ id: "need", theirs: "Hunger.", from: "server" }]);
    expect(sendableOf(words).texts.need).toBe("Hunger.");
  });

  it("stand beside what is typed meanwhile, which stays in sight", () => {
    const words = withLeft(typed(draft, "need", "Now."), left("need", "Before.", "Hunger."), new Set(["need"]));
    expect([words.inputs.texts.need, words.conflicts]).toEqual([
      "Now.",
      [{ id: "need", theirs: "Before.", from: "device" }],
    ]);
    expect(unsavedOf(words)?.copies).toEqual([{ id: "need", text: "Before." }]);
  });

  it("count as newer than a document that is older than what they knew of", () => {
    const words = withLeft(draft, left("need", "Typed later.", "Saved later.", 3), nothingTyped);
    expect([words.inputs.texts.need, words.conflicts, words.newest]).toEqual(["Typed later.", [], 3]);
    expect(unsavedOf(words)).toMatchObject({
      revision: 3,
      known: { need: [fingerprint("Saved later."), expect.anything(), expect.anything()] },
    });
  });
});

it("has nothing to keep once the server has everything, or it was given up", () => {
  const words = typed(draft, "need", "Mine.");
  expect(unsavedOf(words)).toMatchObject({ revision: 1, known: { need: [fingerprint("Hunger.")] } });
  expect(unsavedOf(withBase(words, { ...words.inputs, revision: 2 }))).toBeUndefined();
  expect(unsavedOf(discarded(words))).toBeUndefined();
});
