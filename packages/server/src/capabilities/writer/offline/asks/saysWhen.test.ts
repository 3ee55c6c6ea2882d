import { describe, expect, it } from "vitest";
import { saysWhen } from "./saysWhen.ts";

describe("saysWhen", () => {
  it.each([
    ["Digging begins in March.", "en"],
    ["We start next term.", "en"],
    ["Etap I 05–09.2026", "pl"],
    ["La deuxième session commence à la rentrée.", "fr"],
    ["Los geht es im Herbst.", "de"],
    ["Start nach der Sommerschließung, Nullserie in KW 22", "de"],
    ["intakes january april september", "en"],
  ])("hears a time of the year in “%s”", (text, language) => expect(saysWhen(text, language)).toBe(true));

  it("takes neither a length nor a year for one", () => {
    expect(saysWhen("The course takes 20 weeks, every other Saturday.", "en")).toBe(false);
    expect(saysWhen("The club has met since 2014.", "en")).toBe(false);
  });
});
