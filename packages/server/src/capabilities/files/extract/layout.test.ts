import { Paragraph, Table, TableCell, TableRow } from "docx";
import { describe, expect, it } from "vitest";
import { defaultExtractLimits } from "./extractLimits.ts";
import { htmlToText } from "./htmlToText.ts";
import { readDocument } from "./readDocument.ts";
import { makeDocxOf, makePlacedPdf, type PlacedText } from "./testFiles.fixture.ts";

const textOf = async (extension: "docx" | "pdf", bytes: Buffer) =>
  (await readDocument(extension, bytes, defaultExtractLimits)).text;

/** Lines below each other. */
const lines = (x: number, y: number, texts: string[], pitch = 12): PlacedText[] =>
  texts.map((text, index) => ({ x, y: y + index * pitch, text }));

const rows = (y: number, cells: string[][], at: number[], pitch = 20): PlacedText[] =>
  cells.flatMap((row, index) =>
    row.flatMap((text, column) => (text === "" ? [] : { x: at[column]!, y: y + index * pitch, text })),
  );

describe("a Word document", () => {
  it("keeps its headings, lists and tables as lines", async () => {
    const list = (text: string, reference: string) => new Paragraph({ text, numbering: { reference, level: 0 } });
    const row = (...cells: string[]) =>
      new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph({ text })] })) });
    const docx = await makeDocxOf([
      new Paragraph({ text: "Who may apply", heading: "Heading1" }),
      new Paragraph({ text: "One of these:" }),
      list("a school", "bullets"),
      list("a library", "bullets"),
      list("Form", "numbers"),
      list("Budget", "numbers"),
      new Table({ rows: [row("Question", "", "Limit"), row("The need", "Be short & clear.", "200 words")] }),
      new Paragraph({ text: "Good luck." }),
    ]);
    expect(await textOf("docx", docx)).toBe(
      "Who may apply\n\nOne of these:\n\n- a school\n- a library\n1. Form\n2. Budget\n\nQuestion\t\tLimit\nThe need\tBe short & clear.\t200 words\n\nGood luck.",
    );
  });

  it("keeps cells under each other where some reach over others", () => {
    expect(
      htmlToText(
        '<table><tr><td rowspan="2"><p>Lay</p><p>panel</p></td><td><p>Need</p></td><td>30</td></tr><tr><td>Reach</td><td>20</td></tr><tr><td colspan="2">Total</td><td>50</td></tr></table>',
      ),
    ).toBe("Lay panel\tNeed\t30\n\tReach\t20\nTotal\t\t50");
  });

  it("survives what is no HTML, in time in proportion to it", () => {
    expect(htmlToText("</td></ol></table>a < b &amp; c<li>d<table><tr>")).toBe("- a < b & cd");
    for (const part of ["<", "<a ", "</td>", "<td>", "<table>", "<li>", "&amp;"]) htmlToText(part.repeat(100_000));
  });
});

describe("a PDF", () => {
  const width = 80;
  const full = (word: string) => `${word} `.repeat(20).slice(0, width).trim();

  it("has a paragraph in one line, its headings apart, and no running heads and feet", async () => {
    const page = (number: number, placed: PlacedText[]) => [
      { x: 50, y: 30, text: "Alder Fund - Guide", size: 8 },
      ...placed,
      { x: 50, y: 770, text: `Page ${number} of 2`, size: 8 },
    ];
    const pdf = makePlacedPdf([
      page(1, [
        { x: 50, y: 80, text: "What we fund", size: 16 },
        ...lines(50, 110, [full("alpha"), full("beta"), "and a short end."]),
        ...lines(50, 160, [
          "- a school that has been open for longer than two years and that teaches children",
          "  of all ages",
          "- a library",
        ]),
        ...lines(50, 220, [full("gamma"), full("delta")]),
      ]),
      page(2, lines(50, 80, ["until the third of March."])),
    ]);
    expect(await textOf("pdf", pdf)).toBe(
      [
        "What we fund",
        `${full("alpha")} ${full("beta")} and a short end.`,
        "- a school that has been open for longer than two years and that teaches children of all ages\n- a library",
        `${full("gamma")} ${full("delta")} until the third of March.`,
      ].join("\n\n"),
    );
  });

  it("has its tables as rows, with what a cell goes on with", async () => {
    const pdf = makePlacedPdf([
      [
        ...lines(50, 80, ["How we score"]),
        ...rows(
          120,
          [
            ["", "Points"],
            ["Need", "40"],
            ["Value for money", "60"],
          ],
          [50, 300],
        ),
        ...lines(50, 210, ["We tell you in May."]),
        ...rows(
          250,
          [
            ["Question", "Guidance", "Limit"],
            ["The need", "Who says so, and how do", "200 words"],
          ],
          [50, 200, 420],
        ),
        ...lines(200, 282, ["you know?"]),
        ...rows(302, [["Costs", "Each with its price.", "-"]], [50, 200, 420]),
      ],
    ]);
    expect(await textOf("pdf", pdf)).toBe(
      [
        "How we score",
        "\tPoints\nNeed\t40\nValue for money\t60",
        "We tell you in May.",
        "Question\tGuidance\tLimit\nThe need\tWho says so, and how do you know?\t200 words\nCosts\tEach with its price.\t-",
      ].join("\n\n"),
    );
  });

  it("has columns one after the other", async () => {
    const column = (word: string) => [
      ...Array.from({ length: 9 }, () => `${word} `.repeat(9).slice(0, 38).trim()),
      "ends here.",
    ];
    const pdf = makePlacedPdf([
      [
        { x: 50, y: 60, text: "Two columns", size: 18 },
        ...lines(50, 100, column("left")),
        ...lines(320, 104, column("right")),
      ],
    ]);
    expect(await textOf("pdf", pdf)).toBe(
      ["Two columns", column("left").join(" "), column("right").join(" ")].join("\n\n"),
    );
  });

  it("puts words together that its lines cut, and leaves hyphens where nothing is cut", async () => {
    const cut = ["they need the finan-", "cial report of the appli-", "cant, and its num-", "bers"];
    expect(await textOf("pdf", makePlacedPdf([lines(50, 80, cut)]))).toBe(
      "they need the financial report of the applicant, and its numbers",
    );
    const whole = ["please leave a margin that is one-", "inch wide, and no wider at all."];
    expect(await textOf("pdf", makePlacedPdf([lines(50, 80, whole)]))).toBe(whole.join(""));
  });
});
