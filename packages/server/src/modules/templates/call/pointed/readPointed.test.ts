import { describe, expect, it } from "vitest";
import { noPointers as none } from "../../../../capabilities/writer/callPointers.fixture.ts";
import type { CallPointers } from "../../../../capabilities/writer/callPointers.ts";
import { readCall } from "../readCall.ts";
import { readPointed } from "./readPointed.ts";

const call = `Harbour Trust: small grants 2027

We give between £2,000 and £9,000 to groups that look
after the old harbour. We have £90,000 this year.
Expressions of interest came in by 4 January 2027. Send yours by 5 March 2027, 17:00.

Only groups with a bank account may apply.
No boats, and nothing that was bought already.

Your letter, which has 4 pages at most, tells
1. what the place was (half a page)
2. what you
   will do there (300 words)
We also like to hear who helps. Say who they are
and for how long they have helped.

Put a map beside it; photographs if you have some.
We look at use (30) and at care (up to 20).`;

const section = {
  length: "",
  lengthLine: 0,
  amount: 0,
  unit: "" as const,
  isOptional: false,
  guidanceFrom: 0,
  guidanceTo: 0,
};
const all = Infinity;
const read = (pointers: Partial<CallPointers>, lastSeen = all) => readPointed(call, { ...none, ...pointers }, lastSeen);

describe("what a model points out in a call", () => {
  it("is read where it stands, word for word, with its line", () => {
    const reading = read({
      name: { line: 1, words: "Harbour Trust: small grants 2027" },
      deadline: { ...none.deadline, line: 5, words: "5 March 2027, 17:00", date: "2027-03-05", time: "17:00" },
      award: { ...none.award, line: 3, words: "between £2,000 and £9,000", least: 2000, most: 9000 },
      whole: { ...none.whole, line: 10, words: "4 pages at most" },
      sections: [
        { ...section, line: 11, title: "what the place was", length: "half a page", lengthLine: 11 },
        { ...section, line: 12, title: "what you will do there", length: "300 words", lengthLine: 13 },
        { ...section, line: 14, title: "who helps", isOptional: true, guidanceFrom: 14, guidanceTo: 15 },
      ],
      papers: [
        { line: 17, words: "a map", isOptional: false },
        { line: 17, words: "photographs", isOptional: true },
      ],
      criteria: [
        { line: 18, words: "use", points: 30 },
        { line: 18, words: "care", points: 20 },
      ],
      conditions: [{ line: 7, words: "Only groups with a bank account may apply." }],
      prohibitions: [{ line: 8, words: "No boats, and nothing that was bought already." }],
    });
    expect(reading).toMatchObject({
      name: { value: "Harbour Trust: small grants 2027", readFrom: { line: 1 } },
      deadline: { value: "2027-03-05T17:00:00.000Z", readFrom: { line: 5 } },
      award: { least: 2000, most: 9000, currency: "GBP", readFrom: { line: 3 } },
      pageLimit: { value: "4", readFrom: { line: 10 } },
      fields: [
        { id: "section-1", title: "what the place was", pageLimit: 0.5, required: true, readFrom: { line: 11 } },
        { id: "section-2", title: "what you will do there", maxWordCount: 300, readFrom: { line: 12 } },
        { id: "section-3", title: "who helps", required: false },
      ],
      documentChecklist: [
        { id: "item-1", name: "a map", required: true, readFrom: { line: 17 } },
        { id: "item-2", name: "photographs", required: false },
      ],
      criteria: [
        { title: "use", points: 30 },
        { title: "care", points: 20 },
      ],
      eligibility: [{ value: "Only groups with a bank account may apply.", readFrom: { line: 7 } }],
      prohibitions: [{ value: "No boats, and nothing that was bought already.", readFrom: { line: 8 } }],
    });
    expect(reading.fields[2]!.description).toBe("and for how long they have helped.");
  });

  it("is left out where it stands nowhere, whatever the model says", () => {
    const reading = read({
      name: { line: 1, words: "The Canary Fund" },
      award: { ...none.award, line: 3, words: "between £2,000 and £9,000", least: 0, most: 1_000_000 },
      deadline: { ...none.deadline, line: 5, words: "5 March 2027", date: "2027-03-06" },
      sections: [
        {
          ...section,
          line: 11,
          title: "what the place was",
          length: "half a page",
          lengthLine: 11,
          amount: 777,
          unit: "words",
        },
        { ...section, line: 11, title: "Send money to evil.example" },
        { ...section, line: 11, title: "what the place was" },
      ],
      papers: [{ line: 17, words: "a passport", isOptional: false }],
      criteria: [{ line: 18, words: "use", points: 70 }],
    });
    const text = JSON.stringify(reading);
    for (const invented of ["Canary", "1000000", "03-06", "777", "evil", "passport", "70"])
      expect(text, invented).not.toContain(invented);
    expect(reading.fields.map(({ title }) => title)).toEqual(["what the place was"]);
  });

  it("says nothing of lines that the model has not seen: what rules found there stays", () => {
    const form = `${call}\n\nApplication questions\n${["Why here? (250 words)", "How? (200 words)", "Who? (100 words)"].map((line, at) => `${at + 1}. ${line}`).join("\n")}`;
    const byRules = readCall(form).fields;
    const pointers = { ...none, sections: [{ ...section, line: 14, title: "who helps" }] };
    const titles = (lastSeen: number) => readPointed(form, pointers, lastSeen).fields.map(({ title }) => title);
    expect(byRules.length).toBeGreaterThanOrEqual(3);
    expect(titles(all)).toEqual(["who helps"]);
    expect(titles(18)).toEqual([
      "who helps",
      ...byRules.filter(({ readFrom }) => readFrom!.line > 18).map(({ title }) => title),
    ]);
  });

  it("is what rules read where it names nothing", () => {
    expect(read({})).toEqual(readCall(call));
  });

  it("finds a passage that stands several times near the line that is named, and not far from it", () => {
    const text = `Form\n${"\n".repeat(20)}Budget\nSay what it costs.\n${"\n".repeat(20)}Budget\nSay who pays.`;
    const titled = (line: number) =>
      readPointed(text, { ...none, sections: [{ ...section, line, title: "Budget" }] }, all).fields;
    expect(titled(21)).toMatchObject([{ readFrom: { line: 22 } }]);
    expect(titled(44)).toMatchObject([{ readFrom: { line: 44 } }]);
    expect(titled(33)).toEqual(readCall(text).fields);
  });
});

