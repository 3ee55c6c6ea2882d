import { describe, expect, it } from "vitest";
import { readCall } from "./readCall.ts";

const read = (...lines: string[]) => readCall(["Lantern Fund", ...lines].join("\n\n"));
const titles = (found: { title: string }[] | undefined) => (found ?? []).map(({ title }) => title);

describe("forms in running text", () => {
  it("reads a list with commas of which most have a length", () => {
    const { fields } = read(
      "Structure of the proposal",
      "The proposal consists of a summary (max. 1 page), a work plan (max. 2 pages) and a budget narrative (max. 3 pages).",
    );
    expect(fields.map(({ title, pageLimit }) => [title, pageLimit])).toEqual([
      ["a summary", 1],
      ["a work plan", 2],
      ["a budget narrative", 3],
    ]);
  });

  it("reads what a letter counts in words", () => {
    const { fields } = read(
      "Write us a letter of three pages. We want to find, first, what your place lacks, in up to one page; second, what you would do; and last, how you will tell.",
    );
    expect(titles(fields)).toEqual(["what your place lacks", "what you would do", "how you will tell"]);
  });
});

describe("marks", () => {
  it.each([
    ["a number typed behind a bullet", ["• i. Summary (100 words)", "• ii. Method (300 words)", "• iii. Risks"]],
    ["numbers with a letter", ["1a. Summary (100 words)", "1b. Method (300 words)", "2a. Risks"]],
    ["numbers in words", ["Part One: Summary (100 words)", "Part Two: Method (300 words)", "Part Three: Risks"]],
  ])("are none of the title: %s", (_kind, lines) => {
    expect(titles(read("The application form", lines.join("\n")).fields)).toEqual(["Summary", "Method", "Risks"]);
  });

  it("count parts of a page", () => {
    const { fields } = read("The application form", "(a) Summary (¾ page)\n(b) Method (1½ pages)\n(c) Risks (½ page)");
    expect(fields.map(({ pageLimit }) => pageLimit)).toEqual([0.75, 1.5, 0.5]);
  });
});

describe("points and tables", () => {
  it("reads points that are out of something, and stars", () => {
    const { criteria } = read("How we pick", "• Need (double marks, so out of 20)", "• Use of the money (5 stars)");
    expect((criteria ?? []).map(({ title, points }) => [title, points])).toEqual([
      ["Need", 20],
      ["Use of the money", 5],
    ]);
  });

  it("puts letters and CVs among the rows of a form with the attachments", () => {
    const { fields, documentChecklist } = read(
      "The application",
      [
        "Component\tPage limit\tNote",
        "Aims\t1\tRequired",
        "Strategy\t6\tRequired",
        "Letters of Support\tNo limit\tOptional",
      ].join("\n"),
    );
    expect(titles(fields)).toEqual(["Aims", "Strategy"]);
    expect(documentChecklist.map(({ name, required }) => [name, required])).toEqual([["Letters of Support", false]]);
  });
});

describe("days and times", () => {
  it("reads a row that begins with its day, in the zone of all times", () => {
    const { deadline } = read(
      "Dates",
      ["12 April 2027\tThe competition opens", "28 May 2027, 11:00\tApplications close", "25 June 2027\tResults"].join(
        "\n",
      ),
      "All times are Dublin time.",
    );
    expect(deadline?.value).toBe("2027-05-28T10:00:00.000Z");
  });
});
