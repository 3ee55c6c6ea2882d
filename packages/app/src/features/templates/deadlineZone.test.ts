import { describe, expect, it } from "vitest";
import { deadlineZone, deviceZone, inZone, noteWithoutZone, noteWithZone, offeredZones } from "./deadlineZone.ts";

const line = { line: 16, text: "Applications close at 5pm on Friday 30 April 2027." };

describe("deadlineZone", () => {
  it("is the one that the call names", () => {
    expect(deadlineZone({ ...line, note: "In the time of New York." })).toEqual({
      zone: "America/New_York",
      isMissing: false,
      isChosen: false,
    });
    expect(deadlineZone({ ...line, text: "Closes 30 April 2027, 17:00 UTC" }).zone).toBe("UTC");
  });

  it("is missing where the call names none, until somebody chooses one", () => {
    const note = "Read as day/month/year. No time zone is named: taken as UTC.";
    expect(deadlineZone({ ...line, note })).toEqual({ zone: "UTC", isMissing: true, isChosen: true });
    const chosen = noteWithZone(note, "America/Chicago");
    expect(chosen).toBe("Read as day/month/year. No time zone is named: taken as the time of Chicago.");
    expect(deadlineZone({ ...line, note: chosen })).toEqual({
      zone: "America/Chicago",
      isMissing: false,
      isChosen: true,
    });
    expect(deadlineZone({ ...line, note: noteWithZone(chosen, "UTC") })).toMatchObject({
      zone: "UTC",
      isMissing: false,
    });
  });

  it("is the one that a model read from words of the call, until somebody chooses one", () => {
    const told =
      "No time zone is named: taken as the time of Kyiv. The model read it from “Kyiv, “Harbour””: check it.";
    const note = `Read as day/month/year. ${told} The month is as the model read it: check it.`;
    const read = deadlineZone({ ...line, note });
    expect(read).toEqual({ zone: "Europe/Kyiv", isMissing: false, isChosen: true, readFrom: "Kyiv, “Harbour”" });
    expect(offeredZones(read.zone)).toContain("Europe/Kyiv");
    const chosen = noteWithZone(note, "America/Denver");
    expect(chosen).toBe(
      "Read as day/month/year. No time zone is named: taken as the time of Denver. The month is as the model read it: check it.",
    );
    expect(deadlineZone({ ...line, note: chosen })).toEqual({
      zone: "America/Denver",
      isMissing: false,
      isChosen: true,
    });
    expect(noteWithoutZone(note)).toBe("Read as day/month/year. The month is as the model read it: check it.");
  });

  it.each(["Asia/Kolkata", "Europe/Kyiv", "Asia/Ho_Chi_Minh", "Asia/Kathmandu", "America/Phoenix", "Pacific/Auckland"])(
    "knows %s by its city",
    (zone) => {
      const note = noteWithZone("No time zone is named: taken as UTC.", zone);
      expect(deadlineZone({ ...line, note }).zone).toBe(zone);
      expect(inZone("2027-02-12T17:00", zone, zone)).toBe("2027-02-12T17:00");
    },
  );

  it("is this device's where nothing was read", () => {
    expect(deadlineZone(undefined).zone).toBe(deviceZone());
  });
});

it("leaves of a note what says nothing of a zone that is not named", () => {
  expect(noteWithoutZone("Read as day/month/year. No time zone is named: taken as UTC.")).toBe(
    "Read as day/month/year.",
  );
  expect(noteWithoutZone("No time zone is named: taken as UTC.")).toBeUndefined();
});

describe("inZone", () => {
  it("tells one moment by two clocks", () => {
    expect(inZone("2027-04-30T17:00", "UTC", "America/New_York")).toBe("2027-04-30T13:00");
    expect(inZone("2027-04-30T22:30", "America/New_York", "Europe/London")).toBe("2027-05-01T03:30");
  });

  it("keeps it there and back, on the days on which clocks change", () => {
    for (const wall of ["2027-03-14T01:30", "2027-03-14T03:30", "2027-11-07T03:00", "2027-03-28T12:00"])
      expect(inZone(inZone(wall, "America/New_York", "Asia/Kolkata"), "Asia/Kolkata", "America/New_York")).toBe(wall);
  });

  it("leaves what is no date as it is", () => {
    expect(inZone("", "UTC", "America/New_York")).toBe("");
  });
});
