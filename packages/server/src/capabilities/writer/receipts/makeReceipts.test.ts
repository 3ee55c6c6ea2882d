import { describe, expect, it } from "vitest";
import { makeReceipts } from "./makeReceipts.ts";
import { measureReceipts } from "./measureReceipts.fixture.ts";
import type { Source } from "./receipt.ts";
import { indexSources } from "./indexSources.ts";

const sources: Source[] = [
  {
    kind: "description",
    text: "We are the Brackley Lane Allotment Association, 64 plots on the east side of town. The raised beds cost £11,400 and the pond £3,250. Work starts in October 2026 and takes six months. Margaret Oyelaran keeps the books.",
  },
  { kind: "file", fileId: "survey", text: "We gave out 240 forms and got 152 back.\nflats\t61\ngardens\t91" },
];
const index = indexSources(sources);

/** The only receipt of one sentence. */
function receiptOf(text: string, of = index) {
  const receipts = makeReceipts(text, of);
  expect(receipts).toHaveLength(1);
  return receipts[0]!;
}

const factsOf = (text: string, of = index) =>
  receiptOf(text, of).facts.map(({ start, end, found, working }) => [
    text.slice(start, end),
    found,
    ...(working ? [working] : []),
  ]);

describe("makeReceipts", () => {
  it("knows a sentence of the person's own, and of a file", () => {
    expect(receiptOf("Margaret Oyelaran keeps the books.")).toMatchObject({
      from: "person",
      match: "same",
      sources: [{ kind: "description" }],
    });
    expect(receiptOf("we gave out 240 forms,  and got 152 back")).toMatchObject({
      from: "file",
      match: "same",
      sources: [{ fileId: "survey" }],
    });
  });

  it("knows a reworded one by most of its words, and quotes what it stands on", () => {
    const receipt = receiptOf("The raised beds will cost £11,400, the pond £3,250.");
    expect(receipt).toMatchObject({ from: "person", match: "reworded" });
    const { start, end, quote } = receipt.sources[0]!;
    expect(sources[0]!.text.slice(start, end)).toBe(quote);
  });

  it("finds facts however they are written", () => {
    expect(factsOf("On sixty-four plots, £11.4k is spent on beds from 10/2026 on.")).toEqual([
      ["sixty-four", "stated"],
      ["£11.4k", "stated"],
      ["10/2026", "stated"],
    ]);
  });

  it("says how a fact was worked out", () => {
    expect(factsOf("Beds and pond come to £14,650 together.")).toEqual([
      ["£14,650", "worked", "14,650 = 11,400 + 3,250"],
    ]);
    expect(factsOf("Of 240 forms 152 came back, which is 63 %.").at(-1)).toEqual([
      "63 %",
      "worked",
      "63 % ≈ 152 ÷ 240",
    ]);
    expect(factsOf("Work ends in April 2027.")).toEqual([["April 2027", "worked", "October 2026 + six months"]]);
  });

  it("multiplies a length of time by how often it comes", () => {
    const sources = indexSources([
      { kind: "description", text: "Members train 20 minutes, four times a week. Notes are at doi 10.5281/zenodo.77." },
    ]);
    expect(factsOf("Members train 80 minutes a week.", sources)).toEqual([["80 minutes", "worked", "80 = 20 × 4"]]);
    expect(factsOf("See https://doi.org/10.5281/zenodo.77.", sources)[0]?.[1]).toBe("stated");
    expect(factsOf("See https://doi.org/10.5281/zenodo.78.", sources)[0]?.[1]).toBe("no");
  });

  it("finds a name behind an article that is written onto it", () => {
    const french = indexSources([
      { kind: "description", text: "Le lait vient d'Armorique et l’Association d'Yvetot paie." },
    ]);
    expect(factsOf("The milk comes from Armorique, and Yvetot pays.", french).map(([, found]) => found)).toEqual([
      "stated",
      "stated",
    ]);
  });

  it.each([
    ["£450 a month", "£450 a week"],
    ["120 g of flour", "120 oz of flour"],
    ["at most 1,300 °C", "at most 1,300 K"],
    ["450 euros par mois", "450 euros par semaine"],
  ])("tells %s from %s", (given, changed) => {
    const sources = indexSources([{ kind: "description", text: `The rest is ${given}.` }]);
    expect(factsOf(`It is ${given}, all in all.`, sources)[0]![1]).toBe("stated");
    expect(factsOf(`It is ${changed}, all in all.`, sources)[0]![1]).toBe("no");
  });

  it("knows a short name that its own sentence spells out", () => {
    expect(factsOf("The raised beds at Brackley Lane (BL) cost £11,400.").map(([, found]) => found)).toEqual([
      "stated",
      "stated",
      "stated",
    ]);
    expect(factsOf("The raised beds at Brackley Lane (XL) cost £11,400.")[1]).toEqual(["XL", "no"]);
  });

  it("reads what a letter in another language or alphabet says, and names as they sound there", () => {
    const sources = indexSources([
      { kind: "description", text: "We repair the walls above the gulf with the two masters of the village." },
      {
        kind: "file",
        fileId: "letter",
        text: "ΔΗΜΟΣ ΜΥΤΙΛΗΝΗΣ, 14 Φεβρουαρίου 2026\nΟ δήμος δίνει την αποθήκη για 18 μήνες. Οι μάστορες είναι ο Στρατής Βαλάκος και η Μαρία Βαλάκου.",
      },
    ]);
    const text = "On 14 February 2026 the municipality gave us the store for 18 months; Stratis Valakos works there.";
    expect(factsOf(text, sources).map(([words, found]) => [words, found])).toEqual([
      ["14 February 2026", "stated"],
      ["18 months", "stated"],
      ["Stratis Valakos", "stated"],
    ]);
    expect(factsOf("Stratis Melas works there.", sources)).toEqual([["Stratis Melas", "no"]]);
  });

  it("reads rows that are separated by semicolons or commas, and quotes them as they stand", () => {
    const rows = "Item;Basis;GBP\nFees, us;4 x 6 x 620;14880\nFlights;7 returns;6230\nRoom hire;12 x 75;1800";
    const sources = indexSources([{ kind: "file", fileId: "budget", text: rows }]);
    const [receipt] = makeReceipts("The costs come to £22,910 in all.", sources);
    expect(receipt?.facts).toMatchObject([{ found: "worked", working: "22,910 = 14,880 + 6,230 + 1,800" }]);
    const [flights] = makeReceipts("Flights for 7 returns come to £6,230.", sources);
    expect(flights?.sources[0]?.quote).toBe("Flights;7 returns;6230");
  });

  it.each([
    ["The hose is 2.3 km long.", "The hose runs for 2,300 metres.", "2,300"],
    ["The field has 6.5 ha.", "The field has 65,000 m².", "65,000"],
    ["We use 1.2 t of seed.", "We use 1,200 kg of seed.", "1,200"],
  ])("knows that %s says what “%s” does", (given, text, figure) => {
    const sources = indexSources([{ kind: "description", text: given }]);
    expect(factsOf(text, sources)).toEqual([[figure, "stated"]]);
    expect(factsOf(text.replace(/,\d00/, ",900"), sources)[0]![1]).toBe("no");
  });

  it("knows the last day of what begins on a day and takes some months", () => {
    const sources = indexSources([
      { kind: "description", text: "The project starts on 1 July 2026 and takes thirty months." },
    ]);
    expect(factsOf("The project closes on 31 December 2028.", sources)[0]![1]).toBe("worked");
    expect(factsOf("The project closes on 12 December 2028.", sources)[0]![1]).toBe("no");
  });

  it("knows a rounded number in other alphabets, too", () => {
    const russian = indexSources([{ kind: "description", text: "В приюте живут 148 собак." }]);
    expect(factsOf("В приюте около 155 собак.", russian)).toEqual([["155", "worked", "155 ≈ 148"]]);
  });

  it.each([
    ["A number", "Seventy-three percent of the members are over 60.", ["Seventy-three percent", "60"]],
    ["A name", "The garden is built with the Larkspur Trust.", ["Larkspur Trust"]],
    ["A citation", "Gardens keep people well (Hartley & Moss, 2019).", ["(Hartley & Moss, 2019)"]],
    ["A link", "See https://example.org/study for more.", ["https://example.org/study"]],
    ["Another currency", "The pond costs €3,250.", ["€3,250"]],
    ["A date", "The garden opens on 18 April 2027.", ["18 April 2027"]],
    ["A number of something else", "The beds were dug by 240 volunteers in a week.", ["240"]],
  ])("%s that nobody gave is found nowhere", (_, text, expected) => {
    expect(
      factsOf(text)
        .filter(([, found]) => found === "no")
        .map(([words]) => words),
    ).toEqual(expected);
  });

  it("tells a claim without any fact from a sentence that only connects", () => {
    expect(receiptOf("Our approach has been validated by leading experts abroad.")).toMatchObject({
      from: "writer",
      match: "none",
      isBare: true,
    });
    for (const saying of [
      "Distance is not always measured in miles.",
      "Un projet ne vaut que par celles et ceux qui le portent.",
    ])
      expect(receiptOf(saying).isBare).toBe(false);
    for (const connecting of [
      "This section describes the work that is planned.",
      "Four activities follow and are explained one after the other.",
      "The section below describes how the raised beds and the pond are made.",
      "Im Folgenden wird beschrieben, wie das Vorhaben abläuft.",
      "A continuación se detallan los costos y las actividades.",
      "Ниже описано, что будет сделано и когда.",
    ])
      expect(receiptOf(connecting).isBare || receiptOf(connecting).facts.length > 0).toBe(false);
  });

  it("leaves what is asked for alone", () => {
    expect(receiptOf("[Add: how many people, such as 250 in 2027]")).toMatchObject({
      from: "prompt",
      facts: [],
      isBare: false,
    });
  });

  it("holds nothing against words in another language than the sources'", () => {
    expect(receiptOf("Der Verein arbeitet seit vielen Jahren mit den Menschen in der Stadt zusammen.")).toMatchObject({
      isBare: false,
    });
  });

  it("gives offsets in the text itself, sentence by sentence", () => {
    const text = "  - First of all, 64 plots.\n\n\tMargaret Oyelaran keeps the books. 🙂 More follows.";
    expect(makeReceipts(text, index).map(({ start, end }) => text.slice(start, end))).toEqual([
      "First of all, 64 plots.",
      "Margaret Oyelaran keeps the books.",
      "🙂 More follows.",
    ]);
  });

  it.each(["A. ", "a, ", "1 ", "\t", "word ", "Dr. ", "a line of some length that goes on in the next one\n"])(
    "takes a long text as it is: %j",
    (part) => {
      const text = part.repeat(Math.ceil(200_000 / part.length));
      const receipts = makeReceipts(text, indexSources([{ kind: "description", text }]));
      expect(receipts.every(({ start, end }) => start <= end && end <= text.length)).toBe(true);
    },
  );

  it("of nothing makes nothing, and without sources finds nothing", () => {
    expect(makeReceipts("", index)).toEqual([]);
    expect(factsOf("64 plots.", indexSources([]))).toEqual([["64", "no"]]);
  });
});

