import { describe, expect, it } from "vitest";
import { readCall } from "./readCall.ts";

const titlesOf = (lines: string[]) => readCall(lines.join("\n\n")).fields.map(({ title }) => title);
const criteriaOf = (text: string) =>
  (readCall(text).criteria ?? []).map(({ title, points }) => `${title} ${points ?? "-"}`);
const papersOf = (text: string) =>
  readCall(text).documentChecklist.map(({ name, required }) => `${name}${required ? "" : " (optional)"}`);
const valuesOf = (values: { value: string }[] = []) => values.map(({ value }) => value);

describe("a form without a heading of its own", () => {
  it("is known by numbers of which most have a length, whatever its sections are called", () => {
    const call = [
      "1. Setting",
      "1.1 What you found",
      "Who told you so, and when? (max. 2 pages)",
      "1.2 Schedule",
      "Use quarters. (max. 1 page)",
      "2. Effect",
      "2.1 After the project",
      "Who goes on with it? (max. 1 page)",
      "2.2 How we will decide together",
      "Names and days.",
    ];
    expect(titlesOf(call)).toEqual(["What you found", "Schedule", "After the project", "How we will decide together"]);
  });

  it("ends its titles where a length in brackets stands, whatever is said behind it", () => {
    const call = [
      "The form",
      "1. Need on the spot (max. 2 pages): who misses the workshop, and what was tried?",
      "2. Aims (max. 1 page), measurable and with dates",
      "3. Situation of the three districts (not exceeding one page). Figures should mention their year.",
      "4. Plan (max. 1 page)",
    ];
    expect(titlesOf(call)).toEqual(["Need on the spot", "Aims", "Situation of the three districts", "Plan"]);
  });

  it("has its titles beside what the funder is after", () => {
    const call = [
      "The form has three boxes.",
      "Box\tWhat it says at the top\tWhat we’re after\tMost words\n" +
        "B1\tThe people you work with\tNot statistics. Who came last month?\t250\n" +
        "B2\tWhat you do with them\tA week in your work.\t400\n" +
        "B3\tWhat could go wrong\tSomething always does.\t150",
    ];
    expect(titlesOf(call)).toEqual(["The people you work with", "What you do with them", "What could go wrong"]);
  });

  it("is known by lines of a title and its length", () => {
    const call = ["Orchard Fund", "Abstract: 150 words", "Plan: 400 words", "Report on earlier work: 200 words"];
    expect(titlesOf(call)).toEqual(["Abstract", "Plan", "Report on earlier work"]);
  });

  it("has questions that elsewhere would be headings of the call", () => {
    const call = [
      "The form",
      "Who is it for?",
      "What do you need?",
      "How much does it cost?",
      "Is there more to say?",
      "That is all there is to the form.",
    ];
    expect(titlesOf(call)).toEqual(call.slice(1, -1));
  });
});

describe("criteria", () => {
  it("are no scale of marks beside them", () => {
    const call =
      "How we assess\n\nCriterion\tPoints\nNeed\t40\nPlan\t60\n\nMark\tMeaning\n4\tleaves nothing open\n3\tsmall gaps\n2\tlarge gaps\n1\tno answer";
    expect(criteriaOf(call)).toEqual(["Need 40", "Plan 60"]);
    expect(criteriaOf("How we assess\n\nvery good\t100%\ngood\t70%\npoor\t30%")).toEqual([]);
  });

  it("are those with points where others stand among them", () => {
    const call = "Selection criteria\n\n- Reach: 60 points\n- Care: 40 points\n- weak letters were common last year";
    expect(criteriaOf(call)).toEqual(["Reach 60", "Care 40"]);
  });

  it("are the sections where their table says what each counts", () => {
    const call =
      "Application narrative\n\nPart\tMaximum pages\tMaximum points\nNeed\t3\t40\nMethod\t5\t60\n\nReview\n\nThree people read each application.";
    expect(criteriaOf(call)).toEqual(["Need 40", "Method 60"]);
  });
});

describe("papers", () => {
  it("are apart from the case in which they are needed", () => {
    const call =
      "Attachments\n\n- If boats are hired: the harbour permit\n- For all applicants: the accounts\n- School groups only: a letter from the head\n- Insurance certificate (required for street events)";
    expect(papersOf(call)).toEqual([
      "the harbour permit (optional)",
      "the accounts",
      "a letter from the head (optional)",
      "Insurance certificate (optional)",
    ]);
    expect(papersOf("Allegati\n\n- per le scuole: delibera del consiglio\n- bilancio 2026")).toEqual([
      "delibera del consiglio (optional)",
      "bilancio 2026",
    ]);
  });
});

