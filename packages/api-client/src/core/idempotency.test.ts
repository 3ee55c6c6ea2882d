import { expect, it, vi } from "vitest";
import { createOnce } from "./idempotency.ts";

it("has one key for a call until it is answered, and another one for another call", async () => {
  const once = createOnce();
  const call = vi.fn<(key: string) => Promise<string>>();
  call.mockRejectedValueOnce(new Error("The answer was lost.")).mockResolvedValue("made");
  await expect(once({ emails: ["a@example.org"] }, call)).rejects.toThrow("lost");
  expect(await once({ emails: ["a@example.org"] }, call)).toBe("made");
  await once({ emails: ["b@example.org"] }, call);
  await once({ emails: ["a@example.org"] }, call);
  const [[first], [again], [other], [later]] = call.mock.calls as [string][] as [
    [string],
    [string],
    [string],
    [string],
  ];
  expect(again).toBe(first);
  expect(new Set([first, other, later]).size).toBe(3);
});

it("has one key for two presses at once", async () => {
  const once = createOnce();
  const keys = await Promise.all([1, 2].map(() => once(undefined, async (key) => key)));
  expect(new Set(keys).size).toBe(1);
});
