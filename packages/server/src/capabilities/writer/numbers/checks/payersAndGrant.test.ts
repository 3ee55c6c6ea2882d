import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

const costs = "- Panels – € 10,000\n- Roof – € 12,000\n- Ceiling – € 7,400\n- Total – € 29,400";

describe("what others pay, and what is asked for", () => {
  it.each([
    [
      "We ask you for € 18,500.",
      costs,
      "The council gives € 6,000. From our savings come € 4,000. Neighbours add € 3,500. That makes € 13,500 together; for what is missing we come to you, nobody else.",
    ],
    [
      "Wir beantragen 18.500 Euro.",
      costs.replaceAll(",", ".").replace("Total", "Summe"),
      "Die Gemeinde gibt 6.000 Euro. Aus unseren Rücklagen kommen 4.000 Euro. Der Rest kommt von Ihnen, niemandem sonst.",
    ],
  ])("are named where they do not make the whole: %s %s %s", (...texts) => {
    expect(kindsIn(...texts)).toHaveLength(1);
  });

  it.each([
    [
      "We ask you for € 15,900.",
      costs,
      "The council gives € 6,000. From our savings come € 4,000. Neighbours add € 3,500. That makes € 13,500 together; for what is missing we come to you, nobody else.",
    ],
    [
      "We ask you for € 18,500.",
      costs,
      "The council gives € 6,000 and the bank € 4,900. Last year they gave € 4,000. Nobody else pays.",
    ],
    [
      "Wir bitten Sie um 18.000 Euro.",
      "Es kostet insgesamt 23.200 Euro.",
      "Kosten insgesamt 23.200 Euro. Die Gemeinde gibt 3.000, der Markt 1.200, wir selber 1.000. Bleiben 18.000, um die wir Sie bitten möchten. Lohn 24 × 380 = 9.120, Begleitung 96 Std. × 32 = 3.072, Steine 38 t × 95 = 3.610, Werkzeug 10 × 165 = 1.650, Kleidung 1.400, Fahrten 2.148, Druck 1.200, Fest 1.000.",
    ],
  ])("are not seen in: %s %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
