import { describe, expect, it } from "vitest";
import { papersAsked } from "./paperLists.ts";
import { readCall } from "./readCall.ts";
import { wordsFor } from "./words/callWords.ts";

const english = wordsFor("What we fund, and how to apply to the fund for a grant");
const german = wordsFor("Was wir fördern und wie Sie einen Antrag bei der Stiftung stellen");
const french = wordsFor("Ce que nous finançons et comment vous pouvez déposer un dossier");
const portuguese = wordsFor("O que financiamos e como se apresenta uma candidatura à fundação");
const dutch = wordsFor("Wat wij steunen en hoe u een aanvraag bij het fonds indient");

describe("the papers of a sentence", () => {
  it.each([
    [
      "Please attach a copy of your rules, your latest accounts and a map.",
      [
        ["a copy of your rules", true],
        ["your latest accounts", true],
        ["a map", true],
      ],
    ],
    ["If it alters the building, we need the feasibility form as well.", [["the feasibility form", false]]],
    ["Letters from customers may be added.", [["Letters from customers", false]]],
    ["You must upload a Gantt chart as an appendix, at most 2 A4 pages.", [["a Gantt chart", true]]],
    ["Please do not send letters of praise.", []],
    ["Please attach great weight to the need.", []],
  ])("reads %j", (sentence, papers) => {
    expect(papersAsked(sentence, english).map(({ name, required }) => [name, required])).toEqual(papers);
  });

  it.each([
    [
      german,
      "Legen Sie Ihrem Schreiben bitte den Bescheid, die Satzung und eine Erklärung des Vorstands bei.",
      [
        ["den Bescheid", true],
        ["die Satzung", true],
        ["eine Erklärung des Vorstands", true],
      ],
    ],
    [german, "Gern dürfen Sie auch Fotos der Kinder beifügen; nötig ist das nicht.", [["Fotos der Kinder", false]]],
    [
      french,
      "Vous joindrez à votre lettre un extrait du registre et cinq photographies.",
      [
        ["un extrait du registre", true],
        ["cinq photographies", true],
      ],
    ],
    [
      portuguese,
      "À candidatura devem ser anexados os estatutos e uma carta do dono.",
      [
        ["os estatutos", true],
        ["uma carta do dono", true],
      ],
    ],
    [dutch, "Stuur ons een brief van hoogstens vier kanten A4.", []],
    [
      english,
      "For large grants we would also like to see your accounts and one quote for anything dear.",
      [
        ["your accounts", false],
        ["one quote for anything dear", false],
      ],
    ],
  ])("reads another one: %#", (words, sentence, papers) => {
    expect(papersAsked(sentence, words).map(({ name, required }) => [name, required])).toEqual(papers);
  });
});

describe("a paragraph of a letter about papers", () => {
  it("is read to its end", () => {
    const call =
      "Dear friends,\n\nWith your letter we need two estimates from people who could do it, the last accounts and a map. If the hall is old, we also need the consent of the council. You may send photographs, but we come to look anyway.";
    expect(readCall(call).documentChecklist.map(({ name, required }) => [name, required])).toEqual([
      ["two estimates from people who could do it", true],
      ["the last accounts", true],
      ["a map", true],
      ["the consent of the council", false],
      ["photographs", false],
    ]);
  });
});

describe("an entry that begins with its case", () => {
  it("may be left out, and is the paper alone", () => {
    const call =
      "Attachments\n\n- budget\n- for towns, the decision of the council\n- if animals are used: the approval";
    expect(readCall(call).documentChecklist.map(({ name, required }) => [name, required])).toEqual([
      ["budget", true],
      ["the decision of the council", false],
      ["the approval", false],
    ]);
  });
});
