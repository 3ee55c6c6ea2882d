import { beforeAll, describe, expect, it } from "vitest";
import { sectionId, sectionKey, textOf, withText } from "@grantwright/domain";
import { fingerprint } from "../fingerprint.ts";
import { prepareMerging } from "../merge/merging.ts";
import {
  draftModel,
  draftSync,
  sendableOf,
  waysOf,
  withChoice,
  withLocal,
  withWay,
  type DraftModel,
} from "./draftSync.ts";
import type { InputChanges } from "./mergeInputs.ts";
import type { BaseInputs } from "./wire.ts";

const section = (id: string) => sectionKey(sectionId(id));
const need = section("need");
const saved = (revision: number, sections: Record<string, string>): BaseInputs => ({
  revision,
  sections,
  addedSections: [],
  useEnglish: true,
  head: { name: "Common Ground", eligibilityCriteria: "", assessmentCriteria: "" },
});
const typed = (model: DraftModel, text: string) => withLocal(model, (inputs) => withText(inputs, need, text));
/** What a page had typed upon a text of the server's, and left on this device. */
const left = (text: string, upon: string, revision = 1): InputChanges => ({
  revision,
  texts: { [need]: text },
  known: { [need]: [fingerprint(upon)] },
  addedSections: [],
});
const withLeft = (model: DraftModel, value: InputChanges) =>
  draftSync.withKept(model, [{ name: "left", at: 1, value }]).model;
const localNeed = ({ local }: DraftModel) => textOf(local, need);
const sentNeed = (model: DraftModel) => textOf(sendableOf(model), need);
const draft = draftModel(saved(1, { need: "Hunger.", methods: "Gardens." }));

describe("a newer revision", () => {
  it("is taken where nothing was changed here, and keeps what was changed here alone", () => {
    const model = draftSync.withRemote(
      typed(draft, "Hunger, since 2019."),
      saved(2, { need: "Hunger.", methods: "Beds." }),
    );
    expect(model.local.sections).toEqual({ need: "Hunger, since 2019.", methods: "Beds." });
    expect(model.conflicts).toEqual([]);
    expect(sendableOf(model).sections).toEqual(model.local.sections);
  });

  it("becomes a conflict where both sides changed a text, which is not sent before the person has chosen", () => {
    const model = draftSync.withRemote(typed(draft, "Mine."), saved(2, { need: "Theirs.", methods: "Gardens." }));
    const [conflict] = model.conflicts;
    expect(conflict).toEqual({ key: need, remote: "Theirs.", from: "server", base: "Hunger." });
    expect([localNeed(model), sentNeed(model), draftSync.pending(model)]).toEqual(["Mine.", "Theirs.", undefined]);
    expect(draftSync.keptOf(model)?.texts).toEqual({ [need]: "Mine." });
    expect(sentNeed(withChoice(model, conflict!, "local"))).toBe("Mine.");
    const other = withChoice(model, conflict!, "remote");
    expect([localNeed(other), draftSync.pending(other), draftSync.keptOf(other)]).toEqual([
      "Theirs.",
      undefined,
      undefined,
    ]);
  });

  it("is no conflict where it is one's own text, whose answer was lost", () => {
    const sending = typed(draft, "Sent.");
    const model = draftSync.withRemote(
      typed(draftSync.withSending(sending, sending.local), "Sent, and more."),
      saved(2, { need: "Sent.", methods: "Gardens." }),
    );
    expect(model.conflicts).toEqual([]);
    expect(sentNeed(model)).toBe("Sent, and more.");
  });
});