describe("conditions and refusals", () => {
  it("may be questions to tick", () => {
    const call =
      "Part A: can you go on?\n\n\tYes\tNo\nIs your group older than a year?\t[ ]\t[ ]\nDo you meet in Thorley?\t[ ]\t[ ]";
    expect(valuesOf(readCall(call).eligibility)).toEqual([
      "Is your group older than a year?",
      "Do you meet in Thorley?",
    ]);
  });

  it("may stand in two columns", () => {
    const call = "The money\n\nCosts we pay\tCosts we do not pay\npaint\tphones\nladders\tfines\nrent\tparties";
    expect(valuesOf(readCall(call).prohibitions)).toEqual(["phones", "fines", "parties"]);
  });

  it("need no more than a negation under a heading that refuses", () => {
    const call = "What we do not fund\n\nNothing that has begun. Debts stay with those who made them, never with us.";
    expect(valuesOf(readCall(call).prohibitions)).toHaveLength(2);
  });

  it("are of applicants under a heading that excludes those", () => {
    const { eligibility, prohibitions } = readCall("Excluded organizations\n\n- public companies\n- political parties");
    expect(valuesOf(eligibility)).toEqual(["public companies", "political parties"]);
    expect(prohibitions).toEqual([]);
  });

  it("are not read out of questions and answers", () => {
    const call =
      "Frequent questions\n\nMust applicants be members? No. Can groups apply from abroad? Yes, they can. May we send films? Please do not.";
    expect(readCall(call).eligibility).toEqual([]);
  });
});

it("reads a Swedish call by the words of its language", () => {
  const { fields, prohibitions, documentChecklist } = readCall(
    [
      "Vem kan söka?",
      "Den sökande ska vara en ideell förening som har sitt säte i länet och som har funnits i minst två år.",
      "Ansökan",
      "1. Vad ni vill göra (högst 300 ord)",
      "2. Hur ni vet att det behövs (högst 200 ord)",
      "3. Vem som är med (högst 100 ord)",
      "Bilagor",
      "- stadgar (obligatoriskt)",
      "- en budget (om projektet kostar mer än 50 000 kronor)",
      "Vad vi inte stöder",
      "Medel får inte användas till resor. Projekt som redan har börjat avslås.",
    ].join("\n\n"),
  );
  expect(fields.map(({ maxWordCount }) => maxWordCount)).toEqual([300, 200, 100]);
  expect(documentChecklist.map(({ required }) => required)).toEqual([true, false]);
  expect(prohibitions).toHaveLength(2);
});

describe("tables by kinds of grants", () => {
  it("are papers, which are needed where they are for every kind", () => {
    const call = "What to send\n\nPaper\tSmall\tLarge\nRules\tyes\tyes\nThree quotes\tno\tyes";
    expect(papersOf(call)).toEqual(["Rules", "Three quotes (optional)"]);
  });

  it("are papers in the middle of a form as well", () => {
    const call =
      "Application form\n\n1. Your idea (300 words)\n2. Your plan (200 words)\n\nOf which grant\n\nDocument\tSeed\tTree\nRules\trequired\trequired\nMap\toptional\trequired";
    expect(papersOf(call)).toEqual(["Rules", "Map (optional)"]);
  });
});

describe("a table of lengths below criteria", () => {
  it("is the form", () => {
    const call =
      "Note 1: How we score\n\nCriterion\tPoints\nNeed\t60\nPlan\t40\n\nAbout you\n\nQ1\tWhat is wrong?\t200 words\nQ2\tWhat would you do about it?\t300 words";
    expect(titlesOf(call.split("\n\n"))).toEqual(["What is wrong?", "What would you do about it?"]);
  });
});

describe("a list of parts with lengths", () => {
  it("is no list of papers, though what it makes up is attached", () => {
    const call =
      "La solicitud se presenta por correo, acompañada de una memoria que se ajustará al siguiente índice:\n\n1. Quiénes somos (máximo una página)\n2. Qué haremos (máximo dos páginas)";
    expect(titlesOf(call.split("\n\n"))).toEqual(["Quiénes somos", "Qué haremos"]);
    expect(papersOf(call)).toEqual([]);
  });
});
