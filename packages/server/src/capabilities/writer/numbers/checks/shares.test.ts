import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("shares that do not fit what they are of", () => {
  it.each([
    "Of the 180 gardeners we asked, 57 had no shed, that is 38 %.",
    "We asked 180 gardeners; 57 of them, or 38 %, had no shed.",
    "Of 64 trainees, 40 found work: a success rate of 80 %.",
    "64 trainees began and 40 finished (80 %).",
    "The village has 1,200 inhabitants. Of these, 300 are over 65 years old (35 %).",
    "Von den 180 Befragten haben 57 keinen Garten, das sind 38 %.",
    "Sur 180 ménages interrogés, 57 n'ont pas de jardin, soit 38 %.",
    "De los 180 hogares, 57 no tienen jardín, es decir, el 38 %.",
    "Of the 60 people over seventy we talked to, 21 had no phone in the house, that's 45 %.",
    "We have 260 members. Among them are 117 children under twelve, that is 38 % of the members.",
    "Nous comptons 260 inscrits. Parmi eux, 117 enfants de moins de douze ans, soit 38 % des inscrits.",
    "Spośród 180 gospodarstw 57 nie ma ogrodu, czyli 38 %.",
  ])("names %s", (text) => {
    expect(kindsIn(text)).toEqual(["share"]);
  });

  it.each([
    "Of the 180 gardeners we asked, 57 had no shed, that is 32 %.",
    "We have 260 members. Among them are 117 children under twelve, that is 45 % of the members.",
    "We have 260 members. Among them are 117 children under twelve, that is 38 % of the young.",
    "We have 260 members, 308 with guests. Among them are 117 children, that is 38 % of the members.",
    "In 31 books we read, 19 heroes die before the age of 25 (61 %).",
    "64 trainees began and 40 finished; 32 found work (80 %).",
    "Last year 64 trainees began. 40 of 50 found work, a rate of 80 %.",
  ])("is silent on %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

describe("shares of what was counted elsewhere", () => {
  it.each([
    [
      "Forty-eight of our 212 pupils speak another language at home.",
      "32 % of the pupils grow up with a second language.",
    ],
    ["The county has 96 schools. Of these, 54 visited us.", "It is sad that 62 % of the schools did not visit us."],
    ["Heute sind wir 96 Mitglieder; 35 von ihnen sind Frauen.", "46 % unserer Mitglieder sind weiblich."],
  ])("are named where they differ: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["share"]);
  });

  it.each([
    [
      "Forty-eight of our 212 pupils speak another language at home.",
      "23 % of the pupils grow up with a second language.",
    ],
    ["Forty-eight of our 212 pupils speak another language.", "32 % of the pupils live on farms."],
    ["Forty-eight of our 212 pupils speak another language.", "In 2015 32 % of the pupils spoke another language."],
    ["The county has 96 schools. Of these, 54 visited us.", "44 % of the schools did not visit us."],
    ["21 of the 178 children joined a choir.", "62 % of the choir children are girls."],
  ])("are not named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
