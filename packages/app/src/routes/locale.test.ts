import { describe, expect, it } from "vitest";
import { localeOf } from "./locale.ts";

const page = { lang: "en", dir: "" };

describe("the locale of the design system", () => {
  it.each([
    ["the browser's language", ["de-CH", "en"], "de-CH"],
    ["the first that runs as the page does", ["ar-EG", "fr", "en"], "fr"],
    ["the page's, where none does", ["he", "fa-AF"], "en"],
    ["the page's, where the browser names none", [], "en"],
    ["the first that is a language, where a system names another thing", ["c", "en-US@posix", "de"], "de"],
  ])("is %s", (_, languages, locale) => {
    expect(localeOf(languages, page)).toBe(locale);
  });

  it("runs from right to left where the page does", () => {
    expect(localeOf(["en-GB", "ur"], { lang: "ar", dir: "rtl" })).toBe("ur");
  });
});
