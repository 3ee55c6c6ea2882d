import { countWords } from "@grantwright/domain";
import { describe, expect, it } from "vitest";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { tagUnits } from "../placement/tagUnits.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import { splitText } from "../text/splitText.ts";
import { statesIntent } from "../text/statesIntent.ts";
import { summarizeJob } from "./composeSummary.ts";
import { nameGrant } from "./name/nameGrant.ts";
import { sentencesOfWhole } from "./tellWhole.ts";

const wholeOf = (text: string, has = "") => {
  const { units } = splitText(text);
  const tags = tagUnits(units);
  return sentencesOfWhole(
    units.map((unit, at) => ({ unit, tag: tags[at]! })),
    has,
  ).map((unit) => unit.text);
};

describe("sentencesOfWhole", () => {
  const text =
    "Forty children here wait eleven months for help. We wish to create a small service that visits them at home. It would have one worker. The service costs £40,000 a year.";

  it("takes what says what is to be done, with what is said of it at once, and nothing that leans on what is not there", () => {
    expect(wholeOf(text)).toEqual([
      "We wish to create a small service that visits them at home.",
      "It would have one worker.",
    ]);
    expect(
      wholeOf("The hall is cold. It was built in 1950. We want to insulate its roof with sheep's wool."),
    ).not.toContain("It was built in 1950.");
  });

  it("tells nothing that stands among the outcomes, and of the methods one sentence, unless nothing else is told", () => {
    const places: Record<string, SectionKind> = {
      "We wish to create a small service that visits them at home.": "methods",
      "It would have one worker.": "methods",
      "Forty children here wait eleven months for help.": "outcomes",
    };
    const { units } = splitText(text);
    const tags = tagUnits(units);
    const whole = units.map((unit, at) => ({ unit, tag: tags[at]! }));
    const told = (has: string) => sentencesOfWhole(whole, has, (unit) => places[unit.text] ?? "budget");
    expect(told("").map((unit) => unit.text)).toEqual(["We wish to create a small service that visits them at home."]);
    places["We wish to create a small service that visits them at home."] = "outcomes";
    expect(told("").map((unit) => unit.text)).toEqual(["We wish to create a small service that visits them at home."]);
    expect(told("A service for the valley.")).toEqual([]);
  });

  it("tells nothing of the need that follows what is intended, and nothing of the timeline or the partners", () => {
    const told = "We wish to create a service that visits them at home. Their mothers cannot leave the farms at all.";
    const { units } = splitText(`${told} It begins in May. The clinic of the valley has promised us a room.`);
    const tags = tagUnits(units);
    const whole = units.map((unit, at) => ({ unit, tag: tags[at]! }));
    const places: SectionKind[] = ["methods", "need", "timeline", "partners"];
    expect(
      sentencesOfWhole(whole, "", (unit) => places[units.indexOf(unit)]).map((unit) => units.indexOf(unit)),
    ).toEqual([0]);
  });

  it("takes a list of what is wanted as a whole, whatever else says what is hoped for", () => {
    const notes =
      "Who comes: 87 children\n\nWhat we want\n- a new floor, $8,760\n- 16 laptops\n\nWe'd like to go from 87 to 120.";
    expect(wholeOf(notes)).toEqual(expect.arrayContaining(["a new floor, $8,760", "16 laptops"]));
  });

  it("takes no list below who runs it or what it costs", () => {
    const notes =
      "Who runs the project\n- Bea, 0771 200\n- Tom\n\nWe want to mend two boats for the children of the harbour.";
    expect(wholeOf(notes)[0]).toBe("We want to mend two boats for the children of the harbour.");
  });

  it("takes items of lists where there are no sentences, and nothing where enough was said", () => {
    expect(
      wholeOf(
        "what we want to do\n- build a female changing room with two showers\n- run four sessions a week for girls",
      ).length,
    ).toBeGreaterThan(0);
    expect(wholeOf(text, `We want to build a hall. ${"word ".repeat(50)}`)).toEqual([]);
    expect(wholeOf(text, "word ".repeat(50))).toContain("We wish to create a small service that visits them at home.");
  });
});

describe("sentences", () => {
  it.each([
    "I was one of them.",
    "Third, how much is exported?",
    "They train together.",
    "Because people are afraid of it.",
    "After it, each child is visited.",
    "Twenty-three of them live here.",
    "Además, hay sitio.",
    "One has been dead since the cyclone.",
    "At the other two the women queue at night.",
    "By the end of the week we were in his barn.",
    "The man who runs it grows apples.",
    "Une bonne centaine d'entre eux marchent.",
    "Of this £6,000 is for artists.",
    "We had ten of them done at the university.",
    "For those months the women go back to the river.",
    "One will be based at the surgery and the other at the shop.",
    "About a third will be over 55.",
    "Because of that nobody comes.",
    "People leave them on my porch.",
    "Mairi MacInnis teaches them on Wednesdays in the hall.",
    "I'd like to pay her forty dollars an hour.",
  ])("lean on the one before: %j", (sentence) => expect(leansOnBefore(sentence)).toBe(true));

  it.each([
    "So we want to open a class.",
    "One of the three sites is wet.",
    "Because the road floods, nobody comes.",
    "Volunteers say what they need.",
    "Maria runs the shop from her kitchen.",
    "Someone lent us his van.",
    "Desde 2009 he dirigido la escuela.",
    "E-bikes would let nurses visit at night.",
    "If this grant is awarded, work starts in May.",
    "Jess Ackroyd directs, and she drives the van.",
    "So: trap, neuter, and find them a home.",
    "In this village nobody has a car.",
    "With this grant we mend the roof.",
    "During this project two boats are hired.",
    "One third of the valley is under water.",
    "Parents who have children bring them to the hall.",
    "The schools with gardens use them in the spring.",
  ])("stand by themselves: %j", (sentence) => expect(leansOnBefore(sentence)).toBe(false));

  it.each([
    "I don't want another January like that one.",
    "We will consider it successful if 300 come.",
    "The study participants were young.",
  ])("do not say what somebody wants: %j", (sentence) => expect(statesIntent(sentence)).toBe(false));

  it.each([
    "It is proposed that the service goes to them.",
    "We want to plant 300 trees, and we will count what lives.",
    "The study pairs nine sites.",
    "So we're asking for R273,000.",
    "What we propose is to strip the roof.",
    "Wir wollen einen Garten anlegen.",
    "We would like to open a class.",
    "What we ask: to have the reels digitized.",
    "We propose, over nine months, to freeze the whole collection.",
  ])("say what somebody wants: %j", (sentence) => expect(statesIntent(sentence)).toBe(true));
});

