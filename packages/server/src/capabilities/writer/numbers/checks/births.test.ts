import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("an age that does not go with a year of birth", () => {
  it.each([
    ["We ring in 2026 and 2027.", "Our youngest is Tamsin, born in the spring of 2012, who is seventeen."],
    [
      "Il corso va da gennaio a maggio 2027.",
      "Ines Badalotti, classe 1936, insegna.",
      "Allora Ines avrà ottantaquattro anni.",
    ],
    ["Strictly for children aged 8 to 12, in 2027.", "All of them were born between 2004 and 2009."],
    ["Un balado en 2027, réservé aux jeunes de 12 à 17 ans.", "Ils sont neuf, tous nés entre 2010 et 2019."],
    ["Para crianças entre oito e doze anos, em 2027.", "O mais pequeno nasceu em 2018, a mais velha em maio de 2011."],
  ])("is named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["ages"]);
  });

  it.each([
    ["We ring in 2026 and 2027.", "Our youngest is Tamsin, born in the spring of 2012, who is fifteen."],
    ["We ring in 2026.", "Cedric, who is 81, learned here as a boy of ten; his son was born in 1975."],
    ["We ring in 2026.", "Ines, born in 1936, began at the loom at nine years."],
    ["We ring in 2026.", "Ines was born in 1936. Rosalba is 77."],
    ["For children aged 8 to 12, in 2027.", "All of them were born between 2015 and 2019."],
    ["For children aged 8 to 12, in 2027.", "Our trainer was born in 1975."],
    ["Für Kinder von 8 bis 12 Jahren, 2027.", "Sie sind zwischen 2015 und 2018 geboren."],
  ])("is not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
