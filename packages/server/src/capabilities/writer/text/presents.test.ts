import { describe, expect, it } from "vitest";
import { leansOnBefore } from "./leansOnBefore.ts";
import { presents } from "./presents.ts";

describe("what a sentence leans on", () => {
  it.each([
    "This study follows forty families through the first year.",
    "Dieses Vorhaben untersucht die Kleingewässer im Hügelland.",
    "Dit onderzoek gaat na hoe snel een kwelder meegroeit.",
    "Questo progetto porta la musica nelle case di riposo.",
  ])("is nothing where it names the whole: %s", (sentence) => {
    expect(leansOnBefore(sentence)).toBe(false);
  });

  it.each(["This costs £400 a month.", "Dieses Jahr waren es mehr.", "Dit kost te veel.", "Questo non basta."])(
    "is the one before where it points at that: %s",
    (sentence) => {
      expect(leansOnBefore(sentence)).toBe(true);
    },
  );

  it.each([
    ["It's a sauna on wheels for the sea swimmers.", true],
    ["This is a cold room of twenty cubic metres.", true],
    ["It is not enough.", false],
    ["It's why they stay away.", false],
    ["They bake before dawn.", false],
  ])("may be nothing where it says what something is: %s", (sentence, isFirst) => {
    expect(presents(sentence)).toBe(isFirst);
  });
});
