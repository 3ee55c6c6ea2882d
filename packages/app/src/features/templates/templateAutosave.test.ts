import { ApiError, type Schemas } from "@grantwright/api-client";
import { sampleOwnTemplate } from "@grantwright/api-client/mocks";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TemplateModel } from "./templateModel.ts";
import { autosaveDelay } from "../../autosave/createAutosave.ts";
import { isLike } from "../../autosave/isLike.ts";
import { withChoice, withLocal, type WholeBackup } from "../../autosave/wholeSync.ts";
import { createTemplateAutosave, sampleOf, versionOf } from "./templateAutosave.ts";

type TemplateBackup = WholeBackup<TemplateModel>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rename = (name: string) => (model: TemplateModel) => ({ ...model, name });

interface Device {
  /** What this page keeps. */
  kept?: TemplateBackup | undefined;
  /** What other pages left, the oldest first. */
  left: TemplateBackup[];
}

function start(
  answers: (Error | Partial<Schemas["Template"]>)[] = [],
  left: TemplateBackup[] = [],
  isFull = false,
  template = sampleOwnTemplate,
) {
  const device: Device = { left: [...left] };
  const sent: [string, number][] = [];
  const autosave = createTemplateAutosave({
    base: versionOf(template),
    journal: {
      found: async () => device.left.map((value, index) => ({ name: String(index), at: index, value })),
      write: (value) => {
        if (!isFull) device.kept = structuredClone(value) as TemplateBackup;
        return { quick: !isFull, slow: Promise.resolve(!isFull) };
      },
      clear: () => {
        device.kept = undefined;
      },
      forget: (name) => {
        delete device.left[Number(name)];
      },
    },
    send: async (model, { revision }) => {
      sent.push([model.name, revision]);
      const answer = answers.shift() ?? { revision: revision + 1 };
      if (answer instanceof Error) throw answer;
      return versionOf({ ...sampleOwnTemplate, ...answer });
    },
  });
  const saver = {
    ...autosave,
    update: (change: (model: TemplateModel) => TemplateModel) => autosave.update((each) => withLocal(each, change)),
    settle: (choice: "local" | "remote") => autosave.choose((each) => withChoice(each, choice)),
    receive: (newer: Schemas["Template"]) => autosave.receive(versionOf(newer)),
    model: () => autosave.getState().model.local,
    remote: () => autosave.getState().model.remote?.value,
  };
  return { saver, sent, device, status: () => autosave.getState().status };
}

it("saves once, 3 s after the last change, and counts on from the revision that it is told", async () => {
  const { saver, sent, device, status } = start();
  for (const name of ["A", "AB", "ABC"]) {
    saver.update(rename(name));
    await vi.advanceTimersByTimeAsync(autosaveDelay - 1);
  }
  expect([sent, status(), device.kept?.model.name]).toEqual([[], "unsaved", "ABC"]);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent, status(), device.kept]).toEqual([[["ABC", 3]], "saved", undefined]);
  saver.update(rename("ABCD"));
  await saver.flush();
  expect(sent.at(-1)).toEqual(["ABCD", 4]);
});

it("sends nothing that is wrong, keeps it, and saves once it is right", async () => {
  const { saver, sent, device, status } = start();
  saver.update((model) => ({ ...model, url: "not an address" }));
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([sent.length, status(), device.kept?.model.url]).toEqual([0, "held", "not an address"]);
  saver.update((model) => ({ ...model, url: "https://example.org" }));
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([sent.length, status()]).toEqual([1, "saved"]);
});