describe("what both sides changed", () => {
  const story = "We serve 140 families. The gardens open in March. Ines leads the work.";
  const told = (text: string, revision = 2) => saved(revision, { need: text, methods: "Gardens." });
  const begun = draftModel(told(story, 1));
  const mine = (from: string, to: string) => typed(begun, story.replace(from, to));
  beforeAll(() => prepareMerging(10_000));

  it("is brought together by its words where they do not meet, and sent", () => {
    const model = draftSync.withRemote(mine("March", "April"), told(story.replace("140", "150")));
    const both = story.replace("140", "150").replace("March", "April");
    expect([localNeed(model), sentNeed(model), model.conflicts]).toEqual([both, both, []]);
    const onWay = draftSync.withAnswer(draftSync.withSending(model, model.local), model.local, 3);
    expect(draftSync.keptOf(onWay)).toBeUndefined();
  });

  it("is kept twice where one figure became two, and both can stay", () => {
    const model = draftSync.withRemote(mine("140", "200"), told(story.replace("140", "120").replace("Ines", "Tomas")));
    expect(localNeed(model)).toBe(story.replace("140", "200"));
    expect(sentNeed(model)).toBe(story.replace("140", "120").replace("Ines", "Tomas"));
    const both = withChoice(model, model.conflicts[0]!, "both");
    expect(sentNeed(both)).toBe(
      "We serve 200 families. We serve 120 families. The gardens open in March. Tomas leads the work.",
    );
    expect(both.conflicts).toEqual([]);
  });

  it("is brought together where a page that was closed left it, and not with what is older than it", () => {
    const entry: InputChanges = { ...left(story.replace("March", "April"), story), bases: { [need]: story } };
    const newer = withLeft(draftModel(told(story.replace("140", "150"))), entry);
    const both = story.replace("140", "150").replace("March", "April");
    expect([localNeed(newer), sentNeed(newer), newer.conflicts]).toEqual([both, both, []]);
    const older = withLeft(draftModel(told(story.replace("140", "150"), 1)), { ...entry, revision: 2 });
    expect(localNeed(older)).toBe(story.replace("March", "April"));
  });

  it("is brought together once the server tells more, where the page began with an older copy of the device's", () => {
    const mine = story.replace("140", "150").replace("March", "April");
    const upon = story.replace("140", "150");
    const entry: InputChanges = { ...left(mine, upon, 2), bases: { [need]: upon } };
    const old = withLeft(begun, entry);
    expect(localNeed(old)).toBe(mine);
    expect(draftSync.keptOf(old)).toMatchObject({ revision: 2, bases: { [need]: upon } });
    const model = draftSync.withRemote(old, told(upon.replace("Ines", "Tomas"), 3));
    const both = mine.replace("Ines", "Tomas");
    expect([localNeed(model), sentNeed(model), model.conflicts]).toEqual([both, both, []]);
  });

  it("has what it was made of on the device, also while a choice is open", () => {
    expect(draftSync.keptOf(mine("140", "150"))?.bases).toEqual({ [need]: story });
    const contested = draftSync.withRemote(mine("140", "200"), told(story.replace("140", "120")));
    expect(draftSync.keptOf(contested)?.bases).toEqual({ [need]: story });
    expect(draftSync.withRemote(contested, told(story.replace("140", "130"), 3)).conflicts).toHaveLength(1);
  });
});

