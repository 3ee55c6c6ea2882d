import { describe, expect, it } from "vitest";
import { readFacts } from "./readFacts.ts";

/** The facts of a text in short: kind, words, and value, date or nothing. */
const short = (text: string, language?: string) =>
  readFacts(text, language).map(({ kind, text: words, value, date, unit }) =>
    [kind, words, value ?? date, unit].filter((each) => each !== undefined),
  );

describe("readFacts", () => {
  it.each<[string, unknown[][]]>([
    ["We reach 1,240 children.", [["number", "1,240", 1240]]],
    [
      "Numbers: aim 1,450 people, outcomes 120 jobs. Goal 2: reading.",
      [
        ["number", "1,450", 1450],
        ["number", "120", 120],
      ],
    ],
    [
      "In September 31 came, on June 15 people.",
      [
        ["date", "September", "--09"],
        ["number", "31", 31],
        ["date", "June 15", "--06-15"],
      ],
    ],
    [
      "It costs $12.5k, or 12 500 €.",
      [
        ["amount", "$12.5k", 12500, "USD"],
        ["amount", "12 500 €", 12500, "EUR"],
      ],
    ],
    [
      "We need N38.6 million, N9,500 a bag, GH₵ 40,000 and Frw 20,000, on the N7 and the N113.",
      [
        ["amount", "N38.6 million", 38600000, "NGN"],
        ["amount", "N9,500", 9500, "NGN"],
        ["amount", "GH₵ 40,000", 40000, "GHS"],
        ["amount", "Frw 20,000", 20000, "RWF"],
      ],
    ],
    [
      "A$9,480 and US$ 1.2m",
      [
        ["amount", "A$9,480", 9480, "AUD"],
        ["amount", "US$ 1.2m", 1200000, "USD"],
      ],
    ],
    [
      "We ask for 186,400 US dollars, or 5,000 Canadian dollars.",
      [
        ["amount", "186,400 US dollars", 186400, "USD"],
        ["amount", "5,000 Canadian dollars", 5000, "CAD"],
      ],
    ],
    [
      "for half a decade, half an hour a day, and half of it",
      [
        ["duration", "half a decade", 60, "months"],
        ["duration", "half an hour", 30, "minutes"],
        ["percent", "half", 50],
      ],
    ],
    [
      "signed on the twentieth of may, and on the twenty-first of March 2026, the second of the two",
      [
        ["date", "twentieth of may", "--05-20"],
        ["date", "twenty-first of March 2026", "2026-03-21"],
        ["number", "two", 2],
      ],
    ],
    [
      "Thirty-one owners, not thirty-one-off",
      [
        ["number", "Thirty-one", 31],
        ["number", "thirty-one", 31],
      ],
    ],
    [
      "The bus comes at half past two and goes at a quarter to four; it takes twenty to thirty children.",
      [
        ["number", "twenty", 20],
        ["number", "thirty", 30],
      ],
    ],
    ["It costs 34,580 lari.", [["amount", "34,580 lari", 34580, "GEL"]]],
    [
      "Room\t1800\t2\nWeb page\t1200\t1",
      [
        ["number", "1800", 1800],
        ["number", "2", 2],
        ["number", "1200", 1200],
        ["number", "1", 1],
      ],
    ],
    ["We ask for 12,34,567 rupees.", [["amount", "12,34,567 rupees", 1234567, "INR"]]],
    ["two hundred and fifty-three thousand people", [["number", "two hundred and fifty-three thousand", 253000]]],
    [
      "a third of them, and two-thirds of us",
      [
        ["percent", "third", 33.3],
        ["percent", "two-thirds", 66.7],
      ],
    ],
    [
      "31 % in 18 months",
      [
        ["percent", "31 %", 31],
        ["duration", "18 months", 18, "months"],
      ],
    ],
    [
      "a two-year project of 2.5 hours a week",
      [
        ["duration", "two-year", 24, "months"],
        ["duration", "2.5 hours", 150, "minutes"],
      ],
    ],
    [
      "from 3 March 2025 to May 2026",
      [
        ["date", "3 March 2025", "2025-03-03"],
        ["date", "May 2026", "2026-05"],
      ],
    ],
    [
      "by 2025-03-05, in summer 2026 and Q2 2027",
      [
        ["date", "2025-03-05", "2025-03-05"],
        ["date", "summer 2026", "2026-summer"],
        ["date", "Q2 2027", "2027-Q2"],
      ],
    ],
    [
      "It takes three years and four months, then 2 hours 30 minutes, and 2 years or 3 years.",
      [
        ["duration", "three years and four months", 40, "months"],
        ["duration", "2 hours 30 minutes", 150, "minutes"],
        ["duration", "2 years", 24, "months"],
        ["duration", "3 years", 36, "months"],
      ],
    ],
    [
      "Last year 6 200 came, this month 620; in year 4 it was half of it.",
      [
        ["number", "6 200", 6200],
        ["number", "620", 620],
        ["percent", "half", 50],
      ],
    ],
    [
      "It takes 12 to 15 days.",
      [
        ["duration", "12", 12, "days"],
        ["duration", "15 days", 15, "days"],
      ],
    ],
    [
      "Okafor et al. (2021) and [12], see https://example.org/a.",
      [
        ["citation", "Okafor et al. (2021)"],
        ["citation", "[12]"],
        ["link", "https://example.org/a"],
      ],
    ],
    [
      "The work is led by Dr Amina Yusuf at the University of Jos.",
      [
        ["name", "Amina Yusuf"],
        ["name", "University of Jos"],
      ],
    ],
    ["In Phase 2, at 5:30 pm, Table 4 and CO2 tell nothing.", []],
    ["You may march on; dozens will, and hundreds of others.", []],
  ])("reads %j", (text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  it.each<[string, string, unknown[][]]>([
    [
      "de",
      "Im März 2025 kamen fünfunddreißig Kinder, 12,5 Prozent mehr.",
      [
        ["date", "März 2025", "2025-03"],
        ["number", "fünfunddreißig", 35],
        ["percent", "12,5 Prozent", 12.5],
      ],
    ],
    [
      "fr",
      "quatre-vingt-dix-sept élèves pendant 3 ans",
      [
        ["number", "quatre-vingt-dix-sept", 97],
        ["duration", "3 ans", 36, "months"],
      ],
    ],
    [
      "es",
      "2,4 millones de pesos el 3 de marzo de 2025",
      [
        ["amount", "2,4 millones de pesos", 2400000],
        ["date", "3 de marzo de 2025", "2025-03-03"],
      ],
    ],
    [
      "ar",
      "خلال ١٨ شهرا بنسبة ٣١٪",
      [
        ["duration", "١٨ شهرا", 18, "months"],
        ["percent", "٣١٪", 31],
      ],
    ],
    ["hi", "३५ परिवार", [["number", "३५", 35]]],
    [
      "ja",
      "2026年4月から18ヶ月で12万5千円",
      [
        ["date", "2026年4月", "2026-04"],
        ["duration", "18ヶ月", 18, "months"],
        ["amount", "12万5千円", 125000, "JPY"],
      ],
    ],
    ["zh", "百分之三十的学生", [["percent", "百分之三十", 30]]],
    ["tr", "%25 indirim", [["percent", "%25", 25]]],
    ["sw", "shilingi milioni 21", [["amount", "shilingi milioni 21", 21000000]]],
  ])("reads %s", (language, text, expected) => {
    expect(short(text, language)).toEqual(expected);
  });

  it.each<[string, string, string]>([
    ["en", "the hives date from the 1880s", "1880s"],
    ["en", "in the sixties", "1960s"],
    ["es", "el techo es de los años 70", "1970s"],
    ["pt", "data da década de 1970", "1970s"],
    ["pt", "são dos anos setenta", "1970s"],
    ["de", "die 1970er Jahre", "1970s"],
    ["it", "dagli anni '60", "1960s"],
    ["ru", "сделан в 1880-х годах", "1880s"],
    ["ja", "1970年代の家", "1970s"],
  ])("reads a decade in %s", (language, text, date) => {
    expect(readFacts(text, language).map((fact) => fact.date)).toEqual([date]);
  });

  it.each<[string, string, number]>([
    ["en", "Three in ten came.", 30],
    ["en", "One respondent in five came.", 20],
    ["de", "neun von zehn Fällen", 90],
    ["fr", "un habitant sur huit", 12.5],
    ["pt", "quatro em cada dez habitantes", 40],
  ])("reads a rate in %s", (language, text, value) => {
    expect(readFacts(text, language)).toMatchObject([{ kind: "percent", value }]);
  });

  it("keeps both readings of what may be either", () => {
    expect(readFacts("12.500 Euro", "de")[0]).toMatchObject({ value: 12500, other: 12.5 });
    expect(readFacts("on 03/04/2025", "en")[0]).toMatchObject({ date: "2025-03-04", other: "2025-04-03" });
  });

  it("gives the place of each fact in the text itself", () => {
    const text = "𝟙 ٣١٪ — 12 k€";
    for (const { start, end, text: words } of readFacts(text)) expect(text.slice(start, end)).toBe(words);
  });

  it("takes no word of the language it is written in for a fact", () => {
    expect(short("The constructor of toString pays 5 valueOf, hasOwnProperty 7 __proto__.")).toEqual([
      ["number", "5", 5],
      ["number", "7", 7],
    ]);
  });

  it.each([
    "",
    " ",
    "$",
    "%",
    "1.",
    ",1,",
    "((((",
    "5 -",
    "in 2",
    "３．",
    "年月日",
    "a".repeat(5_000),
    "1".repeat(5_000),
    "\ud800 5",
    "[1",
    "(A, 2020",
    "x@",
    "Dr.",
  ])("reads %j without harm", (text) => {
    for (const { start, end, text: words } of readFacts(text)) expect(text.slice(start, end)).toBe(words);
  });

  it("takes time in proportion to the text", () => {
    const sentence =
      "In March 2025 Amina Yusuf of Jos saw 1,240 children, 31 % more, for $12,500 in two years (Okafor, 2021). ";
    const facts = readFacts(sentence.repeat(2_000));
    expect(facts).toHaveLength(2_000 * readFacts(sentence).length);
  });
});

describe("a long text without an end", () => {
  // Each took minutes while some rule looked at all of it again for each of its words.
  it.each([
    "a",
    "A",
    "1",
    "1 ",
    "1.",
    "a-",
    "A-",
    "A. ",
    "[Add: ",
    "(A, 2020) ",
    "www.",
    "a@",
    "é",
    "中",
    "\t",
    "…",
    "x y z ",
  ])("is read once: %j", (part) => {
    const text = part.repeat(Math.ceil(200_000 / part.length));
    expect(readFacts(text).every(({ start, end }) => start < end && end <= text.length)).toBe(true);
  });

  it("reads days, months and lengths of time in a language of which only Intl knows words", () => {
    expect(short("14 Φεβρουαρίου 2026 για 18 μήνες", "el")).toEqual([
      ["date", "14 Φεβρουαρίου 2026", "2026-02-14"],
      ["duration", "18 μήνες", 18, "months"],
    ]);
    expect(short("Dne 29. ledna 2026 na 12 týdnů", "cs")).toEqual([
      ["date", "29. ledna 2026", "2026-01-29"],
      ["duration", "12 týdnů", 84, "days"],
    ]);
    expect(short("14 days in May 2026", "no such language")).toEqual([
      ["duration", "14 days", 14, "days"],
      ["date", "May 2026", "2026-05"],
    ]);
  });

  it("reads a half that is said behind a number or a length of time, and no other half", () => {
    expect(short("It took two and a half years, an hour and a half and 46 and a half points.", "en")).toEqual([
      ["duration", "two and a half years", 30, "months"],
      ["duration", "an hour and a half", 90, "minutes"],
      ["number", "46 and a half", 46.5],
    ]);
    expect(short("Duró dos horas y media, dentro de un año y medio.", "es")).toEqual([
      ["duration", "dos horas y media", 150, "minutes"],
      ["duration", "un año y medio", 18, "months"],
    ]);
    expect(short("Trwa dwa i pół roku.", "pl")).toEqual([["duration", "dwa i pół roku", 30, "months"]]);
    expect(short("Half of the two years", "en")).toEqual([
      ["percent", "Half", 50],
      ["duration", "two years", 24, "months"],
    ]);
  });

  it("reads a date with spaces, and a month of another language between a day and a year", () => {
    expect(short("Dne 5. 3. 2026 jsme", "cs")).toEqual([["date", "5. 3. 2026", "2026-03-05"]]);
    expect(short("A letter of 5 Márta 2026 came", "en")).toEqual([["date", "5 Márta 2026", "2026-03-05"]]);
    expect(short("A letter of 5 Murphy 2026 came", "en")[0]).toEqual(["number", "5", 5]);
  });

  it("multiplies by large numbers of languages that have no other words here", () => {
    expect(short("Rp 25 juta", "id")).toEqual([["amount", "Rp 25 juta", 25_000_000, "IDR"]]);
    expect(short("3만", "ko")).toEqual([["number", "3만", 30_000]]);
  });

  it("counts behind a year that is told by a word more, and not by an ordinal", () => {
    expect(short("Last school year 41 of them", "en")).toEqual([["number", "41", 41]]);
    expect(short("In year 4 of them", "en")).toEqual([]);
    expect(short("quedó en el 7.º lugar", "es")).toEqual([]);
  });

  it("reads one of so many, with words between, and a month that fills a cell", () => {
    expect(short("un élève sourd ou malentendant sur sept", "fr")).toEqual([
      ["percent", "un élève sourd ou malentendant sur sept", 14.3],
    ]);
    expect(short("un élève, puis deux sur sept", "fr").map(([kind]) => kind)).toEqual(["percent"]);
    expect(short("the over-sixties, a man in his seventies", "en")).toEqual([]);
    // A time, or a range of it, is nothing of which there is one.
    expect(short("A full wind section in three years", "en").map(([kind]) => kind)).toEqual(["duration"]);
    expect(short("Ein Kurs im Alter von 8 bis 14 Jahren", "de").map(([kind]) => kind)).not.toContain("percent");
    expect(short("mayo\t0,45", "es")).toEqual([
      ["date", "mayo", "--05"],
      ["number", "0,45", 0.45],
    ]);
  });

  it("reads Arabic numbers in words behind what is written onto them", () => {
    expect(short("يبيعها بخمسة وتسعين", "ar")).toEqual([["number", "بخمسة وتسعين", 95]]);
  });

  it.each<[string, string, unknown[][]]>([
    ["de", "dreihundertneunzig Familien", [["number", "dreihundertneunzig", 390]]],
    ["de", "dreitausendzweihundert Euro", [["amount", "dreitausendzweihundert Euro", 3200, "EUR"]]],
    ["de", "im vergangenen Jahrhundert, hundertprozentig", []],
    ["de", "ein achtzehnmonatiges Projekt", [["duration", "achtzehnmonatiges", 18, "months"]]],
    ["de", "in zweieinhalb Jahren", [["duration", "zweieinhalb Jahren", 30, "months"]]],
    ["nl", "honderdtwintig leerlingen", [["number", "honderdtwintig", 120]]],
    ["nl", "in anderhalf jaar", [["duration", "anderhalf jaar", 18, "months"]]],
    [
      "it",
      "duecentocinquanta alunni e centotto adulti",
      [
        ["number", "duecentocinquanta", 250],
        ["number", "centotto", 108],
      ],
    ],
    ["es", "treinta y una mujeres", [["number", "treinta y una", 31]]],
    ["es", "uno de cada cinco vecinos", [["percent", "uno de cada cinco", 20]]],
    ["pt", "trinta e uma mulheres", [["number", "trinta e uma", 31]]],
    ["pt", "dez mil e cem euros", [["amount", "dez mil e cem euros", 10100, "EUR"]]],
  ])("reads numbers that %s writes in one word, or joins by a word: %s", (language, text, facts) => {
    expect(short(text, language)).toEqual(facts);
  });
});