it("saves all but what is wrong, or past its bound, and that once it is right", async () => {
  const { saver, sent, device, status } = start();
  const long = "x".repeat(10_001);
  saver.update((model) => ({ ...model, name: "A", description: long, url: "not an address" }));
  saver.update((model) => ({
    ...model,
    fields: [{ ...model.fields[0]!, description: long }, ...model.fields.slice(1)],
  }));
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([sent, status()]).toEqual([[["A", 3]], "held"]);
  expect(device.kept?.model).toMatchObject({ description: long, url: "not an address" });
  expect(saver.model().fields[0]?.description).toBe(long);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(sent).toHaveLength(1);
  expect(await saver.flush()).toBe(false);

  saver.update((model) => ({ ...model, description: "Shorter.", url: "", fields: model.fields.slice(1) }));
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([sent.length, status(), device.kept]).toEqual([2, "saved", undefined]);
});

it("sends no limits of a section while they contradict each other", async () => {
  const { saver, sent, status } = start();
  const [first] = saver.model().fields;
  saver.update((model) => ({
    ...model,
    fields: [{ ...first!, minWordCount: "300", maxWordCount: "20" }, ...model.fields.slice(1)],
  }));
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([sent, status()]).toEqual([[], "held"]);
});

it("tries again by itself what failed on the way, and not what was refused", async () => {
  const failing = start([new ApiError(0, "", "/"), new ApiError(502, "", "/")]);
  failing.saver.update(rename("A"));
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect(failing.status()).toBe("offline");
  await vi.advanceTimersByTimeAsync(3_600);
  expect(failing.status()).toBe("failed");
  await vi.advanceTimersByTimeAsync(7_200);
  expect([failing.status(), failing.device.kept]).toEqual(["saved", undefined]);
  const refused = start([new ApiError(422, '{"message":"No."}', "/")]);
  refused.saver.update(rename("A"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([refused.status(), refused.saver.getState().refusal?.serverMessage, refused.sent.length]).toEqual([
    "refused",
    "No.",
    1,
  ]);
});

const theirs = { ...sampleOwnTemplate, name: "Theirs", revision: 9 };

it("saves nothing over another's change until the person has chosen", async () => {
  const { saver, sent, device, status } = start([new ApiError(412, JSON.stringify(theirs), "/")]);
  saver.update(rename("Mine"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([status(), sent.length, saver.remote()?.name]).toEqual(["conflict", 1, "Theirs"]);
  saver.update(rename("Mine too"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, device.kept?.model.name]).toEqual([1, "Mine too"]);
  saver.settle("local");
  await vi.advanceTimersByTimeAsync(0);
  expect([sent.at(-1), status()]).toEqual([["Mine too", 9], "saved"]);
});

it("takes the other's where the person says so", async () => {
  const { saver, sent, device, status } = start([new ApiError(412, JSON.stringify(theirs), "/")]);
  saver.update(rename("Mine"));
  await saver.flush();
  saver.settle("remote");
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([saver.model().name, status(), sent.length, device.kept]).toEqual(["Theirs", "saved", 1, undefined]);
});

it("puts back what an earlier visit left, and asks where the template has changed since", async () => {
  const model = { ...start().saver.model(), name: "Left here" };
  const same = start([], [{ revision: 3, model, sent: [] }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(same.saver.getState()).toMatchObject({
    status: "unsaved",
    model: { local: { name: "Left here" } },
    isRestored: true,
  });
  expect(same.device.kept?.model.name).toBe("Left here");
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([same.sent, Object.keys(same.device.left)]).toEqual([[["Left here", 3]], []]);
  const older = start([], [{ revision: 2, model, sent: [] }]);
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect(older.saver.getState()).toMatchObject({
    status: "conflict",
    model: { local: { name: "Left here" }, remote: { value: { name: sampleOwnTemplate.name } } },
  });
  expect(older.sent).toEqual([]);
});

it("leaves for the next visit what other pages left, and what is found while one types", async () => {
  const model = start().saver.model();
  const left = ["Older", "Newer"].map((name) => ({ revision: 3, model: { ...model, name }, sent: [] }));
  const two = start([], left);
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([two.sent, two.device.left.filter(Boolean).map((entry) => entry.model.name)]).toEqual([
    [["Newer", 3]],
    ["Older"],
  ]);
  const typing = start([], left);
  typing.saver.update(rename("Typed at once"));
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([typing.sent, typing.device.left.length]).toEqual([[["Typed at once", 3]], 2]);
});

it("takes for its own what it had saved without hearing of it", async () => {
  const { saver, sent, device, status } = start([
    new ApiError(0, "", "/"),
    new ApiError(412, JSON.stringify({ ...sampleOwnTemplate, name: "Mine", revision: 4 }), "/"),
  ]);
  saver.update(rename("Mine"));
  await saver.flush();
  expect(status()).toBe("offline");
  await saver.flush();
  expect([status(), device.kept]).toEqual(["saved", undefined]);
  saver.update(rename("Mine too"));
  await saver.flush();
  expect(sent.at(-1)).toEqual(["Mine too", 4]);
});

it("knows its own words again though more was typed since, also on the next visit", async () => {
  const answers = () => [
    new ApiError(0, "", "/"),
    new ApiError(412, JSON.stringify({ ...sampleOwnTemplate, name: "Mine", revision: 4 }), "/"),
  ];
  const { saver, sent, status } = start(answers());
  saver.update(rename("Mine"));
  await saver.flush();
  saver.update(rename("Mine, and more"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([sent.at(-1), status()]).toEqual([["Mine, and more", 4], "saved"]);
  const crashed = start(answers());
  crashed.saver.update(rename("Mine"));
  await crashed.saver.flush();
  crashed.saver.update(rename("Mine, and more"));
  crashed.saver.keep();
  const next = start([], [crashed.device.kept!], false, { ...sampleOwnTemplate, name: "Mine", revision: 4 });
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([next.sent, next.status()]).toEqual([[["Mine, and more", 4]], "saved"]);
});

it("takes over what another tab saved, where nothing is unsaved", () => {
  const { saver } = start();
  saver.receive({ ...sampleOwnTemplate, name: "Saved in another tab", revision: 4 });
  expect(saver.model().name).toBe("Saved in another tab");
  saver.update(rename("Mine"));
  saver.receive({ ...sampleOwnTemplate, name: "Again", revision: 5 });
  expect(saver.model().name).toBe("Mine");
});

it("says so where the device keeps nothing, and saves at once", async () => {
  const { saver, sent, device } = start([], [], true);
  saver.update(rename("A"));
  await vi.advanceTimersByTimeAsync(100);
  expect([saver.getState().isBackedUp, sent, device.kept]).toEqual([false, [["A", 3]], undefined]);
});

it("forgets what it was told to", async () => {
  const { saver, sent, device } = start();
  saver.update(rename("A"));
  saver.keep();
  saver.discard();
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([device.kept, sent, saver.model().name]).toEqual([undefined, [], sampleOwnTemplate.name]);
});

it("makes no conflict of what was discarded while a save of it was under way", async () => {
  const theirs = { ...sampleOwnTemplate, name: "Theirs", revision: 9 };
  const conflict = new ApiError(412, JSON.stringify(theirs), "/a/templates");
  const { saver, device, status } = start([conflict]);
  saver.update(rename("Mine"));
  void saver.flush();
  saver.discard();
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect([status(), saver.remote(), saver.model().name, device.kept]).toEqual([
    "saved",
    undefined,
    "Theirs",
    undefined,
  ]);
});

it("takes what an earlier release kept, and leaves what that did not know of as it is saved", async () => {
  const template = { ...sampleOwnTemplate, keyDates: [{ id: "a", day: "2027-01-22", what: "Letter of intent" }] };
  const { keyDates: _dates, wordLimit: _words, ...earlier } = versionOf(template).value;
  const backup = { revision: 3, model: { ...earlier, name: "Typed" } as TemplateModel, sent: [] };
  expect(isLike(backup.model, sampleOf(template))).toBe(true);
  const { saver } = start([], [backup], false, template);
  await vi.advanceTimersByTimeAsync(0);
  expect([saver.model().name, saver.model().keyDates]).toEqual(["Typed", template.keyDates]);
});
