import { describe, expect, it } from "vitest";
import { countedIn, whethersIn } from "./criteriaInText.ts";
import { readCall } from "./readCall.ts";
import { wordsFor } from "./words/callWords.ts";

const english = wordsFor("What we fund, and how to apply to the fund for a grant");
const german = wordsFor("Was wir fördern und wie Sie einen Antrag bei der Stiftung stellen");
const french = wordsFor("Ce que nous finançons et comment vous pouvez déposer un dossier");
const spanish = wordsFor("Lo que la fundación financia y cómo se presenta una solicitud para el proyecto");

describe("what a sentence says of how much things count", () => {
  it.each([
    [
      english,
      "Need counts for 40 points, the plan for 35 and the team for 25.",
      ["Need 40", "the plan 35", "the team 25"],
    ],
    [
      english,
      "They give marks: need (up to 50), plan (up to 30) and price (up to 20).",
      ["need 50", "plan 30", "price 20"],
    ],
    [
      english,
      "40 points are given for need, 35 for the plan, 25 for the team.",
      ["need 40", "the plan 35", "the team 25"],
    ],
    [
      german,
      "Für den Bedarf gibt es 50 Punkte, für den Plan 30 Punkte, für die Kosten 20 Punkte.",
      ["den Bedarf 50", "den Plan 30", "die Kosten 20"],
    ],
    [
      french,
      "Le comité note l’intérêt du lieu (sur 40), la clarté du plan (sur 40) et le prix (sur 20).",
      ["l’intérêt du lieu 40", "la clarté du plan 40", "le prix 20"],
    ],
    [english, "Projects run for 12 months, have 3 partners and reach 100 people.", []],
  ])("reads %#", (words, sentence, counted) => {
    expect(countedIn(sentence, words).map(({ title, points }) => `${title} ${points}`)).toEqual(counted);
  });
});

describe("what a sentence says is asked of an application", () => {
  it.each([
    [
      english,
      "We look at three things: how cold it is, who would come, and whether it lasts.",
      ["how cold it is", "who would come", "whether it lasts"],
    ],
    [
      german,
      "Die Jury achtet darauf, ob das Dorf mitmacht, ob es bleibt und ob die Kosten stimmen.",
      ["ob das Dorf mitmacht", "ob es bleibt", "ob die Kosten stimmen"],
    ],
    [
      french,
      "Le jury se demande si le métier est rare, si le maître enseigne et si le temps suffit.",
      ["si le métier est rare", "si le maître enseigne", "si le temps suffit"],
    ],
    [
      spanish,
      "Nos importa que el oficio esté vivo, que haya alumnos y que dure.",
      ["que el oficio esté vivo", "que haya alumnos", "que dure"],
    ],
    [english, "Tell us whether you can come.", []],
  ])("reads %#", (words, sentence, clauses) => {
    expect(whethersIn(sentence, words).map(({ title }) => title)).toEqual(clauses);
  });

  it("is found in a letter without headings", () => {
    const call =
      "Dear friends of the valley,\n\nWe have a little money for paths.\n\nWhen we read your letters we ask ourselves whether the path is used, whether it is mended by those who use it, and whether it will last.";
    expect(readCall(call).criteria?.map(({ title }) => title)).toEqual([
      "whether the path is used",
      "whether it is mended by those who use it",
      "whether it will last",
    ]);
  });
});
