import { describe, expect, it } from "vitest";
import { shippedLibrary } from "../../../modules/templates/seed/shippedLibrary.ts";
import { splitSentences } from "./splitSentences.ts";
import { splitText } from "./splitText.ts";
import { tidySentence } from "./tidySentence.ts";

describe("splitSentences", () => {
  it.each([
    ["Dr. Amara Lindqvist leads it. She began in 2014.", ["Dr. Amara Lindqvist leads it.", "She began in 2014."]],
    [
      "Smt. Sabita Khillo leads it, with the Mtra. Eufemia Cruz.",
      ["Smt. Sabita Khillo leads it, with the Mtra. Eufemia Cruz."],
    ],
    ["Engr. Sodiq Balogun leads it. He is good.", ["Engr. Sodiq Balogun leads it.", "He is good."]],
    [
      "We tested St. Brannoc's, e.g. the ward. It cost $1.4 million.",
      ["We tested St. Brannoc's, e.g. the ward.", "It cost $1.4 million."],
    ],
    ["See Fig. 3 and No. 12. The answer is no. We stop.", ["See Fig. 3 and No. 12.", "The answer is no.", "We stop."]],
    [
      "They came in March. 94 of them stayed. $300 is left.",
      ["They came in March.", "94 of them stayed.", "$300 is left."],
    ],
    ["J. R. Okafor and T. Reyhl agree. Plan B. failed us.", ["J. R. Okafor and T. Reyhl agree.", "Plan B. failed us."]],
    ["Doors open at 9 a.m. Lunch is at noon.", ["Doors open at 9 a.m.", "Lunch is at noon."]],
    ["“Can I come?” she asked. “Yes!” They did.", ["“Can I come?” she asked.", "“Yes!”", "They did."]],
    [
      "我们想建十二个花园。每个花园有三位管家！谁来付钱？",
      ["我们想建十二个花园。", "每个花园有三位管家！", "谁来付钱？"],
    ],
    ["हम बगीचे बनाएंगे। इसकी लागत ₹५० लाख है।", ["हम बगीचे बनाएंगे।", "इसकी लागत ₹५० लाख है।"]],
    [
      "We block the ditches. (The form wants a new way. It is none. It works.) The moss comes back.",
      ["We block the ditches.", "(The form wants a new way. It is none. It works.)", "The moss comes back."],
    ],
    [
      "The costs are high (approx. £400. The roof leaks. Forty come (mostly old). It rains.",
      ["The costs are high (approx. £400.", "The roof leaks.", "Forty come (mostly old).", "It rains."],
    ],
    ["Wir sind der Verein Steinlese e. V. in Lauten.", ["Wir sind der Verein Steinlese e. V. in Lauten."]],
    ["Wir sind die Steinlese e. V. Wir bauen Mauern.", ["Wir sind die Steinlese e. V.", "Wir bauen Mauern."]],
    [
      "Es kommen z. B. Kinder und u. a. Anna. Dann essen wir.",
      ["Es kommen z. B. Kinder und u. a. Anna.", "Dann essen wir."],
    ],
    ["Hay talleres, p. ej. Matemáticas. Luego nada más.", ["Hay talleres, p. ej. Matemáticas.", "Luego nada más."]],
    ["Wir planen z.B. drei Gärten. Sie kosten 3.500 Euro.", ["Wir planen z.B. drei Gärten.", "Sie kosten 3.500 Euro."]],
    [
      "we need $5k. people are hungry, e.g. children. who pays?",
      ["we need $5k.", "people are hungry, e.g. children.", "who pays?"],
    ],
    [
      "It was approved (ref. 23/117). We begin (see the plan. It is long.) in May.",
      ["It was approved (ref. 23/117).", "We begin (see the plan. It is long.) in May."],
    ],
    [
      "We know it. Adeyemi O, et al. Host signatures of infection. Infect Genom. 2019;6:211-24. Next we ask.",
      ["We know it.", "Adeyemi O, et al. Host signatures of infection. Infect Genom. 2019;6:211-24.", "Next we ask."],
    ],
    ["He forgot (the other one. Nobody minds. We go on.", ["He forgot (the other one.", "Nobody minds.", "We go on."]],
    [
      "Wir brauchen mind. 12 Plätze inkl. Material. Fr. Meier hat mündl. Zusage.",
      ["Wir brauchen mind. 12 Plätze inkl. Material.", "Fr. Meier hat mündl. Zusage."],
    ],
    ["Kosten evtl. 300 Euro, ggf. Spenden, vgl. Tabelle.", ["Kosten evtl. 300 Euro, ggf. Spenden, vgl. Tabelle."]],
    ["3 Std. Die Kinder kommen.", ["3 Std.", "Die Kinder kommen."]],
    [
      "It takes max. 30 people. We do not mind. They sit.",
      ["It takes max. 30 people.", "We do not mind.", "They sit."],
    ],
    ["open 3 hrs. daily for 12 yrs. or so. who pays?", ["open 3 hrs. daily for 12 yrs. or so.", "who pays?"]],
    [
      "hay aprox. 30 niños, p. ej. los de la pág. 4. falta luz.",
      ["hay aprox. 30 niños, p. ej. los de la pág. 4.", "falta luz."],
    ],
    ["max. 12 osób, m.in. seniorzy. czekamy.", ["max. 12 osób, m.in. seniorzy.", "czekamy."]],
    ["The hall is on Mill Rd. We have the key.", ["The hall is on Mill Rd.", "We have the key."]],
    ["The U.S. Forest Service helps. We like it.", ["The U.S. Forest Service helps.", "We like it."]],
  ])("splits %j", (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });
});