describe("summarizeJob", () => {
  it("keeps the form's limit, also with what goes on from a short intent", () => {
    const text =
      "We want to do two things. First, repair 1,200 square metres of wall in two winters, at the 24 worst places. Second, teach three courses each winter, with eight people in a course.";
    const { text: summary } = summarizeJob.run(
      [{ kind: "description", text }],
      { maxWordCount: 20 },
      new Set(),
      new Set(),
    );
    expect(countWords(summary)).toBeLessThanOrEqual(20);
    const { text: whole } = summarizeJob.run([{ kind: "description", text }], {}, new Set(), new Set());
    expect(whole).toContain("Second, teach");
  });
});

describe("nameGrant", () => {
  it.each([
    ["We wish to create a small service, to be known as Lanterns.", "Lanterns: creating a small service"],
    ["Low Water is a new play with songs about herring.", "Low Water"],
    [
      "The roof leaks. What we propose is to strip and re-slate the rear slope.",
      "Stripping and re-slating the rear slope",
    ],
    ["Re: Two basses for the band\n\nDear Trustees,\n\nThe basses are old.", "Two basses for the band"],
    [
      "If you want to sell your own meat you drive far. We want to build a mobile abattoir.",
      "Building a mobile abattoir",
    ],
    ["The shed is shut. What we'd like is to move into the empty unit.", "Moving into the empty unit"],
    ["We hope to open in April. We want to make a show about two rivers.", "Show about two rivers"],
    ["What we want to do is turn that wet end into a garden.", "Turning that wet end into a garden"],
    ["The shed is cold. What we’re looking to do is build two boats.", "Building two boats"],
    ["We are requesting support to a two year training of 60 children.", "Two year training of 60 children"],
    ["The pumps fail. We will train 28 of them. Jos Solar Hub has existed since 2019.", "Jos Solar Hub"],
    ["Then the older kids run it.", "Community grant"],
    ["De kookavonden liepen juist beter dan verwacht.", "Community grant"],
    ["What we ask: to have the other reels digitized.", "Having the other reels digitized"],
    ["We want to do two things. We are the Marsh Lane Allotment Association.", "Marsh Lane Allotment Association"],
    ["Papyrine is a free reader for blind people. It costs nothing.", "Papyrine: a free reader for blind people"],
    ["The group meets on Tuesday.", "Community grant"],
    ["Lo que queremos es cosechar el agua de lluvia en la escuela.", "Cosechar el agua de lluvia en la escuela"],
    ["Nous souhaitons ouvrir une antenne mobile, qui roule.", "Ouvrir une antenne mobile"],
    ["Wir möchten in drei Jahren 450 Hochstämme nachpflanzen.", "450 Hochstämme nachpflanzen"],
    ["Nuestro proyecto se llama «Pueblos que cuentan».", "Pueblos que cuentan"],
    ["Hi Trish\n\nWe want to build a mobile abattoir.", "Building a mobile abattoir"],
    [
      "Diabetes follow-up for the islands: summary of what we propose. It goes to them.",
      "Diabetes follow-up for the islands",
    ],
    ["Friendly City Wheelers has existed since 2006. Our players share five chairs.", "Friendly City Wheelers"],
    ["Relay for the valley (to be tidied up)\n\nThe radio fails. We want to mend it.", "Relay for the valley"],
    ["Title (tentative): Lignin by light\nThird, to apply catalysts to organosolv lignin.", "Lignin by light"],
    ["They will not come. We want to open an early class.", "Opening an early class"],
    [
      "A woman called Maria Lopez runs the kitchen. We want to open a bakery in the hall.",
      "Opening a bakery in the hall",
    ],
    ["Miller & Co. The roof leaks. We want to teach swimming for all.", "Teaching swimming for all"],
    ["My name is Ana. We want to plant a wood.", "Planting a wood"],
    ["I drive the bus for Harlan Creek Public Library. I'd like to hand her something.", "Harlan Creek Public Library"],
    ["The roof leaks. It rains. Nobody comes. A lady from Askrigg College helps.", "Community grant"],
    ["Sou professora na Escola Municipal Padre Linhares. Queremos vender em 2,200.", "Escola Municipal Padre Linhares"],
    ["Les 72 placettes seront visitées deux fois.", "Community grant"],
    ["Le projet LICMAU propose d’utiliser les lichens comme témoins.", "LICMAU: utiliser les lichens comme témoins"],
  ])("names %j", (text, name) => expect(nameGrant(text, "Community grant")).toBe(name));
});
