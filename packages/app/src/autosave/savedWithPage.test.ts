import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveWithPage } from "./savedWithPage.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const place = { keep: vi.fn(), flush: vi.fn(async () => true), discard: vi.fn(), isAtRisk: vi.fn(() => false) };
let end = () => {};

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", page);
  page.visibilityState = "visible";
  end = saveWithPage(place);
});
afterEach(() => {
  end();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const calls = () => ({ kept: place.keep.mock.calls.length, sent: place.flush.mock.calls.length });

it("keeps at once what is unsaved when the page goes", () => {
  window.dispatchEvent(new Event("pagehide"));
  expect(calls()).toEqual({ kept: 1, sent: 0 });
});

it("keeps and sends when the page is hidden, and does nothing when it is shown again", () => {
  page.visibilityState = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(calls()).toEqual({ kept: 1, sent: 1 });
  page.visibilityState = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(calls()).toEqual({ kept: 1, sent: 1 });
});

it("sends when the network is back", () => {
  window.dispatchEvent(new Event("online"));
  expect(calls()).toEqual({ kept: 0, sent: 1 });
});

it("warns where words would be lost, and nowhere else", () => {
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  place.isAtRisk.mockReturnValueOnce(true);
  expect(leave()).toBe(true);
  expect(calls()).toEqual({ kept: 2, sent: 0 });
});

it("does nothing more once it has ended", () => {
  end();
  page.visibilityState = "hidden";
  for (const name of ["pagehide", "online", "beforeunload"]) window.dispatchEvent(new Event(name));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(calls()).toEqual({ kept: 0, sent: 0 });
});
