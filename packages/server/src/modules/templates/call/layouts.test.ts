import { describe, expect, it } from "vitest";
import { readLimits } from "./limits.ts";
import { readCall } from "./readCall.ts";
import { wordsFor } from "./words/callWords.ts";

const read = (...lines: string[]) => readCall(lines.join("\n"));

const sectionsOf = ({ fields }: ReturnType<typeof readCall>) =>
  fields.map(({ title, maxWordCount, maxLength, pageLimit }) => [
    title,
    maxWordCount ?? maxLength ?? (pageLimit === undefined ? undefined : `${pageLimit} p`),
  ]);

const papersOf = ({ documentChecklist }: ReturnType<typeof readCall>) =>
  documentChecklist.map(({ name, required }) => [name, required]);

const criteriaOf = ({ criteria }: ReturnType<typeof readCall>) => criteria?.map(({ title, points }) => [title, points]);

describe("forms and lists as tables", () => {
  it("reads rows, with a unit at the head of a column of numbers", () => {
    const reading = read(
      "Application form",
      "",
      "Field\tMax. words",
      "Title\t20",
      "Case for support\t1,000",
      "Timeline\t–",
      "",
      "What to attach",
      "",
      "No.\tItem\tNeeded?",
      "1\tBudget\tYes",
      "2\tCV, two pages\tYes",
      "3\tPhoto\tIf you have one",
      "",
      "How we score",
      "",
      "No.\tCriterion\tScale\tWeight",
      "1\tNeed\t1–5\t60%",
      "2\tReach\t1–5\t40%",
    );
    expect(sectionsOf(reading)).toEqual([
      ["Title", 20],
      ["Case for support", 1000],
      ["Timeline", undefined],
    ]);
    expect(papersOf(reading)).toEqual([
      ["Budget", true],
      ["CV, two pages", true],
      ["Photo", false],
    ]);
    expect(criteriaOf(reading)).toEqual([
      ["Need", 60],
      ["Reach", 40],
    ]);
  });

  it("reads what rows tick, and what stands beside a label", () => {
    const reading = read(
      "Check that you are eligible",
      "",
      "Statement\tYes\tNo",
      "You work for a school\t☐\t☐",
      "You are over 18\t☐\t☐",
      "",
      "At a glance",
      "",
      "What we do not fund\tTravel abroad; salaries are not paid either",
      "Closing date\t3 May 2027, noon (Lisbon)",
    );
    expect(reading.eligibility?.map(({ value }) => value)).toEqual(["You work for a school", "You are over 18"]);
    expect(reading.deadline?.value).toBe("2027-05-03T11:00:00.000Z");
  });
});

describe("numbers of headings", () => {
  it("tells those of a regulation from the lists below them", () => {
    const reading = read(
      "Konkurs „Nauka bliżej” 2027",
      "§ 4. Kryteria oceny",
      "1. Wniosek oceniany jest według kryteriów:",
      "a) oryginalność pomysłu – 30 punktów;",
      "b) metodyka: od 0 do 40 punktów;",
      "c) doświadczenie zespołu (0–30 pkt).",
      "§ 5. Załączniki",
      "1. Do wniosku należy dołączyć:",
      "a) życiorys kierownika (obowiązkowo);",
      "b) listy poparcia (opcjonalnie).",
    );
    expect(criteriaOf(reading)).toEqual([
      ["oryginalność pomysłu", 30],
      ["metodyka", 40],
      ["doświadczenie zespołu", 30],
    ]);
    expect(papersOf(reading)).toEqual([
      ["życiorys kierownika", true],
      ["listy poparcia", false],
    ]);
  });

  it("takes a list that begins anew for one under its heading", () => {
    const reading = read(
      "3. Requisitos",
      "1. Tener sede en Lima",
      "2. Existir desde hace dos años",
      "4. Formulario",
      "4.1 Resumen",
      "Hasta 1 500 caracteres.",
      "4.2 Equipo",
      "Hasta 2 páginas.",
      "5. Gastos no reconocidos",
      "1. Terrenos",
      "2. Deudas",
    );
    expect(reading.eligibility?.map(({ value }) => value)).toEqual([
      "Tener sede en Lima",
      "Existir desde hace dos años",
    ]);
    expect(sectionsOf(reading)).toEqual([
      ["Resumen", 1500],
      ["Equipo", "2 p"],
    ]);
    expect(reading.prohibitions?.map(({ value }) => value)).toEqual(["Terrenos", "Deudas"]);
  });
});

