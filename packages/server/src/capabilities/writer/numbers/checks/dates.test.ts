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
    ["Four partners, 36 months from 1 January 2027. We measure soil.", "The project ends in October 2029."],
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

describe("what ends before it begins", () => {
  it.each([
    "The project begins on 1 October 2027 and ends on 30 June 2027.",
    "The exhibition runs from 1 October 2027 to 30 June 2027.",
    "Il progetto comincia il 1° ottobre 2027 e termina il 30 giugno 2027.",
    "Das Projekt läuft vom 1. Oktober 2027 bis zum 30. Juni 2027.",
    "El proyecto va de octubre de 2027 a junio de 2027.",
  ])("is named: %s", (text) => {
    expect(kindsIn(text, "We dig.")).toEqual(["dates"]);
  });

  it.each([
    "The project begins on 1 October 2027 and ends on 30 June 2028.",
    "It was moved from 1 October 2027; the last one ran to 30 June 2027.",
    "In October 2027 we shall be ready, as we were in June 2027.",
    "From October 2027 to June.",
  ])("is not seen in: %s", (text) => {
    expect(kindsIn(text, "We dig.")).toEqual([]);
  });
});

describe("the end of something, named twice", () => {
  it.each([
    [
      "We feed them until the end of the school year on 23 July 2027.",
      "The last is on 16 July, the final day of the school year.",
    ],
    [
      "Bis zum Ende des Schuljahres am 23. Juli 2027 gibt es Brot.",
      "Am 16. Juli 2027, dem letzten Tag des Schuljahres, ist Fest.",
    ],
    [
      "Hasta el final del curso, el 23 de junio de 2027, damos pan.",
      "El 16 de junio, último día del curso, hay fiesta.",
    ],
  ])("is named where it differs: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["dates"]);
  });

  it("is held against how long the project takes", () => {
    const description = "The project takes 36 months from 1 January 2027.";
    expect(kindsIn(description, "A final conference in the last month, that is in October 2029.")).toEqual([
      "duration",
    ]);
    expect(kindsIn(description, "A final conference in the last month, that is in December 2029.")).toEqual([]);
  });

  it.each([
    [
      "Die Gruppe beantragt für 30 Monate (1. Januar 2027 bis 30. Juni 2029) 198.900 €.",
      "Eine Zwischenbilanz folgt nach 15 Monaten, Ende März 2028.",
    ],
    ["We feed them until the end of the school year on 23 July 2027.", "The end of term on 16 July 2027 is a Friday."],
    ["We feed them until the end of the term on 23 July 2027.", "The end of the term on 17 December 2027 is a Friday."],
  ])("is not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
