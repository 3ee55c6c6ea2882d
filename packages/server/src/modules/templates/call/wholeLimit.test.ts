import { describe, expect, it } from "vitest";
import { readCall } from "./readCall.ts";

describe("how many pages the whole may have", () => {
  it.each([
    [
      "beside the lengths of its parts",
      "Dear friends,\n\nWrite to us on not more than three sides of A4. Begin with the hall, and give that half a side. Tell us in one and a half pages what you want to do. Then say on half a page who will come.",
      "3",
    ],
    [
      "the larger of two kinds",
      "How to apply\n\nThe plan (sections b through e) may not run to more than 10 pages for small studies and 15 pages for large ones.",
      "15",
    ],
    ["in Spanish", "La carta de la asociación no excederá de cuatro páginas, sin contar los anexos.", "4"],
    ["in Portuguese", "A candidatura à fundação é um texto que não pode ultrapassar seis páginas.", "6"],
    [
      "in the sentence behind the one that names it",
      "We ask for a short proposal only. It can be in any language, and by hand. It may not be longer than two pages.",
      "2",
    ],
    ["in Dutch", "Stuur ons voor het fonds een brief van hoogstens vier kanten A4.", "4"],
  ])("is read %s", (_, text, pages) => {
    expect(readCall(text).pageLimit?.value).toBe(pages);
  });

  it.each([
    ["Your answers together may not exceed 2,500 words.", "wordLimit", "2500"],
    ["We ask for a letter of at most 900 words. Begin with the hall (100 words).", "wordLimit", "900"],
    ["Together your answers may have at most 8,000 characters with spaces.", "characterLimit", "8000"],
  ] as const)("is read in words and characters, too: %s", (text, limit, amount) => {
    expect(readCall(`How to apply\n\n${text}`)[limit]?.value).toBe(amount);
  });

  it.each([
    "Budget narrative*: explain how the grant will be spent. (max. 1,500 characters)",
    "The application has a summary that others understand (up to 200 words).",
    "What your project has done already: up to 150 words",
    "The proposal title may not exceed 120 words.",
    "Your proposal needs a title of up to 115 words and a budget.",
    "Your application has a title of at most 580 characters.",
    "The application's public summary may have at most 150 words.",
    "Start your application by sending an email of no more than 100 words.",
    "Summarise the entire project in up to 100 words.",
    "Der Antrag enthält eine Zusammenfassung von höchstens 200 Wörtern.",
    "Your application must not exceed 5 pages and a summary of up to 200 words.",
  ])("is no length of one of its texts: %s", (text) => {
    const { wordLimit, characterLimit } = readCall(`How to apply\n\n${text}`);
    expect([wordLimit, characterLimit]).toEqual([undefined, undefined]);
  });

  it("is not less than a section may have", () => {
    const form = ["Tell us why (300 words).", "Tell us how (250 words)."].map((line, at) => `${at + 1}. ${line}`);
    const call = (most: number) =>
      `Application form\n\nAll answers together may have ${most} words. We count them.\n\n${form.join("\n\n")}`;
    expect(readCall(call(500)).wordLimit?.value).toBe("500");
    expect(readCall(call(280)).wordLimit).toBeUndefined();
  });

  it("is no length of the question above it", () => {
    const call =
      "The form\n\nWho is it for?\n\nUp to 50 words.\n\nIs there more to say?\n\nThat is all. The form should fit on one side of A4.";
    const reading = readCall(call);
    expect(reading.pageLimit?.value).toBe("1");
    expect(reading.fields.map(({ title, pageLimit }) => [title, pageLimit])).toEqual([
      ["Who is it for?", undefined],
      ["Is there more to say?", undefined],
    ]);
  });
});
