import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast, getToast, showToast, subscribeToToast, toastRemovalDelay } from "./toastStore.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("toasts", () => {
  it("come one at a time: the newer takes the place of the older [1.4-toast-one]", () => {
    const first = showToast({ title: "Reply sent" });
    const second = showToast({ title: "Error", tone: "danger" });
    expect(second).not.toBe(first);
    expect(getToast()).toEqual({ id: second, title: "Error", tone: "danger", isOpen: true });
  });

  it("cannot be dismissed by the id of an older one", () => {
    const first = showToast({ title: "Reply sent" });
    showToast({ title: "Error" });
    dismissToast(first);
    expect(getToast()?.isOpen).toBe(true);
  });

  it("are forgotten 1,000,000 ms after they go [1.9-toast-removal]", () => {
    showToast({ title: "Reply sent" });
    dismissToast();
    expect(getToast()).toMatchObject({ title: "Reply sent", isOpen: false });
    vi.advanceTimersByTime(toastRemovalDelay - 1);
    expect(getToast()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(getToast()).toBeUndefined();
    expect(toastRemovalDelay).toBe(1_000_000);
  });

  it("outlive the removal of the one before", () => {
    showToast({ title: "Reply sent" });
    dismissToast();
    showToast({ title: "Error" });
    vi.advanceTimersByTime(toastRemovalDelay);
    expect(getToast()).toMatchObject({ title: "Error", isOpen: true });
  });

  it("tell of every change until told to stop", () => {
    const listener = vi.fn();
    const stop = subscribeToToast(listener);
    showToast({ title: "Reply sent" });
    dismissToast();
    stop();
    showToast({ title: "Error" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
