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

  it("knows what stands behind a day, and whose words are whose", () => {
    const timeline = [
      "Fund",
      "",
      "Timeline",
      "5 March 2027: Information session",
      "16 April 2027: Closing date for applications",
      "28 May 2027: Decisions",
    ];
    expect(read(timeline, "2026-12-01")).toEqual({
      deadline: "2027-04-16",
      dates: [
        ["2027-03-05", "Information session"],
        ["2027-05-28", "Decisions"],
      ],
    });
    const webinars =
      "Applications close on 30 April 2027. Webinars are on 9 March 2027, 23 March 2027 and 6 April 2027.";
    expect(read(["Fund", "", webinars], "2027-02-01")).toEqual({
      deadline: "2027-04-30",
      dates: [
        ["2027-03-09", "Webinars"],
        ["2027-03-23", "Webinars"],
        ["2027-04-06", "Webinars"],
      ],
    });
  });

  it("takes no number of a round for a day, and no year of another thing for its year", () => {
    const round = ["Fund", "", "Round 2 – 16 April 2027 closing date"];
    expect(read(round, "2026-12-01")).toEqual({ deadline: "2027-04-16", dates: [] });
    const since = [
      "Fund",
      "",
      "Since 2009 the trust has helped villages.",
      "",
      "Applications must be received by 15 March.",
    ];
    expect(read(since, "2026-12-01").deadline).toBeUndefined();
  });

  it("tells two things of one day together, and lets no others push out what is due", () => {
    const evenings = Array.from({ length: 25 }, (_, n) => `Open evening: ${n + 1} January 2027`);
    const call = [
      "Fund",
      "",
      ...evenings,
      "Portal opens: 5 March 2027",
      "Letter of intent due: 5 March 2027",
      "Applications due: 16 April 2027",
    ];
    const { dates } = read(call, "2026-12-01");
    expect(dates).toHaveLength(20);
    expect(dates.at(-1)).toEqual(["2027-03-05", "Portal opens; Letter of intent"]);
  });

  it("takes time in proportion to hostile lines", () => {
    const lines = (count: number) => ["Fund", "", ...Array.from({ length: count }, () => "Due abc 5/3/27")];
    expect(read(lines(600), "2026-12-01").dates.length).toBeLessThanOrEqual(20);
  });
});
