import { describe, expect, it } from "vitest";
import { readCall } from "./readCall.ts";

const read = (lines: string[], today?: string) => {
  const { deadline, keyDates } = readCall(lines.join("\n"), today);
  return { deadline: deadline?.value.slice(0, 10), dates: keyDates.map(({ day, what }) => [day, what]) };
};

describe("the days of a call besides its deadline", () => {
  it("tells the first stage, the decision and the start, each with its line", () => {
    const call = [
      "The Hollin Fund",
      "",
      "Key dates",
      "Letter of intent: 22 January 2027",
      "Full proposals due: 16 April 2027, 5 p.m. EST",
      "Decisions: 28 May 2027",
    ];
    expect(read(call)).toEqual({
      deadline: "2027-04-16",
      dates: [
        ["2027-01-22", "Letter of intent"],
        ["2027-05-28", "Decisions"],
      ],
    });
    expect(readCall(call.join("\n")).keyDates.map(({ id, readFrom }) => [id, readFrom?.line])).toEqual([
      ["date-1", 4],
      ["date-2", 6],
    ]);
  });

  it("takes the next of several rounds, and tells the others", () => {
    const call = [
      "Small Grants",
      "",
      "Closing dates for 2027: 15 January, 16 April, 16 July and 15 October 2027.",
      "Awards are made within six weeks.",
    ];
    expect(read(call, "2027-02-01")).toMatchObject({ deadline: "2027-04-16" });
    expect(read(call, "2027-02-01").dates.map(([day]) => day)).toEqual(["2027-07-16", "2027-10-15"]);
    expect(read(call, "2028-02-01")).toMatchObject({ deadline: "2027-10-15" });
    expect(read(call)).toMatchObject({ deadline: "2027-10-15" });
  });

  it("takes no round for the two ends of one time", () => {
    const call = ["Music Fund", "", "Applications are accepted between 4 and 29 January 2027."];
    expect(read(call, "2026-12-01")).toMatchObject({ deadline: "2027-01-29" });
  });

  it("names a day of a table by its row and the head of its column", () => {
    const call = [
      "Village Fund",
      "",
      "When to apply",
      "Round\tOutline by\tApplication deadline\tDecision",
      "Spring\t15 January 2027\t26 February 2027\t30 April 2027",
      "Summer\t14 May 2027\t25 June 2027\t27 August 2027",
    ];
    expect(read(call, "2027-01-02")).toEqual({
      deadline: "2027-02-26",
      dates: [
        ["2027-01-15", "Spring, Outline by"],
        ["2027-04-30", "Spring, Decision"],
        ["2027-05-14", "Summer, Outline by"],
        ["2027-06-25", "Summer, Application deadline"],
        ["2027-08-27", "Summer, Decision"],
      ],
    });
  });

  it("leaves out laws, earlier rounds, the ends of grants and what the page says of itself", () => {
    const call = [
      "Coast Fund",
      "Page last updated: 4 December 2026",
      "",
      "Set up by the Act of 14 November 2019. The last round closed on 3 March 2026.",
      "Applications are due by 12 March 2027.",
      "Projects end by 31 December 2028. Final reports are due by 30 June 2029.",
    ];
    expect(read(call, "2026-12-05")).toEqual({ deadline: "2027-03-12", dates: [] });
  });

  it("gives a day without a year the one that leads to the deadline", () => {
    const call = [
      "Appel 2027",
      "",
      "Date limite de dépôt des dossiers : vendredi 24 septembre 2027, minuit",
      "",
      "Un webinaire se tiendra le mardi 12 janvier.",
    ];
    expect(read(call, "2026-12-05").dates).toEqual([["2027-01-12", "Un webinaire se tiendra"]]);
  });

  it("reads dates in digits as the call writes those that cannot be turned round", () => {
    const call = [
      "Cooperation Programme",
      "",
      "Calendar",
      "Partner forum: 18/09/2026",
      "Submission of full applications closes: 12/03/2027, 18:00 CET",
    ];
    expect(read(call)).toEqual({ deadline: "2027-03-12", dates: [["2026-09-18", "Partner forum"]] });
  });
});
