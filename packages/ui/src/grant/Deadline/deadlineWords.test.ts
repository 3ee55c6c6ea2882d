import { afterEach, describe, expect, it, vi } from "vitest";
import { deadlineDay } from "./deadlineDay.ts";
import { deadlineOf } from "./deadlineWords.ts";

const now = new Date(2026, 10, 21, 9);

describe("deadlineOf [2.9-deadline-warning]", () => {
  it.each([
    [new Date(Number.NaN), "anytime", "Any", "time", "no closing date"],
    [undefined, "anytime", "Any", "time", "no closing date"],
    [new Date(2026, 10, 27, 9), "soon", "27", "Nov", "in 6 days"],
    [new Date(2026, 10, 21, 9, 1), "soon", "21", "Nov", "due today"],
    [new Date(2026, 10, 21, 23, 59), "soon", "21", "Nov", "due today"],
    [new Date(2026, 10, 22, 0, 0), "soon", "22", "Nov", "in 1 day"],
    [new Date(2026, 10, 22, 23, 59), "soon", "22", "Nov", "in 1 day"],
    [new Date(2026, 11, 5, 23, 59), "soon", "5", "Dec", "in 14 days"],
    [new Date(2026, 11, 6, 0, 0), "open", "6", "Dec", "in 15 days"],
    [new Date(2026, 11, 18, 9), "open", "18", "Dec", "in 27 days"],
    [new Date(2026, 11, 19, 9), "open", "19", "Dec", "in 4 weeks"],
    [new Date(2027, 0, 16, 9), "open", "16", "Jan 2027", "in 8 weeks"],
    [new Date(2026, 10, 21, 9), "past", "21", "Nov", "closed"],
    [new Date(2026, 9, 31), "past", "31", "Oct", "closed"],
  ] as const)("%s", (deadline, state, day, month, left) => {
    expect(deadlineOf(deadline, now)).toEqual({ state, day, month, left });
  });
});

describe("a funder's day", () => {
  const eastern = new Date("2026-12-04T04:59:00.000Z");
  const summer = new Date("2027-07-01T03:59:00.000Z");
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  /** What is written for a reader in a zone: formats are kept by module. */
  const forReaderIn = async (zone: string) => {
    vi.stubEnv("TZ", zone);
    vi.resetModules();
    return (await import("./deadlineDay.ts")).deadlineDay;
  };

  it.each(["Europe/London", "UTC", "Asia/Tokyo", "America/Los_Angeles", "Pacific/Honolulu"])(
    "stays the funder's, with its zone, for whom it ends at another hour in %s",
    async (zone) => {
      const dayFor = await forReaderIn(zone);
      expect(dayFor(eastern, "en-GB")).toBe("3 December 2026, Eastern Time");
      expect(dayFor(summer, "en-GB")).toBe("30 June 2027, Eastern Time");
      expect(dayFor(new Date("2026-12-03T23:59:00.000Z"), "en-GB")).toBe("3 December 2026");
      expect(dayFor(new Date(2026, 11, 3, 12), "en-GB")).toBe("3 December 2026");
    },
  );

  it.each(["America/New_York", "America/Toronto"])(
    "is a day without a zone for whom it is whole in %s",
    async (zone) => {
      const dayFor = await forReaderIn(zone);
      expect(dayFor(eastern, "en-GB")).toBe("3 December 2026");
      expect(dayFor(summer, "en-GB")).toBe("30 June 2027");
    },
  );

  it("has its year where that is another one than the funder's, as it is seen from now", async () => {
    const dayFor = await forReaderIn("UTC");
    const newYear = new Date("2027-01-01T04:59:00.000Z");
    expect(dayFor(eastern, "en-GB", now)).toBe("3 December, Eastern Time");
    expect(dayFor(newYear, "en-GB", now)).toBe("31 December, Eastern Time");
    expect(dayFor(summer, "en-GB", now)).toBe("30 June 2027, Eastern Time");
  });

  it("is nothing where the date cannot be read", () => {
    expect(deadlineDay(new Date("no date"))).toBe("");
  });

  it("counts the days that are left in the funder's calendar", () => {
    const words = deadlineOf(eastern, new Date("2026-12-02T17:00:00.000Z"));
    expect(words).toMatchObject({ day: "3", left: "in 1 day" });
    expect(deadlineOf(eastern, new Date("2026-12-04T04:00:00.000Z")).left).toBe("due today");
  });
});
