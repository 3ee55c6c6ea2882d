import { describe, expect, it } from "vitest";
import { requestOf } from "./requestOf.ts";

const askedBy = (language: string, ...said: string[]) => requestOf(said, language)?.sentence;

describe("how much is asked for, in a sentence", () => {
  it.each([
    ["en", "Asked of you: £24,000", "The request is for £24,000."],
    ["de", "erbeten | 60.000 €", "Beantragt werden 60.000 €."],
    ["fr", "Montant demandé : 31 600 euros", "La demande porte sur 31 600 euros."],
    ["es", "Solicitado: 32.000 €.", "Se solicitan 32.000 €."],
    ["it", "Richiesta: 27.400 euro", "La richiesta è di 27.400 euro."],
    ["pt", "Valor pedido: 9.000 euros", "O pedido é de 9.000 euros."],
    ["nl", "Nodig van u | € 11.420", "Gevraagd wordt € 11.420."],
    ["pl", "Wnioskowane | 175 000 zł", "Wnioskowana kwota to 175 000 zł."],
  ])("is said in the person's language (%s)", (language, said, sentence) => {
    expect(askedBy(language, said)).toBe(sentence);
  });

  it.each([
    ["two sums are asked for", ["We ask for £9,000.", "We request £4,000."]],
    ["another sum stands beside it", ["We request £41,000 for materials and £8,500 for travel."]],
    ["it is a share of one", ["The whole value is £96,000 and we ask for 80 % of that."]],
    ["it is a price", ["Private consultants ask £350 a visit."]],
    ["it is a small part of what is named", ["Deborah asks £150.", "The hall costs £14,000."]],
    ["nobody asks", ["The hall costs £14,000."]],
    ["somebody else asks", ["For the shelves a carpenter of the street asked £18,000.", "All is £74,000."]],
  ])("is not where %s", (_, said) => {
    expect(askedBy("en", ...said)).toBeUndefined();
  });

  it("is what somebody worked out to be left", () => {
    const costs = "The whole comes to £64,200.";
    const gifts = "The council has awarded £17,500, and £4,700 is from reserves.";
    expect(askedBy("en", costs, gifts, "That leaves £42,000.")).toBe("The request is for £42,000.");
  });

  it("is not in a language without such a sentence", () => {
    expect(askedBy("sv", "Ansökt: 450 000 kr")).toBeUndefined();
  });
});
