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
