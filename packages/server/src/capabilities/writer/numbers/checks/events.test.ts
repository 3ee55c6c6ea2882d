import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("events that are held on two days", () => {
  it.each([
    ["The festival takes place on 18 June 2027.", "The festival opens on 25 June 2027."],
    ["Our play has its first night on 18 June 2027.", "Dress rehearsal 23 June, opening night 25 June 2027."],
    ["Works begin in March 2028.", "Works run from June 2028 to July 2029."],
    ["Das Festival findet am 18. Juni 2027 statt.", "Eröffnet wird das Festival am 25. Juni 2027."],
  ])("are named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["dates"]);
  });

  it.each([
    ["The festival takes place on 18 June 2027.", "The festival opens on 18 June 2027 and ends on 20 June 2027."],
    ["The festival takes place on 18 June 2027.", "The children's festival takes place on 25 June 2027."],
    ["The festival takes place on 18 June 2027.", "The festival of 2025 was on 20 June 2025."],
    ["The festival takes place on 18 June 2027.", "A festival on 12 May 2027, and another festival on 18 June 2027."],
  ])("are not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});

describe("premieres and openings, whatever they are called", () => {
  it.each([
    ["It has its first performance on 12 June 2027.", "The premiere in Clitheroe is on Saturday, 19 June 2027."],
    ["De keuken gaat open op 6 februari 2027.", "Op zaterdag 13 februari 2027 openen we de keuken met buren."],
    ["A estreia é a 23 de abril de 2027.", "No dia 30 de abril de 2027 o espetáculo estreia no auditório."],
    ["Am 3. Mai 2027 eröffnen wir das Museum.", "Die Eröffnung ist am 10. Mai 2027."],
  ])("are named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["dates"]);
  });

  it.each([
    ["The café opens on 3 May 2027.", "Booking opens on 1 April 2027."],
    ["De keuken gaat open op 6 februari 2027.", "Op 13 maart 2027 openen we de tuin."],
    [
      "The premiere is on 12 June 2027.",
      "The second premiere, in Leeds, is on 19 June 2027; another premiere follows.",
    ],
  ])("are not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
