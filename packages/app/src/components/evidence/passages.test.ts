import { samplePassages } from "@grantwright/api-client/mocks";
import { describe, expect, it } from "vitest";
import { passageGroups, piecesOfPassage } from "./passageGroups.ts";
import { lineOf, wordsOf } from "./wordsOf.ts";

const [survey = [], budget = []] = Object.values(samplePassages);

describe("passages of a file", () => {
  it("are shown with their facts apart", () => {
    const pieces = piecesOfPassage(survey[1]!);
    expect(pieces.map(({ text }) => text).join("")).toBe(survey[1]!.text);
    expect(pieces.filter(({ isFact }) => isFact).map(({ text }) => text)).toEqual(["212", "between March and June"]);
  });

  it("are a table where rows follow one another, and its first row names the columns", () => {
    const groups = passageGroups(budget);
    expect(groups.map(({ kind }) => kind)).toEqual(["text", "table"]);
    const table = groups[1];
    if (table?.kind !== "table") throw new Error("There is no table.");
    expect(table.head).toEqual(["Item", "2026", "2027"]);
    const cells = table.rows.map((row) => row.cells.map((pieces) => pieces.map(({ text }) => text).join("")));
    expect(cells[0]).toEqual(["Fences", "$8,400", "$1,200"]);
    expect(table.rows[2]?.cells[2]).toEqual([{ text: "$6,300", isFact: true }]);
    const [alone] = passageGroups(budget.slice(2, 3));
    expect(alone).toMatchObject({ kind: "table", head: undefined, columns: 3 });
  });

  it("keep their places in rows with empty cells", () => {
    const text = "\t12\t\t12";
    const facts = [1, 5].map((start) => ({ start, end: start + 2, kind: "number" as const }));
    const [group] = passageGroups([
      { start: 0, end: text.length, text, cells: ["", "12", "", "12"], facts, usedIn: [] },
    ]);
    if (group?.kind !== "table") throw new Error("There is no table.");
    expect(group.rows[0]?.cells).toEqual([[], [{ text: "12", isFact: true }], [], [{ text: "12", isFact: true }]]);
  });
});

describe("what is inserted of a passage", () => {
  const head = ["Item", "2026", "2027"];

  it("is the sentence in one line, and the file that says so", () => {
    const wrapped = { ...survey[1]!, text: survey[1]!.text.replace("between", "\n  between") };
    expect(wordsOf(wrapped, "survey.docx")).toBe("We called on 212 households between March and June. (survey.docx)");
  });

  it("is a row by its label, with the names of its columns where there are several", () => {
    expect(lineOf(budget[2]!, head)).toBe("Fences: 2026 $8,400, 2027 $1,200");
    expect(lineOf({ ...budget[2]!, cells: ["Fences", "$8,400"] }, head)).toBe("Fences: $8,400");
    expect(lineOf({ ...budget[2]!, cells: ["Fences", "", "$1,200"] }, undefined)).toBe("Fences: $1,200");
    expect(lineOf({ ...budget[2]!, cells: ["", "Total", "$1,200"] }, head)).toBe("Total, $1,200");
  });

  it("says where it was cut", () => {
    expect(lineOf({ ...survey[1]!, end: 9_000 })).toMatch(/June\.…$/);
  });
});