describe("the way of a text", () => {
  const pasted = withWay(typed(draft, "Pasted."), need, "pasted");
  const sent = draftSync.withSending(pasted, pasted.local);

  it("goes with the save that sends the text, also when that is tried again, and is kept on the device", () => {
    expect(waysOf(pasted)).toEqual({ [need]: "pasted" });
    expect(waysOf(sent)).toEqual({ [need]: "pasted" });
    expect(draftSync.keptOf(sent)?.ways).toEqual({ [need]: "pasted" });
    const entry: InputChanges = { ...left("Pasted.", "Hunger."), ways: waysOf(pasted) };
    expect(waysOf(withLeft(draft, entry))).toEqual({ [need]: "pasted" });
  });

  it("is over once the server has the text: what is typed then is typed", () => {
    const taken = draftSync.withAnswer(typed(sent, "Pasted. Typed."), sent.local, 2);
    expect(waysOf(taken)).toEqual({});
    const again = draftSync.withAnswer(withWay(typed(sent, "Twice."), need, "restored"), sent.local, 2);
    expect(waysOf(again)).toEqual({ [need]: "restored" });
    const lost = draftSync.withRemote(sent, saved(2, { need: "Pasted.", methods: "Gardens." }));
    expect(waysOf(typed(lost, "Pasted. Typed."))).toEqual({});
    const merged = draftSync.withRemote(sent, saved(2, { need: "Hunger.", methods: "Beds." }));
    expect(waysOf(merged)).toEqual({ [need]: "pasted" });
    expect(waysOf(draftSync.discarded(pasted))).toEqual({});
  });

  it("is that of what the server does not have, whichever save it turns out to have taken", () => {
    const again = typed(sent, "Pasted. Typed.");
    const resent = draftSync.withSending(again, again.local);
    const first = draftSync.withRemote(resent, saved(2, { need: "Pasted.", methods: "Gardens." }));
    expect(waysOf(first)).toEqual({});
    expect(waysOf(draftSync.withRemote(resent, saved(2, { need: "Hunger.", methods: "Beds." })))).toEqual({
      [need]: "pasted",
    });
    const plain = typed(draft, "Typed.");
    const late = withWay(typed(draftSync.withSending(plain, plain.local), "Typed. Pasted."), need, "pasted");
    const both = draftSync.withSending(late, late.local);
    const taken = draftSync.withRemote(both, saved(2, { need: "Typed.", methods: "Gardens." }));
    expect(waysOf(taken)).toEqual({ [need]: "pasted" });
  });

  it("is over where the text was put back to what the server has, or is given up", () => {
    expect(waysOf(typed(typed(pasted, "Hunger."), "Typed."))).toEqual({});
    expect(waysOf(typed(draftSync.discarded(sent), "Typed."))).toEqual({});
  });

  it("waits with a text that is not sent yet", () => {
    const theirs = draftSync.withRemote(pasted, saved(2, { need: "Theirs.", methods: "Gardens." }));
    const other = withLocal(theirs, (inputs) => withText(inputs, section("methods"), "Beds."));
    const sending = draftSync.withSending(other, sendableOf(other));
    const taken = draftSync.withAnswer(sending, sendableOf(other), 3);
    expect(waysOf(withChoice(taken, taken.conflicts[0]!, "local"))).toEqual({ [need]: "pasted" });
  });

  it("belongs to the version that is shown: what another page left has its own", () => {
    const entry = (text: string, ways = {}) => ({ ...left(text, "Hunger."), ways });
    const both = (...entries: InputChanges[]) =>
      draftSync.withKept(
        draft,
        entries.map((value, at) => ({ name: `page ${at}`, at, value })),
      ).model;
    const imported = entry("Imported.", { [need]: "imported" });
    const typedLast = both(imported, entry("Typed."));
    expect(waysOf(typedLast)).toEqual({});
    expect(waysOf(withChoice(typedLast, typedLast.conflicts[0]!, "remote"))).toEqual({ [need]: "imported" });
    const importedLast = both(entry("Typed."), imported);
    expect(waysOf(importedLast)).toEqual({ [need]: "imported" });
    expect(waysOf(withChoice(importedLast, importedLast.conflicts[0]!, "remote"))).toEqual({});
    const beside = withLeft(typed(draft, "Now."), imported);
    expect(waysOf(beside)).toEqual({});
    expect(draftSync.keptOf(beside)?.copies).toEqual([{ key: need, text: "Imported.", way: "imported" }]);
    const back = withLeft(draft, draftSync.keptOf(beside)!);
    expect(waysOf(withChoice(back, back.conflicts[0]!, "remote"))).toEqual({ [need]: "imported" });
  });
});

