import { describe, expect, it } from "vitest";
import { tagUnits } from "../placement/tagUnits.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import { splitText } from "../text/splitText.ts";
import { statesIntent } from "../text/statesIntent.ts";
import { nameGrant } from "./grantName.ts";
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

  it("takes what says what is to be done, and nothing that leans on what is not there", () => {
    const whole = wholeOf(text);
    expect(whole).toContain("We wish to create a small service that visits them at home.");
    expect(whole).not.toContain("It would have one worker.");
  });

  it("takes items of lists where there are no sentences, and nothing where enough was said", () => {
    expect(
      wholeOf(
        "what we want to do\n- build a female changing room with two showers\n- run four sessions a week for girls",
      ).length,
    ).toBeGreaterThan(0);
    expect(wholeOf(text, "word ".repeat(50))).toEqual([]);
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
  ])("lean on the one before: %j", (sentence) => expect(leansOnBefore(sentence)).toBe(true));

  it.each(["So we want to open a class.", "One of the three sites is wet.", "Because the road floods, nobody comes."])(
    "stand by themselves: %j",
    (sentence) => expect(leansOnBefore(sentence)).toBe(false),
  );

  it.each([
    "What we propose is to strip the roof.",
    "Wir wollen einen Garten anlegen.",
    "We would like to open a class.",
  ])("say what somebody wants: %j", (sentence) => expect(statesIntent(sentence)).toBe(true));
});

describe("nameGrant", () => {
  it.each([
    ["We wish to create a small service, to be known as Lanterns.", "Lanterns"],
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
  ])("names %j", (text, name) => expect(nameGrant(text, "Community grant")).toBe(name));
});
