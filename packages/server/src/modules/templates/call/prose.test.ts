import { describe, expect, it } from "vitest";
import { readCall } from "./readCall.ts";

const sectionsOf = (text: string) =>
  readCall(text).fields.map(({ title, maxWordCount, maxLength, pageLimit }) => [
    title,
    maxWordCount ?? maxLength ?? pageLimit,
  ]);

describe("what a letter asks for sentence by sentence", () => {
  it.each([
    [
      "English",
      "We would like a letter from you. Begin with the choir and its singers, and give that half a page. Then tell us what you want to sing, for which a page and a half ought to be enough. Say in about two hundred words who will come. Finish with what it costs.",
      [
        ["the choir and its singers", 0.5],
        ["what you want to sing", 1.5],
        ["who will come", 200],
        ["what it costs", undefined],
      ],
    ],
    [
      "German",
      "Bitte schreiben Sie uns einen Brief. Stellen Sie zunächst auf einer halben Seite Ihren Chor vor. Beschreiben Sie dann auf bis zu zwei Seiten das Konzert. In etwa 900 Zeichen sollten Sie darlegen, wer zuhören wird. Am Ende steht der Kostenplan.",
      [
        ["Ihren Chor", 0.5],
        ["das Konzert", 2],
        ["wer zuhören wird", 900],
        ["der Kostenplan", undefined],
      ],
    ],
    [
      "French",
      "Nous attendons de vous une lettre. Vous présenterez d’abord, en une page au plus, votre chœur. Décrivez ensuite le concert, sans dépasser deux pages. Expliquez enfin en 150 mots environ qui viendra l’écouter. Un budget clôt la lettre.",
      [
        ["votre chœur", 1],
        ["le concert", 2],
        ["qui viendra l’écouter", 150],
        ["Un budget", undefined],
      ],
    ],
    [
      "Spanish",
      "Les pedimos que nos escriban una carta. Cuéntennos primero, en un máximo de 120 palabras, quiénes cantan. Describan luego, en no más de una página y media, el concierto. A continuación expliquen en una página quién lo escuchará. Para terminar, detallen los gastos.",
      [
        ["quiénes cantan", 120],
        ["el concierto", 1.5],
        ["quién lo escuchará", 1],
        ["los gastos", undefined],
      ],
    ],
    [
      "Portuguese",
      "Pedimos que nos escreva uma carta sobre o coro. Comece por apresentar, em não mais de meia página, o coro. Descreva depois, em duas páginas no máximo, o concerto. Explique em até 90 palavras quem o vai ouvir. Por fim, apresente o orçamento.",
      [
        ["o coro", 0.5],
        ["o concerto", 2],
        ["quem o vai ouvir", 90],
        ["o orçamento", undefined],
      ],
    ],
    [
      "Italian",
      "Vi chiediamo di scriverci una lettera sul coro. Raccontate prima, in non più di mezza pagina, chi canta. Descrivete poi il concerto in due pagine al massimo. Spiegate in circa 200 parole chi verrà ad ascoltarlo. Infine indicate le spese.",
      [
        ["chi canta", 0.5],
        ["il concerto", 2],
        ["chi verrà ad ascoltarlo", 200],
        ["le spese", undefined],
      ],
    ],
    [
      "Dutch",
      "Wij krijgen graag een brief van u over het koor. Vertel eerst, in ten hoogste 150 woorden, wie er zingen. Beschrijf daarna op één kant A4 het concert. Dan volgt de zaal, op maximaal anderhalve kant. Geef in hooguit 80 woorden aan wie er komt luisteren.",
      [
        ["wie er zingen", 150],
        ["het concert", 1],
        ["de zaal", 1.5],
        ["wie er komt luisteren", 80],
      ],
    ],
  ])("is found in %s", (_, text, sections) => {
    expect(sectionsOf(text)).toEqual(sections);
  });

  it("is two things where one sentence gives each its length", () => {
    const text =
      "Write us a letter. First, describe the choir in one page and explain in two pages what it will sing. Then say in 100 words who will come.";
    expect(sectionsOf(text)).toEqual([
      ["the choir", 1],
      ["what it will sing", 2],
      ["who will come", 100],
    ]);
  });

  it("is nothing where a letter only tells how things went", () => {
    const text =
      "Let us say first that we liked your letter. Then we told the trustees about it. They describe it as the best in years.";
    expect(sectionsOf(text)).toEqual([]);
  });

  it("goes on where a column cuts a paragraph", () => {
    const text =
      "Write us a letter. First, describe the choir in one page. Then explain in two pages what it will sing.\n\nSay in 100 words who will come. Finish with what it costs.";
    expect(sectionsOf(text).map(([title]) => title)).toEqual([
      "the choir",
      "what it will sing",
      "who will come",
      "what it costs",
    ]);
  });
});
