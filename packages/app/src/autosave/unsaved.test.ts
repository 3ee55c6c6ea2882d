import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { discardUnsaved, flushUnsaved, registerUnsaved } from "./unsaved.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("sends what every place has, and waits 5 s at most for those that do not answer", async () => {
  const place = (flush: () => Promise<boolean>) => ({ flush, discard: vi.fn(), isAtRisk: () => false });
  const saved = place(() => Promise.resolve(true));
  const refused = place(() => Promise.resolve(false));
  const broken = place(() => Promise.reject(new Error("broken")));
  const silent = place(() => new Promise(() => {}));
  const ends = [saved, refused, broken].map(registerUnsaved);
  expect(await flushUnsaved()).toEqual([refused, broken]);
  ends.push(registerUnsaved(silent));
  const flushed = vi.fn();
  const left = flushUnsaved().then((found) => (flushed(), found));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(flushed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await left).toEqual([refused, broken, silent]);
  await discardUnsaved([refused]);
  expect([saved, refused, silent].map(({ discard }) => discard.mock.calls.length)).toEqual([0, 1, 0]);
  for (const end of ends) end();
  expect(await flushUnsaved()).toEqual([]);
});
