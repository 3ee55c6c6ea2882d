import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("groups that do not come to their whole", () => {
  it.each([
    "Of the 160 people who row, 95 are women and 75 are men.",
    "160 people row, 95 of them women and 75 men.",
    "Parmi les 160 participants, 95 sont des femmes et 75 des hommes.",
    "We feed 300 families, 120 in Ashby, 90 in Kirby and 110 in Selby.",
    "Of the 300 families, 120 live in Ashby, 90 in Kirby and 110 in Selby.",
    "We ask 48 people. They are 20 nurses, 15 doctors and 15 patients.",
    "There are 96 children. In the small group there are 34, in the middle one 28 and in the large one 41.",
    "Already fifty have joined us; a list hangs at the door. Our helpers are fifty. Nineteen are retired, fourteen work, eleven are pupils and nine are guests.",
  ])("names %s", (text) => {
    expect(kindsIn(text)).toEqual(["groups"]);
  });

  it.each([
    "Of the 160 people who row, 95 are women and 40 are under 25.",
    "Of the 160 people who row, 95 are women, 60 men and five would not say.",
    "We feed 300 families, 120 in Ashby, 90 in Kirby, and 110 pensioners in Selby.",
    "We ask 48 people. Among them are 20 nurses, 15 doctors and ten patients.",
    "There are 96 children. In the small group there are 34, in the middle one 28 and in the large one 34.",
    "We open at ten. Four are cooks, five wash up and three serve.",
  ])("is silent on %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

describe("people who are counted twice", () => {
  const sum = "We reach 300 people, 180 in the choir and 120 in the drum circle.";

  it.each([
    "Everyone in the drum circle sings in the choir.",
    "Only singers of the choir may join the drum circle.",
    "Nobody can join the drum circle who does not sing in the choir.",
    "The drum circle is made up of singers from the choir.",
  ])("are named: %s", (text) => {
    expect(kindsIn(`${sum} ${text}`)).toEqual(["groups"]);
  });

  it.each([
    "Nobody in the drum circle sings in the choir.",
    "We rehearse weekly. Everyone in the drum circle sings in the choir.",
    "Everyone in the choir and the drum circle gets a shirt.",
    "Everyone is counted once, even if they are in both the choir and the drum circle.",
    "Most of the choir are women, in the drum circle most are men.",
  ])("are not seen in: %s", (text) => {
    expect(kindsIn(`${sum} ${text}`)).toEqual([]);
  });

  it("are named where the description has the sum", () => {
    const text = "Choir: 180 people\nDrum circle: 120 people\n\nAll of the drum circle sing in the choir.";
    expect(kindsIn("We reach 300 people.", text)).toEqual(["groups"]);
    expect(kindsIn("We reach 320 people.", text)).toEqual([]);
  });
});

describe("groups of a section and the whole of the description", () => {
  it.each([
    ["We reach 520 people.", "We shall serve 240 women, 170 men and 150 children."],
    ["W projekcie weźmie udział 95 osób.", "Zapraszamy 40 dzieci, 35 seniorek i seniorów oraz 30 rodziców."],
    ["La coopérative réunit 38 fermes.", "Dix-sept fermes sont au-dessus de 900 mètres, douze en bas, sept au bourg."],
    ["We are 410 women.", "Of us 188 weave at home, 121 spin and 83 dye, each counted once."],
  ])("are named where they do not come to it: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["groups"]);
  });

  it.each([
    ["We reach 520 people.", "We shall serve 220 women, 150 men and 150 children."],
    ["We reach 520 people.", "In 2024 we served 240 women, 170 men and 150 children."],
    ["We reach 520 people.", "We serve 240 women, 170 men and 150 children. Some of the women are also mentors."],
    ["We reach 520 people.", "We serve 240 women, 170 men and 150 children. The other 40 are helpers, 560 in all."],
    ["We plant 520 trees.", "We shall plant 240 oaks, 170 limes and 150 pines."],
    ["We reach 520 people.", "We shall serve 140 women, 170 men and 50 children."],
  ])("are not named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});

describe("a group that the end of a list places in another", () => {
  it.each([
    "We reach 410 people: 260 pupils, 100 parents and 50 peer mentors, chosen from among the pupils.",
    "In total we reach 410 young people, 260 in the clubs and 150 at the camp; those at the camp come from the clubs.",
    "We reach 410 people in all: 260 pupils, 100 parents and 50 in a choir, which we run for those of the 100 who sing.",
    "Insgesamt erreichen wir 410 Kinder: 260 in den Kursen und 150 im Lager, die alle aus den Kursen kommen.",
  ])("is named: %s", (text) => {
    expect(kindsIn(text)).toEqual(["groups"]);
  });

  it.each([
    "We reach 410 people: 260 pupils, 100 parents and 50 peer mentors, chosen from two villages.",
    "In total we reach 410 young people, 260 in the clubs and 150 at the camp; all get a shirt from the clubs.",
    "We reach 410 people in all: 260 pupils, 100 parents and 50 in a choir, none of whom come from the pupils.",
  ])("is not seen in: %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});