describe("running text", () => {
  it("reads paragraphs that begin with their own heading", () => {
    const reading = read(
      "Hollis Seed Fund 2027",
      "",
      "Eligibility. Full-time staff are eligible. Nobody may hold two awards at once.",
      "",
      "Proposal. Please send one file with the following: a cover page; a narrative (three pages at most); a budget (one page).",
      "",
      "Not allowed. The fund cannot be used for salaries, for travel or for equipment over $500.",
      "",
      "Review. We ask three questions. Is the idea new? Can it be done in a year?",
      "",
      "Deadline. Proposals are due on April 5, 2027.",
      "",
      "All proposals must be received by 5 p.m. Central Time.",
    );
    expect(reading.eligibility?.map(({ value }) => value)).toEqual([
      "Full-time staff are eligible.",
      "Nobody may hold two awards at once.",
    ]);
    expect(sectionsOf(reading)).toEqual([
      ["a cover page", undefined],
      ["a narrative", "3 p"],
      ["a budget", "1 p"],
    ]);
    expect(reading.prohibitions?.map(({ value }) => value)).toEqual(["salaries", "travel", "equipment over $500"]);
    expect(criteriaOf(reading)).toEqual([
      ["Is the idea new?", undefined],
      ["Can it be done in a year?", undefined],
    ]);
    expect(reading.deadline?.value).toBe("2027-04-05T22:00:00.000Z");
  });

  it("reads what a letter asks for, sentence by sentence", () => {
    const reading = read(
      "Dear friends,",
      "We ask for a letter. First, tell us in no more than one page who you are. Then describe in two pages at most the work you wish to do. Last, set out the cost, line by line; one page is enough. The whole letter should not be longer than five pages.",
    );
    expect(sectionsOf(reading)).toEqual([
      ["who you are", "1 p"],
      ["the work you wish to do", "2 p"],
      ["the cost, line by line", "1 p"],
    ]);
    expect(reading.pageLimit?.value).toBe("5");
  });
});

describe("sums and days", () => {
  it.each([
    ["We give grants of £500 up to £4,000 each.", { least: 500, most: 4000, currency: "GBP" }],
    ["Grants range from $2,500 to $15,000 CAD.", { least: 2500, most: 15000, currency: "CAD" }],
    ["La Agencia aporta entre S/ 60 000 y S/ 180 000 por proyecto.", { least: 60000, most: 180000, currency: "PEN" }],
    ["Total funding is $900,000; individual awards will not exceed $60,000.", { most: 60000, currency: "USD" }],
    ["Grants of up to £40,000 per year, and no more than £110,000 in total.", { most: 110000, currency: "GBP" }],
  ])("reads the award in %j", (text, award) => {
    const { readFrom, ...found } = read(text).award!;
    expect(found).toEqual(award);
    expect(readFrom.line).toBe(1);
  });

  it.each([
    [
      "Applications are accepted from 1 March 2027 to 30 April 2027 at 17:00 (Lisbon time).",
      "2027-04-30T16:00:00.000Z",
    ],
    ["Einsendeschluss ist der 7. Mai 2027, 24 Uhr; es gilt der Eingang.", "2027-05-07T23:59:00.000Z"],
    ["Letter of intent due: 1 March 2027.\nFull proposals due: 1 June 2027.", "2027-06-01T23:59:00.000Z"],
    ["Date limite de dépôt :\nvendredi 12 mars 2027 à 18 h 00 (heure de Paris)", "2027-03-12T17:00:00.000Z"],
    ["آخر موعد لتقديم الطلبات 24 تشرين الأول/أكتوبر 2027 الساعة 16:00 بتوقيت بيروت", "2027-10-24T13:00:00.000Z"],
  ])("reads the deadline in %j", (text, iso) => {
    expect(readCall(text).deadline?.value).toBe(iso);
  });
});

describe("readLimits", () => {
  const english = wordsFor("This is the call of the fund for all");
  const arabic = wordsFor("دعوة إلى تقديم الطلبات في العام");

  it.each([
    ["Objectives [e.g. 4 pages]", {}],
    ["Most people write about a page.", {}],
    ["Data plan: 2 pages recommended", {}],
    ["In no more than two pages, describe the work.", { pageLimit: 2 }],
    ["A single page is enough.", { pageLimit: 1 }],
    ["Half a page.", { pageLimit: 0.5 }],
    ["Word limit: 250", { maxWordCount: 250 }],
    ["150–200 words", { minWordCount: 150, maxWordCount: 200 }],
    ["(maximum 1,500 characters including spaces)", { maxLength: 1500 }],
  ])("reads %j", (text, limits) => {
    expect(readLimits(text, english).limits).toEqual(limits);
  });

  it.each([
    ["(٥٠٠ كلمة)", { maxWordCount: 500 }],
    ["لا يتجاوز صفحتين", { pageLimit: 2 }],
    ["الملخص – صفحة واحدة", { pageLimit: 1 }],
  ])("reads %j in Arabic", (text, limits) => {
    expect(readLimits(text, arabic).limits).toEqual(limits);
  });
});