describe("splitText", () => {
  it("takes lines for what they are where the next word would have fitted into them", () => {
    const notes =
      "ring the farmer about the gate before friday\nbat boxes 12, ask Tom what they cost\nSurvey dates: June, July\nlast year's count was 44 pairs and nobody knows why";
    expect(splitText(notes).units.map(({ text }) => text)).toEqual(notes.split("\n"));
    const mail =
      "We run a club for people who live alone and\nwho cannot come on foot, as there is no bus\nto our village after five in the afternoon.";
    expect(splitText(mail).units.map(({ text }) => text)).toEqual([mail.replaceAll("\n", " ")]);
  });

  it.each([
    "Monday clinic\nRoof leaks badly\nNurse Ana\nNeed 4000\nStart May",
    "Roof 4000\nSolar panels 9000\nVan\nNurse Ana Diaz\nStart May 2026",
    "屋根が傷んでいる\n看護師アナ\n四月に始める\n予算は百万円\n子ども食堂",
  ])("loses no line of short notes: %j", (notes) => {
    const { units, title } = splitText(notes);
    const said = [...(title ? [title] : []), ...units.flatMap(({ heading = "", text }) => [heading, text])].join("\n");
    for (const line of notes.split("\n")) expect(said).toContain(line);
  });

  it("takes lines whose dots lead to a figure for rows of a table", () => {
    const rows = [
      "Mechanic 16 hrs x 40 wks ........ 10,240",
      "Tools ........................... 1,260",
      "TOTAL ........................... £11,500",
    ];
    expect(splitText(rows.join("\n")).units.map(({ text }) => text)).toEqual(rows);
    expect(splitText("We tried.... and we failed. Then it rained.").units).toHaveLength(2);
  });

  it("cuts no office in two that German counts", () => {
    expect(splitSentences("Gerhard Lindner, 1. Vorsitzender")).toHaveLength(1);
  });

  it("takes no name and no heading for a salutation", () => {
    for (const text of [
      "Madame Diallo, notre directrice depuis 2015, forme vingt femmes au tissage.",
      "Buenas prácticas: formamos a treinta mujeres del barrio.",
    ])
      expect(splitText(text).units.map((unit) => unit.text)).toEqual([text]);
    expect(splitText("Dear Mr. Smith, We run a small club for 40 girls.").units[0]?.text).toBe("Dear Mr. Smith,");
  });

  it("cuts a salutation off what runs into it", () => {
    expect(splitText("Dear Sir or Madam, My granddaughter types this for me.").units.map(({ text }) => text)).toEqual([
      "Dear Sir or Madam,",
      "My granddaughter types this for me.",
    ]);
  });

  it("joins wrapped lines, keeps list items whole and knows headings", () => {
    const { units, title } = splitText(
      "Food for Alder\n\nWe want to turn unused land\ninto gardens. Neighbours run them.\n\nBudget:\n- Fences, $18,600. Three quotes.\n* Tanks\n3) Soil tests\n",
    );
    expect(title).toBe("Food for Alder");
    expect(units).toEqual([
      { text: "We want to turn unused land into gardens.", paragraph: 2, isListItem: false },
      { text: "Neighbours run them.", paragraph: 2, isListItem: false },
      { text: "Fences, $18,600. Three quotes.", paragraph: 3, isListItem: true, heading: "Budget" },
      { text: "Tanks", paragraph: 3, isListItem: true, heading: "Budget" },
      { text: "Soil tests", paragraph: 3, isListItem: true, heading: "Budget" },
    ]);
  });

  it.each([
    [
      "in capitals",
      "MONEY",
      ["Three tricycles at ₦4,200,000 = ₦12,600,000", "Training, 36 x ₦65,000 = ₦2,340,000", "Total ₦14,940,000"],
    ],
    ["without a number", "Money", ["Tank, 3,000 litres", "Roof 650", "Both 3,650"]],
    ["two rows", "MONEY", ["Total ₦14,940,000"]],
  ])("takes no row for a heading under one: %s", (_name, heading, rows) => {
    const { units } = splitText(`We run an ambulance.\n\n${[heading, ...rows].join("\n")}\n\nWHEN\nFrom May to June.`);
    expect(units.filter((unit) => unit.heading === heading).map(({ text }) => text)).toEqual(rows);
    expect(units.at(-1)).toMatchObject({ heading: "WHEN", text: "From May to June." });
  });

  it("uses a heading that stands alone for the paragraph below it, and no further", () => {
    const { units } = splitText("First words here, at last.\n\nTimeline\n\nWe start in May.\n\nIt rains.");
    expect(units.map((unit) => unit.heading)).toEqual([undefined, "Timeline", undefined]);
  });

  it("loses no word of a real description", () => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    for (const { text } of shippedLibrary.projects) {
      expect(
        words(
          splitText(text)
            .units.map((unit) => unit.text)
            .join(" "),
        ),
      ).toEqual(words(text));
    }
  });

  it("copes with nothing, with one word and with very long lines", () => {
    expect(splitText("").units).toEqual([]);
    expect(splitText(" \n - \n").units).toEqual([]);
    expect(splitText("gardens").units).toHaveLength(1);
    expect(splitText("a ".repeat(500_000)).units).not.toEqual([]);
    expect(splitText("x.\n".repeat(20_000)).units).not.toEqual([]);
  });
});

