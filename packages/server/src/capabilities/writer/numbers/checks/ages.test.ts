import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("two age groups where a draft speaks of one", () => {
  it.each([
    [
      "In the school year 2026/27 children aged 7 to 9 collect stories.",
      "The pupils are between eight and eleven years old.",
    ],
    ["A section for girls, ages 8 to 14.", "Girls from eleven to sixteen can register at the clubhouse."],
    ["Ein Kurs für Mädchen im Alter von 8 bis 14 Jahren.", "Mädchen von elf bis sechzehn können sich anmelden."],
    [
      "A course for teenagers aged 13 to 18.",
      "Anybody who turned eleven before the start and is not yet sixteen can join.",
    ],
    ["Ein Kurs für Jugendliche von 13 bis 18 Jahren.", "Wer schon elf und noch nicht sechzehn ist, kann kommen."],
  ])("are named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["ages"]);
  });

  it.each([
    ["A section for girls, ages 8 to 14.", "Girls from eleven to sixteen schools can register."],
    ["A section for girls, ages 8 to 14.", "Girls from three to five o'clock, boys afterwards."],
    ["A section for girls, ages 8 to 14.", "The club grew from eleven to sixteen."],
    ["A section for girls, ages 8 to 14.", "Eleven came, and sixteen are not yet here."],
  ])("are not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
