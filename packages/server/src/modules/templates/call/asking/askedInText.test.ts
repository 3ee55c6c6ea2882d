import { describe, expect, it } from "vitest";
import { readCall } from "../readCall.ts";

const read = (...lines: string[]) =>
  readCall(lines.join("\n\n")).fields.map(({ title, maxWordCount, pageLimit }) =>
    [title, maxWordCount !== undefined && `${maxWordCount} words`, pageLimit !== undefined && `${pageLimit} pages`]
      .filter((each) => each !== false)
      .join(": "),
  );

describe("what running text asks for", () => {
  it("is cut where another verb asks, and has the length beside it", () => {
    expect(
      read(
        "The Mill Fund",
        "The proposal shall open with a profile of the mill, which should include its owners. It must explain how the wheel will be mended and by whom, and should describe the weir in no more than two pages. We would also like to know who will look after it, by name if possible. Please finish with a simple budget.",
      ),
    ).toEqual([
      "a profile of the mill",
      "how the wheel will be mended and by whom",
      "the weir: 2 pages",
      "who will look after it",
      "a simple budget",
    ]);
  });

  it("leaves a length of the whole to the whole", () => {
    expect(
      read(
        "The Mill Fund",
        "In no more than 900 words in total, you should explain the question that drives the work, describe what the team will do together each month, and say why these people are well placed to do it. We would like to hear about the money you hope to find afterwards.",
      ),
    ).toEqual([
      "the question that drives the work",
      "what the team will do together each month",
      "why these people are well placed to do it",
      "the money you hope to find afterwards",
    ]);
  });

  it.each([
    [
      "de",
      "Der Antrag erläutert zunächst die Forschungsfrage und legt dar, welche Arbeiten durchgeführt werden sollen. Gern erfahren wir auch, mit wem Sie sich zusammentun, sei es die Schule oder die Feuerwehr. Beschreiben Sie auf höchstens zwei Seiten den Zeitplan.",
      [
        "die Forschungsfrage",
        "welche Arbeiten durchgeführt werden sollen",
        "mit wem Sie sich zusammentun",
        "den Zeitplan: 2 pages",
      ],
    ],
    [
      "es",
      "En la carta le pedimos que nos presente el taller y su historia, con fotografías si las hay; que nos cuente qué se ha hecho ya y qué falta por hacer; y que describa, paso a paso, el trabajo que se propone. Por último, explique cuánto costará y de dónde saldrá el resto.",
      [
        "el taller y su historia",
        "qué se ha hecho ya y qué falta por hacer",
        "el trabajo que se propone",
        "cuánto costará y de dónde saldrá el resto",
      ],
    ],
    [
      "nl",
      "Daarin lezen wij graag wie er straks aan tafel zitten, wat u gaat koken of bakken, en welke vrijwilligers het werk doen. Leg in maximaal 200 woorden uit hoe u met de buurt hebt overlegd. Het plan sluit u af met een sluitende begroting.",
      [
        "wie er straks aan tafel zitten",
        "wat u gaat koken of bakken",
        "welke vrijwilligers het werk doen",
        "hoe u met de buurt hebt overlegd: 200 words",
        "een sluitende begroting",
      ],
    ],
  ])("is found in %s", (_language, text, titles) => {
    expect(read("2027", text)).toEqual(titles);
  });

  it("is no paper and no letter as a whole", () => {
    expect(
      read(
        "The Mill Fund",
        "Please write us a letter. Describe your mill and the stream. Explain how it came to stand still. Tell us what you will do with the flour.",
      ),
    ).not.toContain("a letter");
  });
});