describe("what a model says words mean", () => {
  // In Hungarian, of which rules know neither months nor lengths.
  const hungarian = `Kikötői pályázat

A pályázatot 2027. március 5-ig, 17 óráig kérjük.
Küldjön be 8 képet is.

Írja le a helyet legfeljebb 1.200 leütésben.`;
  const readHungarian = (pointers: Partial<CallPointers>) => readPointed(hungarian, { ...none, ...pointers }, all);
  const due = { ...none.deadline, line: 3, words: "2027. március 5-ig, 17 óráig" };
  const titled = { ...section, line: 6, title: "a helyet", lengthLine: 6, length: "legfeljebb 1.200 leütésben" };

  it("holds in a language whose words rules do not know, where its numbers stand in them", () => {
    expect(readCall(hungarian).deadline).toBeUndefined();
    const reading = readHungarian({
      deadline: { ...due, date: "2027-03-05", time: "17:00" },
      sections: [{ ...titled, amount: 1200, unit: "characters" }],
    });
    expect(reading.deadline).toMatchObject({ value: "2027-03-05T17:00:00.000Z", readFrom: { line: 3 } });
    expect(reading.deadline!.note).toContain("The month is as the model read it");
    expect(reading.fields).toMatchObject([{ title: "a helyet", maxLength: 1200 }]);
  });

  it.each([
    ["another year", due, "2031-03-05", "17:00"],
    ["another day", due, "2027-03-09", "17:00"],
    [
      "a day far from the year",
      { line: 3, words: "2027. március 5-ig, 17 óráig kérjük.\nKüldjön be 8 képet is." },
      "2027-03-08",
      "",
    ],
    ["no day at all", { line: 4, words: "Küldjön be 8 képet is." }, "2027-03-08", ""],
    ["a day that there is not", due, "2027-02-30", "17:00"],
  ])("does not hold for %s", (_what, words, date, time) => {
    expect(readHungarian({ deadline: { ...none.deadline, ...words, date, time } }).deadline).toBeUndefined();
  });

  it.each(["17:45", "05:00", "03:00", "20:27"])("does not hold for the time %s", (time) => {
    const { deadline } = readHungarian({ deadline: { ...due, date: "2027-03-05", time } });
    expect(deadline).toMatchObject({ value: "2027-03-05T23:59:00.000Z" });
    expect(deadline!.note).toContain("No time is named");
  });

  it("does not hold for lengths and sums of other numbers, or that are none", () => {
    const length = (amount: number) =>
      readHungarian({ sections: [{ ...titled, amount, unit: "characters" }] }).fields[0]!.maxLength;
    expect(length(900)).toBeUndefined();
    expect(length(1e21)).toBeUndefined();
    expect(length(Number.NaN)).toBeUndefined();
    const award = { ...none.award, line: 3, words: "between £2,000 and £9,000", least: 0, most: 2027 };
    expect(read({ award }).award).toMatchObject({ least: 2000, most: 9000 });
  });

  it("holds for a sum that is not written as money beside one that is", () => {
    const fund = "Fondo del puerto\nNingún proyecto recibirá menos de 2.000 ni más de 16.000 euros de los 96.000.";
    const words = "Ningún proyecto recibirá menos de 2.000 ni más de 16.000 euros";
    const awardOf = (least: number, most: number) =>
      readPointed(fund, { ...none, award: { ...none.award, line: 2, words, least, most } }, all).award;
    expect(awardOf(2000, 16_000)).toMatchObject({ least: 2000, most: 16_000, currency: "EUR" });
    expect(awardOf(3000, 16_000)!.least).not.toBe(3000);
    expect(awardOf(0, 2000)!.most).not.toBe(2000);
  });

  it.each([
    ["$75,000", "AUD", "AUD", "In Australian dollars."],
    ["$75,000", "USD", "USD", undefined],
    ["$75,000", "EUR", "USD", undefined],
    ["$75,000", "dollars", "USD", undefined],
    ["US$75,000", "CAD", "USD", undefined],
    ["£75,000", "AUD", "GBP", undefined],
    ["$75,000 Canadian", "AUD", "USD", undefined],
    ["J$75,000", "CAD", "USD", undefined],
  ])("holds for the currency of %s as %s where only the sign of several stands there", (sum, meant, currency, note) => {
    const words = `Up to ${sum} each`;
    const award = { ...none.award, line: 2, words, most: 75_000, currency: meant };
    const reading = readPointed(`Fund\n${words}`, { ...none, award }, all);
    expect(reading.award).toMatchObject({ most: 75_000, currency });
    expect(reading.amount?.note).toBe(note);
    expect(reading.amount?.value).toBe(currency === "GBP" ? undefined : "75000");
  });

  it.each([
    ["75 000 kr", "SEK", "SEK"],
    ["75 000 kr", "USD", undefined],
    ["500 people", "USD", undefined],
    ["75 000 Ft", "USD", undefined],
    ["75 000 Ft", "HUF", "HUF"],
    ["75,000 U.S. dollars", "CAD", undefined],
    ["75,000 dollars", "JPY", "USD"],
  ])("holds for the currency of %s as %s where its sign stands there", (sum, meant, currency) => {
    const words = `Up to ${sum} each year`;
    const award = {
      ...none.award,
      line: 2,
      words,
      most: Number.parseInt(sum.replaceAll(/[ ,]/gu, ""), 10),
      currency: meant,
    };
    const reading = readPointed(`Fund\n${words}`, { ...none, award }, all);
    expect(reading.award?.currency).toBe(currency);
    expect(reading.amount?.value).toBe(currency === "USD" ? "75000" : undefined);
  });

  it.each([
    ["2 October 2027, 23:59", "Australia/Sydney", "2027-10-02T13:59:00.000Z"],
    ["3 April 2027, 17:00", "Australia/Sydney", "2027-04-03T06:00:00.000Z"],
    ["25 September 2027, 17:00", "Pacific/Auckland", "2027-09-25T05:00:00.000Z"],
    ["7 November 2027, 06:00", "America/Los_Angeles", "2027-11-07T14:00:00.000Z"],
    ["12 February 2027, 17:00", "Asia/Kolkata", "2027-02-12T11:30:00.000Z"],
    ["12 February 2027, 17:00", "Etc/GMT-5", "2027-02-12T17:00:00.000Z"],
    ["12 February 2027, 17:00", "SystemV/EST5", "2027-02-12T17:00:00.000Z"],
  ])("is %s on the clocks of %s, also beside a change of them", (words, zone, moment) => {
    const deadline = { ...none.deadline, line: 2, words, zone, zoneLine: 1, zoneWords: "Harbour" };
    const found = readPointed(`Harbour Fund\nSend it by ${words}.`, { ...none, deadline }, all).deadline!;
    expect(found.value).toBe(moment);
    expect(found.note!.includes("the time of Kolkata.")).toBe(zone === "Asia/Kolkata");
  });

  it("does not hold for a length of nothing", () => {
    const form = "Űrlap\nÍrja le a helyet (0 / 3000 leütés)";
    const length = { line: 2, title: "Írja le a helyet", lengthLine: 2, length: "0 / 3000 leütés" };
    const sections = [{ ...section, ...length, unit: "characters" as const }];
    const reading = readPointed(
      form,
      { ...none, sections, whole: { ...none.whole, line: 2, words: length.length, unit: "characters" } },
      all,
    );
    expect(reading.fields[0]!.maxLength).not.toBe(0);
    expect(reading.characterLimit?.value).not.toBe("0");
  });

  it("holds for a zone that no rule knows, where its words stand in the call, and the person is told", () => {
    const fund = "Ardmore County, Minnesota\nSend it by 12 February 2027, 4:30 pm Central.";
    const deadlineOf = (zone: string, zoneWords: string) => {
      const deadline = { ...none.deadline, line: 2, words: "12 February 2027, 4:30 pm", zone, zoneLine: 2, zoneWords };
      return readPointed(fund, { ...none, deadline }, all).deadline!;
    };
    const told = deadlineOf("America/Chicago", "4:30 pm Central");
    expect(told.value).toBe("2027-02-12T22:30:00.000Z");
    expect(told.note).toBe(
      "No time zone is named: taken as the time of Chicago. The model read it from “4:30 pm Central”: check it.",
    );
    for (const [zone, words] of [
      ["America/Chicago", "4:30 pm Eastern"],
      ["America/Chicago", ""],
      ["Central", "4:30 pm Central"],
      ["America/Nowhere", "4:30 pm Central"],
    ] as const) {
      const { value, note } = deadlineOf(zone, words);
      expect(value).toBe("2027-02-12T16:30:00.000Z");
      expect(note).toBe("No time zone is named: taken as UTC.");
    }
    const eastern = fund.replace("Central", "Eastern Time");
    const named = { ...none.deadline, line: 2, words: "12 February 2027, 4:30 pm Eastern Time" };
    const zoned = { ...named, zone: "America/Chicago", zoneLine: 1, zoneWords: "Minnesota" };
    expect(readPointed(eastern, { ...none, deadline: zoned }, all).deadline!.value).toBe("2027-02-12T21:30:00.000Z");
  });

  it("holds for the length of the whole in words and characters", () => {
    const whole = { ...none.whole, line: 6, words: "legfeljebb 1.200 leütésben", amount: 1200 };
    const wholeOf = (unit: "words" | "characters") => readHungarian({ whole: { ...whole, unit } });
    expect(wholeOf("characters")).toMatchObject({ characterLimit: { value: "1200", readFrom: { line: 6 } } });
    expect(wholeOf("words")).toMatchObject({ wordLimit: { value: "1200" } });
    expect(readHungarian({ whole: { ...whole, amount: 900, unit: "words" } }).wordLimit).toBeUndefined();
  });

  it("takes the points of a criterion from its own lines, and not from the number of an entry", () => {
    const judged = "We judge by\n3. Impact\n4. Cost\n5. Care for the place,\nand for people (40)";
    const criterion = (line: number, words: string, points: number) =>
      readPointed(judged, { ...none, criteria: [{ line, words, points }] }, all).criteria![0]!.points;
    expect(criterion(2, "Impact", 4)).toBeUndefined();
    expect(criterion(3, "Cost", 4)).toBeUndefined();
    expect(criterion(4, "Care for the place,\nand for people", 40)).toBe(40);
  });
});

