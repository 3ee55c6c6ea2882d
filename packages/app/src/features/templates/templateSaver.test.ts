import { ApiError, type Schemas } from "@grantwright/api-client";
import { sampleOwnTemplate } from "@grantwright/api-client/mocks";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TemplateModel } from "./templateModel.ts";
import { autoSaveDelay, createTemplateSaver, type TemplateBackup } from "./templateSaver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rename = (name: string) => (model: TemplateModel) => ({ ...model, name });

function start(answers: (Error | Partial<Schemas["Template"]>)[] = [], kept?: TemplateBackup, isFull = false) {
  const device = { kept };
  const sent: [string, number][] = [];
  const saver = createTemplateSaver({
    template: sampleOwnTemplate,
    backup: {
      read: () => device.kept,
      write: (backup) => {
        if (!isFull) device.kept = structuredClone(backup) as TemplateBackup;
        return !isFull;
      },
      clear: () => {
        device.kept = undefined;
      },
    },
    save: async (model, revision) => {
      sent.push([model.name, revision]);
      const answer = answers.shift() ?? { revision: revision + 1 };
      if (answer instanceof Error) throw answer;
      return { ...sampleOwnTemplate, ...answer };
    },
  });
  return { saver, sent, device, status: () => saver.getState().status };
}

it("saves once, 3 s after the last change, and counts on from the revision that it is told", async () => {
  const { saver, sent, device, status } = start();
  for (const name of ["A", "AB", "ABC"]) {
    saver.update(rename(name));
    await vi.advanceTimersByTimeAsync(autoSaveDelay - 1);
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
  await vi.advanceTimersByTimeAsync(autoSaveDelay);
  expect([sent.length, status(), device.kept?.model.url]).toEqual([0, "invalid", "not an address"]);
  saver.update((model) => ({ ...model, url: "https://example.org" }));
  await vi.advanceTimersByTimeAsync(autoSaveDelay);
  expect([sent.length, status()]).toEqual([1, "saved"]);
});

it("tries again by itself what failed on the way, and not what was refused", async () => {
  const failing = start([new ApiError(0, "", "/"), new ApiError(502, "", "/")]);
  failing.saver.update(rename("A"));
  await vi.advanceTimersByTimeAsync(autoSaveDelay);
  expect(failing.status()).toBe("offline");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(failing.status()).toBe("failed");
  await vi.advanceTimersByTimeAsync(6_000);
  expect([failing.status(), failing.device.kept]).toEqual(["saved", undefined]);
  const refused = start([new ApiError(422, '{"message":"No."}', "/")]);
  refused.saver.update(rename("A"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([refused.status(), refused.saver.getState().refusal, refused.sent.length]).toEqual(["refused", "No.", 1]);
});

const theirs = { ...sampleOwnTemplate, name: "Theirs", revision: 9 };

it("saves nothing over another's change until the person has chosen", async () => {
  const { saver, sent, device, status } = start([new ApiError(412, JSON.stringify(theirs), "/")]);
  saver.update(rename("Mine"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([status(), sent.length, saver.getState().theirs?.name]).toEqual(["conflict", 1, "Theirs"]);
  saver.update(rename("Mine too"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, device.kept?.model.name]).toEqual([1, "Mine too"]);
  saver.settle("mine");
  await vi.advanceTimersByTimeAsync(0);
  expect([sent.at(-1), status()]).toEqual([["Mine too", 9], "saved"]);
});

it("takes the other's where the person says so", async () => {
  const { saver, sent, device, status } = start([new ApiError(412, JSON.stringify(theirs), "/")]);
  saver.update(rename("Mine"));
  await saver.flush();
  saver.settle("theirs");
  await vi.advanceTimersByTimeAsync(autoSaveDelay);
  expect([saver.getState().model.name, status(), sent.length, device.kept]).toEqual(["Theirs", "saved", 1, undefined]);
});

it("puts back what an earlier visit left, and asks where the template has changed since", () => {
  const { saver } = start();
  const model = { ...saver.getState().model, name: "Left here" };
  const same = start([], { revision: 3, model }).saver.getState();
  expect([same.status, same.model.name, same.isRestored]).toEqual(["unsaved", "Left here", true]);
  const older = start([], { revision: 2, model }).saver.getState();
  expect([older.status, older.model.name, older.theirs?.name]).toEqual([
    "conflict",
    "Left here",
    sampleOwnTemplate.name,
  ]);
});

it("says so where the device keeps nothing", async () => {
  const { saver } = start([], undefined, true);
  saver.update(rename("A"));
  await vi.advanceTimersByTimeAsync(300);
  expect(saver.getState().isBackedUp).toBe(false);
});
