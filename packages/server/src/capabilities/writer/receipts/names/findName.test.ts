import { describe, expect, it } from "vitest";
import { indexSources } from "../indexSources.ts";
import { makeReceipts } from "../makeReceipts.ts";
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
    ["Nana", "ნანა"],
    ["Kolkata", "কলকাতা"],
    ["Abebe", "አበበ"],
    ["Mnatsakan", "Մնացական"],
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

  it("is found with the words of an institution translated, and not with another place", () => {
    const source = "The letter is from Osnabrück. Дім культури, місто Одеса.";
    expect(namesIn("We work with the Youth Orchestra of Osnabrück.", source)).toEqual([
      ["Youth Orchestra of Osnabrück", "stated"],
    ]);
    expect(namesIn("We work with the Youth Orchestra of Salzburg.", source)).toEqual([
      ["Youth Orchestra of Salzburg", "no"],
    ]);
  });

  it("is found apart from where somebody belongs", () => {
    const source = "Inspector Ada Lund of the NFB comes twice.";
    expect(namesIn("We heard Ada Lund of the Northern Fire Brigade.", source)).toEqual([
      ["Ada Lund of the Northern Fire Brigade", "stated"],
    ]);
    expect(namesIn("We heard Ada Lund of the Southern Fire Brigade.", source)).toEqual([
      ["Ada Lund of the Southern Fire Brigade", "no"],
    ]);
  });

  it("is found where it is one word in Korean, the family name first", () => {
    const source = "저희 모임은 부산에 있으며 대표는 박서준입니다.";
    expect(namesIn("It is led by Seojun Bak.", source)).toEqual([["Seojun Bak", "stated"]]);
    expect(namesIn("It is led by Hyejin Gwon.", source)).toEqual([["Hyejin Gwon", "no"]]);
  });

  it("is found as the first letters of words in small letters, and in another order than they stand", () => {
    const source = "Nous avons deux équivalents temps plein et une aide.";
    expect(namesIn("L'équipe compte deux ETP et une aide.", source)).toEqual([["ETP", "stated"]]);
    expect(namesIn("L'équipe compte deux CDI et une aide.", source)).toEqual([["CDI", "no"]]);
    expect(namesIn("The language of flat northern signs (LNFS) is used.", "They sign.")).toEqual([["LNFS", "stated"]]);
  });

  it("is a title that was translated where one stands there in another language, and no other title", () => {
    const source = "Our trail is called «Шлях води». It begins at the mill.";
    expect(namesIn('The trail "Way of Water" begins at the mill.', source)).toEqual([["Way of Water", "stated"]]);
    expect(namesIn("The trail Way of Salt begins at the mill.", source)).toEqual([["Way of Salt", "no"]]);
    expect(namesIn('The trail "Way of Salt" begins at the mill.', "The trail begins at the mill.")).toEqual([
      ["Way of Salt", "no"],
    ]);
  });
});
