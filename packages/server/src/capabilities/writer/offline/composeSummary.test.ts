import { describe, expect, it } from "vitest";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import type { Beginning } from "../beginningOf.ts";
import type { UnitKind } from "../placement/unitKinds.ts";
import { splitSentences } from "../text/splitSentences.ts";
import { summarizeJob } from "./composeSummary.ts";
import { tagFor } from "./testing/tagFor.ts";

type Said = Partial<Record<SectionKind, [text: string, kind: UnitKind][]>>;

/** The sentences of the summary of sections whose sentences stood one after the other. */
function summaryOf(said: Said, begun?: Beginning): string[] {
  const all = Object.values(said).flat();
  const sources = Object.entries(said).map(([kind, sentences]) => ({
    kind: kind as SectionKind,
    text: sentences.map(([text]) => text).join(" "),
  }));
  const sentences = new Map(all.map(([text, kind], order) => [text, { tag: tagFor(kind), order }]));
  const { text } = summarizeJob.run(sources, {}, new Set(), new Set(), { language: "en", sentences }, begun);
  return splitSentences(text);
}

const intent = "We want to open a reading room in the old bank of Kirkholm.";

describe("a summary that is begun", () => {
  const closed = "The library closed in 2019 and the next one is 31 miles away.";
  const said: Said = {
    description: [
      [intent, "description"],
      ["A room in the old bank with 3,000 books will be open every day of the week.", "description"],
    ],
    need: [[closed, "need"]],
    timeline: [["The shelves are up by 3 May 2027 and the first books in June.", "timeline"]],
    budget: [["We ask the fund for £9,500.", "budget"]],
  };
  const own = "With £9,500 Kirkholm gets its library back, in the old bank.";

  it("begins in the person's words, and says no more of what is wanted nor the sum again", () => {
    expect(summaryOf(said, { text: own, isOwn: true })).toEqual([own, closed]);
  });

  it("says the sum behind them where they do not", () => {
    const short = "Kirkholm gets its library back, in the old bank.";
    expect(summaryOf(said, { text: short, isOwn: true }).slice(0, 2)).toEqual([short, "We ask the fund for £9,500."]);
  });

  it("goes on as usual where a writer began it", () => {
    const told = summaryOf(said, { text: own, isOwn: false });
    expect(told[0]).toBe(own);
    expect(told.join(" ")).toContain("May 2027");
  });

  it("keeps them whole where nothing else fits", () => {
    const sources = [{ kind: "need" as const, text: closed }];
    const { text } = summarizeJob.run(sources, { maxWordCount: 5 }, new Set(), new Set(), undefined, {
      text: own,
      isOwn: true,
    });
    expect(text).toBe(own);
  });
});

