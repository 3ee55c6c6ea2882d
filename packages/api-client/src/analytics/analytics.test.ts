import { afterEach, describe, expect, it, vi } from "vitest";
import { recordEvent } from "./analytics.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("recordEvent", () => {
  it("sends name, properties and where from as JSON text, to an address without a team [1.3-analytics-event] [1.7-beacon] [1.9-beacon-address]", () => {
    const sendBeacon = vi.fn(() => true);
    vi.stubGlobal("navigator", { sendBeacon });
    expect(recordEvent({ name: "pageView", properties: { location: "/drafts" }, ref: "spring" })).toBe(true);
    expect(sendBeacon).toHaveBeenCalledWith(
      "/api/p/be",
      '{"name":"pageView","properties":{"location":"/drafts"},"ref":"spring"}',
    );
  });

  it("has no properties unless some are given, and leaves out where from when it is not known [1.3-analytics-event]", () => {
    const sendBeacon = vi.fn(() => true);
    vi.stubGlobal("navigator", { sendBeacon });
    recordEvent({ name: "conversion" });
    expect(sendBeacon).toHaveBeenCalledWith("/api/p/be", '{"name":"conversion","properties":{}}');
  });

  it("sends nothing where the browser has no beacons, and asks nothing else to [1.7-beacon-supported]", () => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    vi.stubGlobal("navigator", {});
    expect(recordEvent({ name: "pageView" })).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});
