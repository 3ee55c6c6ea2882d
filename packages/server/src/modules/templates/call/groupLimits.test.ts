import { describe, expect, it } from "vitest";
import { readCall } from "./readCall.ts";

const pad = "We are a small trust and we read all that comes to us with care. Groups may call us during the week.";
const questions = (titles: string[]) => titles.map((title, index) => `${index + 1}. ${title}`).join("\n");
const english = questions(["Who are you?", "What will you do?", "Why is it needed?", "What will it cost?"]);
const wordsOf = (text: string) => readCall(text).fields.map(({ maxWordCount }) => maxWordCount);

describe("lengths of several sections", () => {
  it.each([
    [
      "Answers to Questions 1 to 3 should have no more than 400 words each, those to the others up to 200 words each.",
      [400, 400, 400, 200],
    ],
    ["Questions 1, 2 and 4: 150 words each. Question 3 may have up to 500 words.", [150, 150, 500, 150]],
    ["Please keep each answer to 250 words.", [250, 250, 250, 250]],
    ["No answer may have more than 120 words.", [120, 120, 120, 120]],
  ])("gives those of %j", (sentence, words) => {
    expect(wordsOf(`The Fund\n\n${pad}\n\nApplication form\n\n${sentence}\n\n${english}`)).toEqual(words);
  });

  it("leaves alone what has a length of its own", () => {
    const own = english.replace("Who are you?", "Who are you? (50 words)");
    const text = `The Fund\n\n${pad}\n\nApplication form\n\n200 words per question.\n\n${own}`;
    expect(wordsOf(text)).toEqual([50, undefined, undefined, undefined]);
  });

  it("finds those of a sign behind the titles", () => {
    const text =
      "Die Fragen im Portal\n\nNach den Angaben zur Person erscheinen diese Fragen:\n\n1. Was soll entstehen?¹\n2. Wie gehen Sie vor?¹\n3. Wie sieht Ihr Zeitplan aus?²\n\n¹ je höchstens 1'800 Zeichen. ² je höchstens 900 Zeichen.";
    const pad = "Die Stiftung fördert seit vielen Jahren Vorhaben in der Stadt und auf dem Land.";
    expect(readCall(`Der Fonds\n\n${pad}\n\n${text}`).fields.map(({ maxLength }) => maxLength)).toEqual([
      1800, 1800, 900,
    ]);
  });

  it("gives what is said of each answer to all but the exceptions", () => {
    const lines = english.replace("Who are you?", "Who are you? (60 words)");
    const text = "The questions on the form\n\nEach answer can be up to 100 words unless we say otherwise.";
    expect(wordsOf(`The Fund\n\n${pad}\n\n${text}\n\n${lines}`)).toEqual([60, 100, 100, 100]);
  });

  it("finds those in pages, in another language", () => {
    const text = `Modelo de memoria\n\nLos apartados 1 y 3 no superarán una cara cada uno; el apartado 2, cuatro caras.\n\n${questions(["Presentación de la entidad", "Objetivos y actividades", "Calendario"])}`;
    const pad = "La fundación apoya desde hace muchos años iniciativas en la ciudad y en el campo.";
    expect(readCall(`El fondo\n\n${pad}\n\n${text}`).fields.map(({ pageLimit }) => pageLimit)).toEqual([1, 4, 1]);
  });

  it("reads bare numbers in brackets with the unit that a sentence tells", () => {
    const lines = "Your idea (max. 250)\nWhat is new about it (max. 200)\nYour team (150)";
    expect(wordsOf(`The Fund\n\n${pad}\n\nWHAT WE ASK\n\n${lines}\n\nFigures in brackets are words.`)).toEqual([
      250, 200, 150,
    ]);
  });

  it("reads a column of numbers by the unit at its head, in every language", () => {
    const pad = "De stichting steunt al vele jaren plannen in de stad en op het platteland. Wij lezen alles met zorg.";
    const table = "Vraag\tMaximaal aantal woorden\nWie bent u?\t150\nWat gaat u doen?\t400";
    expect(wordsOf(`Het fonds\n\n${pad}\n\n${table}`)).toEqual([150, 400]);
  });
});
