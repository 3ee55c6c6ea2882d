import { describe, expect, it } from "vitest";
import { easternDay } from "./easternDay.ts";
import { plainText } from "./plainText.ts";
import { readHit, readOpportunity } from "./readAnswers.ts";

const record = (details: object, more: object = {}) => ({
  id: 1,
  opportunityNumber: "A-1",
  opportunityTitle: "Gardens &amp; more",
  synopsis: { agencyName: "Agency", ...details },
  ...more,
});

describe("what Grants.gov answers", () => {
  it("has its days end in Washington, in summer and in winter, however they are written", () => {
    for (const text of ["06/30/2027", "6/30/2027", "2027-06-30-00-00-00", "Jun 30, 2027 12:00:00 AM EDT"])
      expect(easternDay(text, "end")?.toISOString(), text).toBe("2027-07-01T03:59:00.000Z");
    expect(easternDay("01/15/2027", "end")?.toISOString()).toBe("2027-01-16T04:59:00.000Z");
    expect(easternDay("01/15/2027", "start")?.toISOString()).toBe("2027-01-15T05:00:00.000Z");
    for (const none of ["", "none", "02/30/2027", "13/01/2027", "soon", undefined, 20270630])
      expect(easternDay(none, "end"), String(none)).toBeNull();
  });

  it("is read as text, also where tags were escaped once too often", () => {
    expect(plainText("<p>Land &amp; water&nbsp;&#8211; for all</p><ul><li>One</li><li>Two</li></ul>")).toBe(
      "Land & water – for all\n\n- One\n- Two",
    );
    expect(plainText("&lt;p&gt;First&lt;/p&gt;&lt;p&gt;Second&lt;/p&gt;")).toBe("First\n\nSecond");
    expect(plainText("a < b and <script>alert(1)</script> c")).not.toContain("alert");
    expect(plainText(`${"<div>".repeat(5000)}deep`).length).toBeLessThan(20);
  });

  it("says who may apply word for word, and leaves out sums that are none", () => {
    const types = [
      { description: "County governments" },
      { description: " " },
      null,
      { description: "Small businesses" },
    ];
    const read = readOpportunity(
      record({
        applicantTypes: types,
        applicantEligibilityDesc: "<p>Only in <b>pairs</b>.</p>",
        awardCeiling: "none",
        awardFloor: "0",
      }),
    );
    expect(read).toMatchObject({
      title: "Gardens & more",
      eligibility: "County governments\nSmall businesses\nOnly in pairs.",
      grantSize: null,
      dueAt: null,
    });
    const size = (awardFloor: unknown, awardCeiling: unknown) =>
      readOpportunity(record({ awardFloor, awardCeiling }))?.grantSize;
    expect([size("10000", "250000"), size("none", 5000), size("$1,000", "none"), size("700", "700")]).toEqual([
      "$10,000 to $250,000",
      "Up to $5,000",
      "At least $1,000",
      "$700",
    ]);
  });

  it("may call its programs cfdas or alns, and a forecast by its own names", () => {
    const programs = [{ programTitle: "Community Food" }];
    expect(readOpportunity(record({}, { cfdas: programs }))?.subjects).toEqual(["Community Food"]);
    expect(readOpportunity(record({}, { alns: programs, cfdas: null }))?.subjects).toEqual(["Community Food"]);
    const forecast = { agencyName: "A", forecastDesc: "Soon", estApplicationResponseDate: "06/30/2027" };
    expect(readOpportunity(record({}, { synopsis: null, forecast }))).toMatchObject({
      status: "forecasted",
      description: "Soon",
      dueAt: new Date("2027-07-01T03:59:00Z"),
    });
  });

  it("is left out where it cannot be used, and never breaks", () => {
    for (const odd of [
      null,
      [],
      "x",
      7,
      {},
      { id: 1 },
      { id: "../1", opportunityTitle: "A", synopsis: {} },
      record({}, { id: {} }),
    ])
      expect(readOpportunity(odd), JSON.stringify(odd)).toBeUndefined();
    for (const odd of [null, "x", {}, { id: "1" }, { id: "x", title: "A" }, { id: "1", title: " " }])
      expect(readHit(odd), JSON.stringify(odd)).toBeUndefined();
    const strange = record({
      agencyName: 7,
      synopsisDesc: {},
      awardCeiling: [],
      applicantTypes: "all",
      responseDate: 5,
    });
    expect(readOpportunity(strange)).toMatchObject({
      funderName: "7",
      description: "",
      grantSize: null,
      eligibility: null,
    });
    expect(readHit({ id: 5, title: "A &#38; B", closeDate: "06/30/2027", oppStatus: "forecasted" })).toMatchObject({
      key: "grants.gov:5",
      title: "A & B",
      status: "forecasted",
    });
  });
});