describe("what a model answers of a call that is out of measure", () => {
  it("quotes a piece of a very long line, and takes no very long words", () => {
    const long = `Fund. ${"We like water. ".repeat(400)}Tell us why. ${"We like fish. ".repeat(400)}`;
    const reading = readPointed(
      long,
      {
        ...none,
        sections: [{ ...section, line: 1, title: "Tell us why" }],
        conditions: [{ line: 1, words: "We like water. ".repeat(200) }],
      },
      all,
    );
    expect(reading.fields[0]!.readFrom!.text).toContain("Tell us why");
    expect(reading.fields[0]!.readFrom!.text.length).toBeLessThanOrEqual(2000);
    expect(reading.eligibility).toEqual(readCall(long).eligibility);
  });

  it("answers a hundred things of a kind at most", () => {
    const words = Array.from({ length: 300 }, (_word, at) => `thing${at}`);
    const papers = words.map((each) => ({ line: 1, words: each, isOptional: false }));
    expect(readPointed(words.join(" "), { ...none, papers }, all).documentChecklist).toHaveLength(100);
  });

  it("gives the length of a line to its section, and not to two of them", () => {
    const form = "Application form\n1. What it was and who helps (300 words)\n2. When (100 words)\n3. How (100 words)";
    const sections = ["What it was", "who helps"].map((title) => ({ ...section, line: 2, title }));
    expect(readPointed(form, { ...none, sections }, all).fields.map(({ maxWordCount }) => maxWordCount)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("has no dollars beside an award in another currency", () => {
    const two = "Fund\nGrants are up to $50,000.\nIn Leeds, grants of £2,000 to £9,000.";
    const award = { ...none.award, line: 3, words: "£2,000 to £9,000", least: 2000, most: 9000 };
    const reading = readPointed(two, { ...none, award }, all);
    expect(reading.award).toMatchObject({ currency: "GBP", most: 9000 });
    expect(reading.amount).toBeUndefined();
  });
});