describe("a summary", () => {
  it("opens with what somebody wants to do, wherever that stands", () => {
    const told = summaryOf({
      description: [["The bank of Kirkholm was built in 1904 by the harbour.", "organization"]],
      methods: [
        ["Two rooms are painted and shelved in the spring.", "methods"],
        [intent, "methods"],
      ],
    });
    expect(told[0]).toBe(intent);
  });

  it("says the sum asked for behind what is wanted, and no line of the costs", () => {
    const told = summaryOf({
      description: [[intent, "description"]],
      need: [["The library closed in 2019 and the next one is 31 miles away.", "need"]],
      budget: [
        ["The hire of a van is £900 for the two weeks of the move.", "budget"],
        ["All of it costs £14,000.", "budget"],
        ["We ask the fund for £9,500.", "budget"],
      ],
      sustainability: [["Members will pay £12 a year each from then on.", "sustainability"]],
    });
    expect(told.slice(0, 2)).toEqual([intent, "We ask the fund for £9,500."]);
    expect(told.join(" ")).not.toContain("van");
  });

  it("says it in a sentence of its own where it stands in a label", () => {
    const told = summaryOf({
      description: [[intent, "description"]],
      need: [["The library closed in 2019 and the next one is 31 miles away.", "need"]],
      budget: [["Asked of you: £9,500.", "budget"]],
    });
    expect(told.slice(0, 2)).toEqual([intent, "The request is for £9,500."]);
    expect(told.join(" ").match(/9,500/g)).toHaveLength(1);
  });

  it("opens with what is done although it tells what each thing costs, where nobody says it otherwise", () => {
    const done =
      "The society proposes to install a cooling tank (£3,900), to be powered by panels on the roof (£2,100), in its existing store, and to train all members in clean milking (£350).";
    const told = summaryOf({
      description: [["Morning milk is sold to a processor in the town.", "need"]],
      budget: [[done, "budget"]],
    });
    expect(told[0]).toBe(done);
    expect(summaryOf({ description: [[intent, "description"]], budget: [[done, "budget"]] })[0]).toBe(intent);
  });

  it("keeps the rows of a table apart", () => {
    const rows = ["Plan | A reading room in the old bank.", "Reason | The library closed in 2019."];
    const sources = [
      { kind: "description" as const, text: `- ${rows[0]}` },
      { kind: "need" as const, text: `- ${rows[1]}` },
    ];
    const sentences = new Map(
      rows.map((row, order) => [row, { tag: tagFor(order === 0 ? "description" : "need"), order }]),
    );
    const { text } = summarizeJob.run(sources, {}, new Set(), new Set(), { language: "en", sentences });
    expect(text).toBe(rows.map((row) => `- ${row}`).join("\n"));
  });

  it("says no sum twice", () => {
    const opening = "We ask for £9,500 to open a reading room in the old bank of Kirkholm.";
    const told = summaryOf({
      description: [[opening, "description"]],
      budget: [["The grant of £9,500 pays the builder and the shelves.", "budget"]],
    });
    expect(told).toEqual([opening]);
  });

  it("ends with what it costs where nobody asks for a sum", () => {
    const told = summaryOf({
      description: [[intent, "description"]],
      budget: [["All of it costs £14,000.", "budget"]],
      need: [["The library closed in 2019 and the next one is 31 miles away.", "need"]],
    });
    expect(told.at(-1)).toBe("All of it costs £14,000.");
  });

  it("opens with what is likely to say what is wanted, also where that says what it is or stands in a list", () => {
    const is = "It's a sauna on wheels for the sea swimmers of Kirkholm.";
    const said = summaryOf({
      description: [
        [is, "description"],
        ["Eighteen of the forty want to come each week.", "audience"],
      ],
    });
    expect(said[0]).toBe(is);
    const item = "A library between two classrooms, books in both languages side by side.";
    const sources = [
      { kind: "description" as const, text: `Currently 140 books are there, most of them damp.\n\n- ${item}` },
    ];
    const sentences = new Map([
      ["Currently 140 books are there, most of them damp.", { tag: tagFor("need"), order: 0 }],
      [item, { tag: tagFor("description"), order: 1 }],
    ]);
    const { text } = summarizeJob.run(sources, {}, new Set(), new Set(), { language: "en", sentences });
    expect(splitSentences(text)[0]).toBe(item);
  });

  it("has the sum without the lines of the budget behind it", () => {
    const told = summaryOf({
      description: [[intent, "description"]],
      budget: [
        [
          "The grant asked for comes to £63,400 over thirty months: £27,000 for the shelves, £21,500 for the builder, £6,900 for travel and £8,000 for books.",
          "budget",
        ],
      ],
    });
    expect(told.at(-1)).toBe("The grant asked for comes to £63,400 over thirty months.");
  });

  it("does not work the costs out", () => {
    const working = `Worked out so: ${Array.from({ length: 12 }, (_, at) => `line ${at} of it, 6 hours, $${at + 2000}`).join(", ")}.`;
    const told = summaryOf({
      description: [[intent, "description"]],
      budget: [
        [working, "budget"],
        ["The shelves cost $900.", "budget"],
      ],
    });
    expect(told).not.toContain(working);
    expect(told).toContain("The shelves cost $900.");
  });

  it("leaves out what is thought of the case that it fails", () => {
    const told = summaryOf({
      description: [[intent, "description"]],
      outcomes: [
        ["If by the end of 2027 fewer than 60 people come each week, that part is not working.", "outcomes"],
        ["Each week 90 people will read there by the end of 2027.", "outcomes"],
      ],
    });
    expect(told.join(" ")).toContain("90 people");
    expect(told.join(" ")).not.toContain("not working");
  });

  it("says for whom it is where a sentence does", () => {
    const told = summaryOf({
      description: [[intent, "description"]],
      need: [
        ["The library closed in 2019 and the next one is 31 miles away.", "need"],
        ["Some 340 pensioners and children of the two estates would use it.", "audience"],
      ],
    });
    expect(told.join(" ")).toContain("340 pensioners");
  });

  it("has nothing that leans on what is not there, no risk and no permit", () => {
    const told = summaryOf({
      description: [[intent, "description"]],
      methods: [
        ["If the roof is late we begin in the vestry for 3 months.", "risk"],
        ["The licence for a public room was granted on 4 May 2026.", "compliance"],
        ["The shelves are built by 12 joiners of the college in March.", "methods"],
      ],
      team: [["She has run 40 libraries since 1990 with 12 others.", "team"]],
    });
    expect(told).toEqual([intent, "The shelves are built by 12 joiners of the college in March."]);
  });

  it("brings what a sum leans on, and says nothing twice", () => {
    const told = summaryOf({
      description: [["We want to do two things.", "description"]],
      budget: [
        ["A pair of basses comes to £11,400 from the dealer.", "budget"],
        ["That leaves £7,250, and it is this that we ask of you.", "budget"],
      ],
    });
    expect(told).toEqual([
      "We want to do two things.",
      "A pair of basses comes to £11,400 from the dealer.",
      "That leaves £7,250, and it is this that we ask of you.",
    ]);
  });
});