describe("tidySentence", () => {
  it.each([
    ["we  plant\ttrees ", "We plant trees."],
    ["mRNA is stable", "mRNA is stable."],
    ["Who pays?", "Who pays?"],
    ["he said “no”", "He said “no”."],
    ["我们种树", "我们种树。"],
    ["हम पेड़ लगाते हैं", "हम पेड़ लगाते हैं।"],
    ["Fences: $18,600;", "Fences: $18,600."],
  ])("edits %j lightly", (sentence, tidy) => {
    expect(tidySentence(sentence)).toBe(tidy);
  });

  it("takes a label before a colon for what the sentence is under, and begins a line with it", () => {
    const { units } = splitText(
      "Design: one room, lime and mud, zero damage, 1 needed plaster\nAfter: the masons get work. That happened last time.",
    );
    expect(units.map(({ text, heading }) => [heading, text])).toEqual([
      ["Design", "Design: one room, lime and mud, zero damage, 1 needed plaster"],
      ["After", "After: the masons get work."],
      ["After", "That happened last time."],
    ]);
  });

  it("takes a numbered text that lost its breaks for sentences", () => {
    const told = Array.from({ length: 12 }, (_, at) => `House number ${at} is dry and has a yard of its own.`);
    const { units } = splitText(`1. ${told.join(" ")}`);
    expect(units.map(({ text }) => text)).toEqual(told);
    expect(units.every(({ isListItem }) => !isListItem)).toBe(true);
  });
});
