import "fake-indexeddb/auto";
import { headKey, sectionId, sectionKey } from "@grantwright/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDraftJournal, openMovingJournal, withTextKeys, type EarlierChanges } from "./draftJournal.ts";
import type { InputChanges } from "./mergeInputs.ts";
import { unmadeDocument } from "./unmadeDocument.ts";

describe("what an earlier release kept on this device", () => {
  const kept: EarlierChanges = {
    revision: 3,
    texts: { name: "Gardens", need: "Hunger." },
    known: { name: ["1"], need: ["2"] },
    addedFields: [{ id: "own", title: "Own" }],
    copies: [{ id: "assessmentCriteria", text: "Reach" }],
    making: "key",
  };
  const section = (id: string) => sectionKey(sectionId(id));

  it("is read under the keys of today", () => {
    expect(withTextKeys(kept)).toEqual({
      revision: 3,
      texts: { [headKey("name")]: "Gardens", [section("need")]: "Hunger." },
      known: { [headKey("name")]: ["1"], [section("need")]: ["2"] },
      addedSections: [{ id: "own", title: "Own" }],
      copies: [{ key: headKey("assessmentCriteria"), text: "Reach" }],
      making: "key",
    });
  });

  it("tells a section that is called like an input from that input, where it was told apart", () => {
    const marked: EarlierChanges = {
      ...kept,
      texts: { "\u0000name": "Gardens", name: "Of a section." },
      known: { "\u0000name": ["1"], name: ["2"] },
      copies: [{ id: "name", text: "Of a section, elsewhere." }],
      hasHeadKeys: true,
    };
    expect(withTextKeys(marked)).toMatchObject({
      texts: { [headKey("name")]: "Gardens", [section("name")]: "Of a section." },
      known: { [headKey("name")]: ["1"], [section("name")]: ["2"] },
      copies: [{ key: section("name"), text: "Of a section, elsewhere." }],
    });
  });

  it("is left alone where it is of today", () => {
    const today = withTextKeys(kept);
    expect(withTextKeys(today)).toBe(today);
  });
});

describe("the journal of a document that is not made yet", () => {
  const words = (text: string): InputChanges => ({
    revision: 0,
    texts: { [headKey("name")]: text },
    known: { [headKey("name")]: [] },
    addedSections: [],
  });
  const textsOf = async (place: string) =>
    (await openDraftJournal("ana", place).found()).map(({ value }) => value.texts[headKey("name")]);

  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("keeps the key that it is made under with the words, and moves to it with them", async () => {
    const create = vi.fn(async (_key: string) => "doc");
    const unmade = unmadeDocument("first", "new.first", create);
    const journal = openMovingJournal("ana", unmade);
    await journal.write(words("Gardens")).slow;
    expect(await textsOf("new.first")).toEqual(["Gardens"]);

    const after = unmadeDocument("after", "new.first", create);
    const [entry] = await openMovingJournal("ana", after).found();
    expect(entry?.value.making).toBe(unmade.making);
    expect(after.making).toBe(unmade.making);
    expect(await after.make()).toBe("doc");
    expect(create).toHaveBeenCalledWith(unmade.making);

    journal.moveTo("doc", () => void journal.write(words("Gardens, and more")));
    await vi.waitFor(async () => expect(await textsOf("new.first")).toEqual([]));
    await vi.waitFor(async () => expect(await textsOf("doc")).toEqual(["Gardens, and more"]));
    expect((await openDraftJournal("ana", "doc").found())[0]?.value.making).toBeUndefined();
    journal.clear();
    await vi.waitFor(async () => expect(await textsOf("doc")).toEqual([]));
  });
});
