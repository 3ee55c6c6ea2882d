import { describe, expect, it } from "vitest";
import { languageOf, passagesOf } from "./languageOf.ts";

const german =
  "Der Verein pflegt seit vielen Jahren die Wiesen und möchte nun auch die alten Bäume schneiden lassen.\n";
const english = "The association has looked after the meadows for many years and now wants to prune the old trees.\n";

describe("languageOf", () => {
  it.each([
    [german, "de"],
    [english, "en"],
    ["Музей открыт пять месяцев в году.", "ru"],
    ["تدير الجمعية مكتبة متنقلة منذ عام 2017.", "ar"],
    ["2026年4月から始めます。", "ja"],
    ["我们有三十五个家庭。", "zh"],
    ["", "en"],
  ])("of %j is %s", (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe("passagesOf", () => {
  it("finds a summary in another language than the text", () => {
    const text = german + german + english + german;
    expect(passagesOf(text).map(({ start, end, language }) => [text.slice(start, end), language])).toEqual([
      [german + german, "de"],
      [english, "en"],
      [german, "de"],
    ]);
  });

  it("takes a short line for one of the text's own language", () => {
    expect(passagesOf(`${german}The old trees\n`)).toHaveLength(1);
  });

  it("covers a text of any length", () => {
    const text = "word ".repeat(50_000);
    expect(passagesOf(text)).toEqual([{ start: 0, end: text.length, language: "en" }]);
  });
});
