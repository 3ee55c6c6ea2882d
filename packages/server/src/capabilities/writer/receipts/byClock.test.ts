import { describe, expect, it } from "vitest";
import { clockSpansIn, clockTimesIn } from "./clockTimes.ts";
import { indexSources } from "./indexSources.ts";
import { makeReceipts } from "./makeReceipts.ts";

const foundIn = (text: string, source: string) =>
  makeReceipts(text, indexSources([{ kind: "description", text: source }])).flatMap(({ facts }) =>
    facts.map(({ start, end, found }) => [text.slice(start, end), found]),
  );

describe("stretches of a day", () => {
  it.each([
    ["open from 10 to 14", 240],
    ["Tuesday 5 to 7 pm", 120],
    ["10 am to noon", 120],
    ["von 18:30 bis 20 Uhr", 90],
    ["de 14 h à 16 h 30", 150],
    ["9:00–13:15", 255],
    ["from 10 pm to 2 am", 240],
  ])("of %j", (text, minutes) => {
    expect(clockSpansIn(text).map((span) => span.minutes)).toEqual([minutes]);
  });

  it.each(["ages 10 to 14", "12 to 16 feet", "3-5 people", "a ratio of 2:3", "14/2/2026"])("none in %j", (text) => {
    expect(clockSpansIn(text)).toEqual([]);
  });

  it("are told from times of day", () => {
    expect(clockTimesIn("It leaves at 13:40 and at 9 pm, 5 of us.")).toEqual([
      { hour: 1, minute: 40 },
      { hour: 9, minute: 0 },
    ]);
  });
});

describe("a length of time from the clock", () => {
  const source = "The shed is open to all on Mondays and Fridays from 15 to 18.";

  it("is that of one day, of all days, and so many days", () => {
    expect(foundIn("The shed is open for three hours.", source)).toEqual([["three hours", "worked"]]);
    expect(foundIn("The shed is open for six hours a week.", source)).toEqual([["six hours", "worked"]]);
    expect(foundIn("The shed is open to all on two days.", source)).toEqual([["two days", "worked"]]);
  });

  it("is no other", () => {
    expect(foundIn("The shed is open for five hours.", source)).toEqual([["five hours", "no"]]);
    expect(foundIn("The shed is open to all on four days.", source)).toEqual([["four days", "no"]]);
  });

  it("is stated as a time of day", () => {
    const times = "The bus leaves the village at 11:40 and comes at 9 pm.";
    expect(foundIn("The bus leaves the village at 11.40.", times)).toEqual([["11.40", "stated"]]);
    expect(foundIn("The bus leaves the village at 11.50.", times)).toEqual([["11.50", "no"]]);
  });
});
