import { describe, expect, it } from "vitest";
import { documentDateLabel, listDateLabel, relativeTimeLabel } from "./labels.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe("relativeTimeLabel [1.8-time-in-future] [1.8-time-seconds] [1.8-time-minutes] [1.8-time-hours] [1.8-time-days] [1.8-time-rounded]", () => {
  it.each([
    [-1, "in the future"],
    [0, "0 seconds ago"],
    [400, "0 seconds ago"],
    [1 * second, "1 second ago"],
    [1.4 * second, "1 second ago"],
    [1.5 * second, "2 seconds ago"],
    [59 * second, "59 seconds ago"],
    [minute, "1 minute ago"],
    [89 * second, "1 minute ago"],
    [90 * second, "2 minutes ago"],
    [59 * minute, "59 minutes ago"],
    [hour, "1 hour ago"],
    [1.5 * hour, "2 hours ago"],
    [23 * hour, "23 hours ago"],
    [day, "1 day ago"],
    [1.5 * day, "2 days ago"],
    [40 * day, "40 days ago"],
  ])("says %i ms as %s", (age, label) => {
    expect(relativeTimeLabel(age)).toBe(label);
  });
});

describe("listDateLabel [1.9-list-date-today] [1.9-list-date-yesterday] [1.9-list-date-days] [1.9-list-date-older]", () => {
  const now = new Date(2026, 10, 21, 9, 30);

  it.each([
    [new Date(2026, 10, 21, 9, 5), "09:05"],
    [new Date(2026, 10, 21, 0, 0), "00:00"],
    [new Date(2026, 10, 21, 17, 0), "17:00"],
    [new Date(2026, 10, 20, 23, 59), "Yesterday"],
    [new Date(2026, 10, 20, 0, 0), "Yesterday"],
    [new Date(2026, 10, 19, 23, 59), "2 days ago"],
    [new Date(2026, 10, 15, 8, 0), "6 days ago"],
    [new Date(2026, 10, 14, 23, 59), "14 Nov"],
    [new Date(2026, 0, 1), "1 Jan"],
    [new Date(2025, 10, 20), "20 Nov 2025"],
    [new Date(2026, 10, 22), "22 Nov"],
  ])("says %s as %s", (date, label) => {
    expect(listDateLabel(date, now, "en-GB")).toBe(label);
  });

  it("says the day beside a time of day where documents are listed", () => {
    expect(documentDateLabel(new Date(2026, 10, 21, 9, 5), now, "en-GB")).toBe("Today, 09:05");
    expect(documentDateLabel(new Date(2026, 10, 20, 9, 5), now, "en-GB")).toBe("Yesterday");
  });

  it("counts calendar days over a month's end and a change of the clocks", () => {
    expect(listDateLabel(new Date(2026, 9, 24, 23), new Date(2026, 9, 26, 1))).toBe("2 days ago");
    expect(listDateLabel(new Date(2026, 1, 28, 23), new Date(2026, 2, 1, 1))).toBe("Yesterday");
  });
});
