import { describe, expect, it } from "vitest";
import { readMoments } from "./moments.ts";

const open = "No time is named: taken as the end of the day. No time zone is named: taken as UTC.";

describe("readMoments", () => {
  it.each([
    ["Due March 3, 2027, 5:00 PM Eastern.", "2027-03-03T22:00:00.000Z", "In the time of New York."],
    ["The deadline is 03/04/2027.", "2027-03-04T23:59:00.000Z", `Read as month/day/year. ${open}`],
    ["Las solicitudes se reciben hasta el 03/04/2027.", "2027-04-03T23:59:00.000Z", `Read as day/month/year. ${open}`],
    ["Las solicitudes se reciben hasta el 3 de marzo de 2027.", "2027-03-03T23:59:00.000Z", open],
    ["Anträge sind bis zum 15. Februar 2027 einzureichen.", "2027-02-15T23:59:00.000Z", open],
    ["締切は2027年4月1日です。", "2027-04-01T23:59:00.000Z", open],
    ["by 2027-02-29 or 28.02.2027, 17:00 Brussels time", "2027-02-28T16:00:00.000Z", "In the time of Brussels."],
  ])("reads %j", (text, iso, note) => {
    expect(readMoments(text)).toMatchObject([{ iso, note }]);
  });

  it("guesses no year", () => {
    expect(readMoments("Applications close on 3 March, at noon.")).toEqual([]);
  });
});