/** Whose every citation, link, name and date has to be marked, and what else at least, in percent. */
const floorsWith = (others: Record<string, number>) => ({
  "invented-name": 100,
  "invented-citation": 100,
  "invented-link": 100,
  "invented-date": 100,
  ...others,
});

// Written by others, honestly and not; "more" by who writes the rules, before they were written. The sealed part is scored and never read. The
// floors may rise, the ceiling fall, not the other way.
describe.each([
  ["open", floorsWith({ "invented-number": 73, "invented-no-fact": 79, "changed-number": 48, "changed-unit": 62 }), 14],
  ["more", floorsWith({ "invented-number": 62, "invented-no-fact": 100, "changed-number": 90, "changed-unit": 60 }), 7],
  [
    "sealed",
    floorsWith({ "invented-number": 83, "invented-no-fact": 68, "changed-number": 53, "changed-unit": 58 }),
    21.7,
  ],
] as const)("the %s part of the rewordings", (part, floors, ceiling) => {
  const counts = measureReceipts(part);

  it.each(Object.entries(floors))("%s: at least %d percent marked", (how, floor) => {
    const { marked, sentences } = counts.get(how)!;
    expect((100 * marked) / sentences).toBeGreaterThanOrEqual(floor);
  });

  it(`marks at most ${ceiling} percent of the honest ones`, () => {
    const honest = [...counts]
      .filter(([how]) => !/^(?:invented|changed|overclaim)/.test(how))
      .map(([, count]) => count);
    const marked = honest.reduce((sum, count) => sum + count.marked, 0);
    const sentences = honest.reduce((sum, count) => sum + count.sentences, 0);
    expect((100 * marked) / sentences).toBeLessThanOrEqual(ceiling);
  });
});