describe("model that a page left", () => {
  it("are put back where the server still has what they were typed upon", () => {
    const model = withLeft(draft, left("Typed before the crash.", "Hunger."));
    expect([localNeed(model), model.conflicts]).toEqual(["Typed before the crash.", []]);
  });

  it("stand beside what the server has otherwise by now", () => {
    const model = withLeft(draft, left("Typed before the crash.", "Something older."));
    expect(model.conflicts).toEqual([{ key: need, remote: "Hunger.", from: "server" }]);
    expect(sentNeed(model)).toBe("Hunger.");
  });

  it("end a conflict with the server's text where they knew of both versions, and no other", () => {
    const withBoth = (second: InputChanges) =>
      [left("Typed first.", "Something older."), second].map((value, at) => ({ name: `page ${at}`, at, value }));
    const ofBoth = {
      ...left("Typed next.", "Hunger."),
      known: { [need]: ["Typed first.", "Hunger."].map(fingerprint) },
    };
    const settled = draftSync.withKept(draft, withBoth(ofBoth)).model;
    expect([localNeed(settled), sentNeed(settled), settled.conflicts]).toEqual(["Typed next.", "Typed next.", []]);

    const ofOne = draftSync.withKept(draft, withBoth(left("Typed apart.", "Hunger."))).model;
    expect([localNeed(ofOne), sentNeed(ofOne)]).toEqual(["Typed apart.", "Hunger."]);
    expect(ofOne.conflicts).toEqual([
      { key: need, remote: "Hunger.", from: "server" },
      { key: need, remote: "Typed first.", from: "device" },
    ]);
  });

  it("are news where they differ from what stands there, in sight or beside it", () => {
    const isNews = (model: DraftModel, value: InputChanges) =>
      draftSync.withKept(model, [{ name: "left", at: 1, value }]).isNews;
    expect(isNews(draft, left("Typed.", "Hunger."))).toBe(true);
    expect(isNews(typed(draft, "Now."), left("Before.", "Hunger."))).toBe(true);
    expect(isNews(typed(draft, "Same."), left("Same.", "Hunger."))).toBe(false);
  });

  it("are said once beside the text, however many pages left them", () => {
    const entries = ["one", "two"].map((name, at) => ({ name, at, value: left("Before.", "Hunger.") }));
    const { model } = draftSync.withKept(typed(draft, "Now."), entries);
    expect(model.conflicts).toEqual([{ key: need, remote: "Before.", from: "device" }]);
    const [conflict] = model.conflicts;
    expect(withChoice(model, conflict!, "local").conflicts).toEqual([]);
  });

  it("stand beside what is typed meanwhile, which stays in sight", () => {
    const model = withLeft(typed(draft, "Now."), left("Before.", "Hunger."));
    expect([localNeed(model), model.conflicts]).toEqual(["Now.", [{ key: need, remote: "Before.", from: "device" }]]);
    expect(draftSync.keptOf(model)?.copies).toEqual([{ key: need, text: "Before." }]);
  });

  it("count as newer than a document that is older than what they knew of", () => {
    const model = withLeft(draft, left("Typed later.", "Saved later.", 3));
    expect([localNeed(model), model.conflicts, model.newest]).toEqual(["Typed later.", [], 3]);
    expect(draftSync.keptOf(model)).toMatchObject({
      revision: 3,
      known: { [need]: [fingerprint("Saved later."), expect.anything(), expect.anything()] },
    });
  });
});

it("has nothing to keep once the server has everything, or it was given up", () => {
  const model = typed(draft, "Mine.");
  expect(draftSync.keptOf(model)).toMatchObject({ revision: 1, known: { [need]: [fingerprint("Hunger.")] } });
  expect(draftSync.keptOf(draftSync.withAnswer(model, model.local, 2))).toBeUndefined();
  expect(draftSync.keptOf(draftSync.discarded(model))).toBeUndefined();
});

describe("what two pages left", () => {
  beforeAll(() => prepareMerging(10_000));
  const upon = (text: string, base: string, knew: readonly string[], revision: number): InputChanges => ({
    revision,
    texts: { [need]: text },
    bases: { [need]: base },
    known: { [need]: knew.map(fingerprint) },
    addedSections: [],
  });

  it("does not settle what the server has against one of them, which neither had seen", () => {
    const base = draftModel(saved(2, { need: "Theirs." }));
    // One page had something to choose when its own words were taken out: nothing of it was chosen.
    const entries = [upon("Mine.", "", [""], 1), upon("", "", ["", "Mine, too."], 2)];
    const model = draftSync.withKept(
      base,
      entries.map((value, at) => ({ name: `page ${at}`, at, value })),
    ).model;
    expect(localNeed(model)).toBe("Mine.");
    expect(model.conflicts).toMatchObject([{ key: need, remote: "Theirs.", from: "server" }]);
    expect(sentNeed(model), "what nobody here has seen is not written over").toBe("Theirs.");
  });
});
