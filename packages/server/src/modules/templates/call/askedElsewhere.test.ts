import { describe, expect, it } from "vitest";
import { readCall } from "./readCall.ts";

const pads = {
  en: "We are a small trust and we read all that comes to us with care. Groups may call us during the week.",
  de: "Die Stiftung fördert seit vielen Jahren Vorhaben in der Stadt und auf dem Land. Wir freuen uns über alle, die sich an uns wenden.",
  fr: "La fondation soutient depuis de nombreuses années des actions dans la ville et à la campagne. Nous répondons à chacun.",
  es: "La fundación apoya desde hace muchos años iniciativas en la ciudad y en el campo. Leemos con cuidado todo lo que recibimos.",
  pt: "A fundação apoia há muitos anos iniciativas na cidade e no campo. Lemos com cuidado tudo o que recebemos.",
  nl: "De stichting steunt al vele jaren plannen in de stad en op het platteland. Wij lezen alles wat wij krijgen met zorg.",
  pl: "Fundacja od wielu lat wspiera działania w mieście i na wsi. Czytamy uważnie wszystko, co do nas przychodzi.",
  ar: "تدعم المؤسسة منذ سنوات طويلة مبادرات في المدينة وفي الريف. نقرأ كل ما يصلنا بعناية ونرد على الجميع.",
};

const titlesIn = (language: keyof typeof pads, text: string) =>
  readCall(`The Fund\n\n${pads[language]}\n\n${text}`).fields.map(({ title }) => title);

describe("what a call without a form asks for", () => {
  it("asks for them under a heading about what to send, too", () => {
    expect(
      titlesIn(
        "en",
        "What to send\n\nPlease tell us, in no more than three pages, what you want to do, who will do the work, and what will be left.",
      ),
    ).toEqual(["what you want to do", "who will do the work", "what will be left"]);
  });

  it.each([
    [
      "en" as const,
      "Please write to us and tell us who you are and how you met, what you want to do, and what it will cost.",
      ["who you are and how you met", "what you want to do", "what it will cost"],
    ],
    [
      "de" as const,
      "Schreiben Sie uns auf höchstens zwei Seiten, wer Sie sind, was Sie vorhaben und was es kostet.",
      ["wer Sie sind", "was Sie vorhaben", "was es kostet"],
    ],
    [
      "es" as const,
      "Envíennos una carta en la que cuenten quiénes son, qué quieren hacer y cuánto cuesta.",
      ["quiénes son", "qué quieren hacer", "cuánto cuesta"],
    ],
    [
      "pt" as const,
      "Contem-nos quem são, o que querem fazer e quanto custa.",
      ["quem são", "o que querem fazer", "quanto custa"],
    ],
  ])("finds the clauses of a sentence in %s", (language, text, titles) => {
    expect(titlesIn(language, text)).toEqual(titles);
  });

  it.each([
    ["en" as const, "Please answer these:\n\n1. Who are you?\n2. Who is it for?\n3. What will it cost?"],
    ["nl" as const, "Schrijf ons op één A4:\n\n- Wie doet er mee?\n- Wat gaat u doen?\n- Wat kost het?"],
    ["pl" as const, "Prosimy odpowiedzieć na pytania:\n\n1. Kim jesteście?\n2. Dla kogo?\n3. Ile to kosztuje?"],
    ["fr" as const, "Répondez à ces questions :\n\n- Qui êtes-vous ?\n- Avec qui ?\n- Combien cela coûte-t-il ?"],
    ["ar" as const, "أجيبوا عن الأسئلة التالية:\n\n1. من أنتم؟\n2. من المستفيد؟\n3. كم التكلفة؟"],
  ])("finds the questions of a list in %s", (language, text) => {
    expect(titlesIn(language, text)).toEqual(
      text
        .split("\n")
        .slice(2)
        .map((line) => line.replace(/^\S+\s/u, "")),
    );
  });

  it("finds titles between quotation marks, with their lengths", () => {
    const text =
      "Under “Our place” tell us in half a page where you live. “What we plan” may have up to two pages. The last heading is “What it costs”.";
    expect(readCall(`The Fund\n\n${pads.en}\n\n${text}`).fields).toMatchObject([
      { title: "Our place", pageLimit: 0.5 },
      { title: "What we plan", pageLimit: 2 },
      { title: "What it costs" },
    ]);
  });

  it("finds the questions of a paragraph, where a sentence leads to them", () => {
    const questions = "What is the idea? Who is it for? What could go wrong?";
    expect(titlesIn("en", `We want to hear: ${questions}`)).toHaveLength(3);
    expect(titlesIn("en", "May we call you? Yes. May we write? No. Is there tea? Always.")).toEqual([]);
  });

  it("finds counted parts that a paragraph tells of", () => {
    const text =
      "Part 1 asks about your group (up to 150 words). Part 2 asks why it is needed (300 words). Part 3 asks about costs.";
    expect(readCall(`The Fund\n\n${pads.en}\n\n${text}`).fields).toMatchObject([
      { title: "your group", maxWordCount: 150 },
      { title: "why it is needed", maxWordCount: 300 },
      { title: "costs" },
    ]);
  });

  it("finds the lines below one that leads to them", () => {
    const text = "Half a page on each of the following.\n\nThe problem\nYour solution\nThe team";
    expect(readCall(`The Fund\n\n${pads.en}\n\n${text}`).fields).toMatchObject([
      { title: "The problem", pageLimit: 0.5 },
      { title: "Your solution", pageLimit: 0.5 },
      { title: "The team", pageLimit: 0.5 },
    ]);
  });
});
