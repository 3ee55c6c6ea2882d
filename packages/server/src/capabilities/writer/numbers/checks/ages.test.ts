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
    ["Ein Angebot für junge Menschen zwischen 14 und 21 Jahren.", "Offen für Zwölf- bis Achtzehnjährige."],
    ["Een aanbod voor jongeren tussen 14 en 21 jaar.", "Open voor twaalf- tot achttienjarigen."],
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

describe("somebody who is too young or too old for the only age group", () => {
  it.each([
    ["A wall for young people between 11 and 16.", "Jade, our youngest member at nine, is first on the list."],
    ["A wall for young people between 11 and 16.", "The 17- and 18-year-olds climb on Fridays."],
    [
      "Una escuela para niños y niñas de 8 a 13 años.",
      "En el grupo grande entran los chicos de catorce y quince años.",
    ],
    ["Un atelier pour les enfants de 6 à 10 ans.", "La plus jeune a quatre ans et vient avec son frère."],
    ["Ein Kurs für Kinder von 8 bis 12 Jahren.", "Der Jüngste ist sechs und zeichnet am liebsten Züge."],
    ["Un corso per ragazzi dai 12 ai 16 anni.", "Il più giovane ha dieci anni e suona il violino."],
    ["Een cursus voor kinderen van 8 tot 12 jaar.", "De oudste is veertien en helpt de anderen."],
    ["Um curso para crianças dos 8 aos 12 anos.", "A mais velha tem catorze anos e ajuda as outras."],
  ])("is named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["ages"]);
  });

  it.each([
    ["A wall for young people between 11 and 16.", "Jade, our youngest member at twelve, is first on the list."],
    ["A wall for young people between 11 and 16.", "Our oldest volunteer is seventeen."],
    ["A wall for young people between 11 and 16.", "The oldest harness is nine years old."],
    ["A wall for young people between 11 and 16.", "Later, at eighteen years, some of them become helpers."],
    ["A wall for young people between 11 and 16.", "The youth club has children of 5 to 8 and of 17 to 20."],
    ["A wall for young people between 11 and 16.", "Mr Hale, our oldest member, is 71."],
  ])("is not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
