import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("how long a project takes", () => {
  it.each([
    ["El proyecto dura 18 meses.", "Al cabo de los veinte meses que dura el proyecto hay un informe."],
    ["The project lasts 18 months.", "In the 20 months that the project lasts we meet each week."],
    ["Das Projekt dauert 18 Monate.", "In den 20 Monaten, die das Projekt dauert, treffen wir uns oft."],
    [
      "Od 1 stycznia 2027 roku przez dwa i pół roku chcemy łączyć pokolenia.",
      "Całość kończy się 31 grudnia 2028 roku.",
    ],
    ["From 1 January 2027 we run the project for 30 months.", "The project ends on 31 December 2028."],
  ])("is named where it differs: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["duration"]);
  });

  it.each([
    ["The project lasts 18 months.", "In the 20 months that the last project lasted we met each week."],
    ["From 1 January 2027 we run the project for 24 months.", "The project ends on 31 December 2028."],
    ["Seit dem 1. Januar 2020 treffen wir uns über 30 Monate.", "Das Projekt endet am 31. Dezember 2028."],
  ])("is silent on: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
