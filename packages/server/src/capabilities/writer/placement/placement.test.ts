import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readKindModel } from "./kindModel.ts";
import stored from "./placementModel.json" with { type: "json" };
import { isSaidInPassing } from "./saidInPassing.ts";
import type { UnitKind } from "./unitKinds.ts";
import { tagUnits } from "./tagUnits.ts";
import { wordKinds } from "./words/wordKinds.ts";

const kindsOf = (...texts: string[]) => tagUnits(texts.map((text) => ({ text, paragraph: 0 }))).map(({ kind }) => kind);

describe("tagUnits", () => {
  it("knows what sentences are for, one after the other", () => {
    expect(
      kindsOf(
        "Of the forty families on our list, eleven have no heating at all.",
        "Volunteers will fit a stove in each house and teach people how to run it.",
        "Nour Haddad, a heating engineer for twenty years, leads the work.",
        "We ask for €14,500, of which stoves take €9,800.",
        "Installation begins in September 2027 and is done by Christmas.",
      ),
    ).toEqual(["need", "methods", "team", "budget", "timeline"]);
  });

  it("takes what is announced into account", () => {
    const [signpost, under] = tagUnits([
      { text: "okay about the money", paragraph: 0 },
      { text: "twelve hundred for the van and six for the driver", paragraph: 0 },
    ]);
    expect([signpost?.kind, under?.kind]).toEqual(["signpost", "budget"]);
  });

  it("comes to likelihoods", () => {
    for (const { likelihoods, certainty } of tagUnits([{ text: "We plant oats.", paragraph: 0 }])) {
      expect(likelihoods.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
      expect(certainty).toBe(Math.max(...likelihoods));
    }
    expect(tagUnits([])).toEqual([]);
  });

  it("is done with a text of any length", () => {
    expect(
      tagUnits(Array.from({ length: 2_000 }, (_, at) => ({ text: "We plant oats.", paragraph: at }))),
    ).toHaveLength(2_000);
    expect(kindsOf("oats ".repeat(100_000), "")).toHaveLength(2);
  });
});

describe("isSaidInPassing", () => {
  it("is true of a greeting, and of nothing with a fact in it", () => {
    const [greeting, thanks] = tagUnits([
      { text: "Dear Ms Aziz,", paragraph: 0 },
      { text: "Thank you for your time.", paragraph: 2 },
    ]);
    expect(isSaidInPassing("Dear Ms Aziz,", greeting!)).toBe(true);
    expect(isSaidInPassing("Thank you for 14,500 euros.", thanks!)).toBe(false);
  });

  it("is true of what is said to whoever reads it, and of nothing that denies", () => {
    const tag = (kind: UnitKind, certainty: number) => ({ kind, certainty, likelihoods: [] });
    expect(
      isSaidInPassing(
        "You asked me for the gist of the project so you can turn it into something.",
        tag("summary", 0.3),
      ),
    ).toBe(true);
    expect(
      isSaidInPassing(
        "Sorry, meant to send this before the weekend but we had the two litters come in.",
        tag("aside", 0.8),
      ),
    ).toBe(true);
    expect(isSaidInPassing("Thank you for the chat, we need 400 chairs.", tag("aside", 0.9))).toBe(false);
    expect(isSaidInPassing("We write to ask whether you would consider a proposal.", tag("aside", 0.9))).toBe(false);
    expect(isSaidInPassing("Please don't make us sound desperate.", tag("need", 0.9))).toBe(true);
    expect(isSaidInPassing("I’ve never written one of these before.", tag("team", 0.4))).toBe(true);
    expect(isSaidInPassing("Es la primera vez que escribo una carta así.", tag("team", 0.4))).toBe(true);
    expect(isSaidInPassing("I have never done less than two days a week there.", tag("team", 0.4))).toBe(false);
    expect(isSaidInPassing("Families here do not put money aside.", tag("need", 0.9))).toBe(false);
    expect(isSaidInPassing("Thanks to the council the field behind it is ours.", tag("aside", 0.6))).toBe(false);
    expect(isSaidInPassing("As agreed with the landlord, the group may use the barn.", tag("partners", 0.6))).toBe(
      false,
    );
    expect(isSaidInPassing("I don't know how long this has to be.", tag("aside", 0.85))).toBe(true);
    expect(isSaidInPassing("Photographs of the work are attached.", tag("aside", 0.85))).toBe(false);
    expect(isSaidInPassing("Not cement.", tag("aside", 0.9))).toBe(false);
    expect(isSaidInPassing("ask Gwen whether VAT is in her rate", tag("budget", 0.4))).toBe(true);
    expect(isSaidInPassing("This note gives the position as on 4 May.", tag("organization", 0.4))).toBe(true);
    expect(isSaidInPassing("add it up for me please", tag("budget", 0.5))).toBe(true);
    expect(isSaidInPassing("Ask each parent whether the child sleeps.", tag("evaluation", 0.4))).toBe(false);
    expect(isSaidInPassing("Sayın Vakıf Yöneticileri,", tag("greeting", 0.95))).toBe(true);
    expect(isSaidInPassing("Dear Dr. Okwuosa,", tag("need", 0.5))).toBe(true);
    expect(isSaidInPassing("Don't say we have 12 beds yet.", tag("need", 0.9))).toBe(true);
    expect(isSaidInPassing("Keep it short, no jargon.", tag("methods", 0.9))).toBe(true);
    expect(isSaidInPassing("Keep it short, we have 40 members.", tag("aside", 0.3))).toBe(false);
    expect(isSaidInPassing("Put in that we own the hall please.", tag("aside", 0.3))).toBe(false);
    expect(isSaidInPassing("Kindly make sure the pump is serviced.", tag("methods", 0.9))).toBe(false);
    expect(isSaidInPassing("Sorry Business may halt us for some weeks.", tag("risk", 0.6))).toBe(false);
  });
});

describe("wordKinds", () => {
  it("counts words, beginnings and phrases, in any language", () => {
    expect(wordKinds("The steering committee meets about the questionnaire.").get("evaluation")).toBeGreaterThan(0);
    expect(wordKinds("予算は120万円です。").get("budget")).toBeGreaterThan(0);
    expect(wordKinds("")).toEqual(new Map());
  });
});

describe("the model", () => {
  it("is below 1 MB, and says so where it does not fit", () => {
    expect(readFileSync(new URL("placementModel.json", import.meta.url)).byteLength).toBeLessThan(1_000_000);
    expect(() => readKindModel({ ...stored.alone, kinds: ["need"] })).toThrow("other kinds");
  });
});

it("takes a long list in one paragraph for what its items are", () => {
  const items = ["The roof costs £4,000.", "Maria Lopez leads the work.", "We count who comes each month."];
  const units = Array.from({ length: 300 }, (_, at) => ({ text: items[at % items.length]!, paragraph: 0 }));
  const kinds = new Set(tagUnits(units).map(({ kind }) => kind));
  expect([...kinds].toSorted()).not.toContain("references");
  expect(tagUnits(units)[150]?.kind).toBe("budget");
});
