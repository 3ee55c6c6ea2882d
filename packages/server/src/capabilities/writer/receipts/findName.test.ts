import { describe, expect, it } from "vitest";
import { indexSources } from "./indexSources.ts";
import { makeReceipts } from "./makeReceipts.ts";
import { soundOf } from "./sounds.ts";

const namesIn = (text: string, source: string) => {
  const index = indexSources([{ kind: "description", text: source }]);
  return makeReceipts(text, index).flatMap(({ facts }) =>
    facts.flatMap(({ kind, start, end, found }) => (kind === "name" ? [[text.slice(start, end), found]] : [])),
  );
};

describe("soundOf", () => {
  it.each([
    ["Kolesnikov", "Колесников"],
    ["Kungur", "Кунгур"],
    ["Mafraq", "المفرق"],
    ["Sindyan", "السنديان"],
    ["Fawzia", "فوزية"],
  ])("of %s is that of %s", (latin, other) => {
    expect(soundOf(latin)).toBe(soundOf(other));
  });
});

describe("a name", () => {
  it("is found in another script, also with an ending", () => {
    const source =
      "Музей пчеловодства в селе Берёзовка Пермского края открыла семья Колесниковых. Занятия ведёт Галина Сергеевна.";
    expect(namesIn("The museum of Beryozovka in the region was opened by the Kolesnikov family.", source)).toEqual([
      ["Beryozovka", "stated"],
      ["Kolesnikov", "stated"],
    ]);
    expect(namesIn("The museum in the region was opened by the Petrovsky family.", source)).toEqual([
      ["Petrovsky", "no"],
    ]);
  });

  it("is found where a country is called otherwise, and as its people are called", () => {
    const arabic = "نحن جمعية نساء في محافظة عجلون في الأردن، تأسست الجمعية سنة 2013 وعدد العضوات 47 امرأة.";
    expect(namesIn("The association works for the women of Ajloun in Jordan.", arabic)).toEqual([
      ["Ajloun", "stated"],
      ["Jordan", "stated"],
    ]);
    expect(namesIn("The association works for the women of Ajloun in Norway.", arabic).at(-1)).toEqual([
      "Norway",
      "no",
    ]);
    expect(namesIn("They keep to the Indian limit.", "The limit in India is low.")).toEqual([["Indian", "stated"]]);
  });

  it("is found with a saint, and behind a word that begins its sentence", () => {
    expect(namesIn("He read the news in St. Paul.", "He works at a station in Saint Paul.")).toEqual([
      ["St. Paul", "stated"],
    ]);
    expect(namesIn("Storyteller Maud Ferrandi comes.", "Maud Ferrandi tells tales.")).toEqual([
      ["Storyteller Maud Ferrandi", "stated"],
    ]);
    expect(namesIn("It is led by Cuyahoga Community College.", "Students of the community college help.")).toEqual([
      ["Cuyahoga Community College", "no"],
    ]);
  });
});
