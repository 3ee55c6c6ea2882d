import { describe, expect, it } from "vitest";
import { checkRequirements } from "../checkRequirements.ts";

const stateOf = (line: string, description: string, ...texts: string[]): string =>
  checkRequirements([line], {
    description,
    sections: texts.map((text, at) => ({ id: `s${String(at)}`, title: `Part ${String(at)}`, text })),
  })[0]!.state;

describe("the sum that is asked for", () => {
  it("is told apart from the sum before it in the same sentence", () => {
    const text = "That makes £51,300, for which we seek a grant of £41,300.";
    expect(stateOf("Grants are between £10,000 and £50,000.", "A roof.", text)).toBe("met");
    expect(stateOf("Grants are of up to £40,000.", "A roof.", text)).toBe("broken");
  });

  it("is held against two limits of a line, and a yearly one by the years", () => {
    const asked = "We ask you for £9,000 towards the camp, which runs for two years.";
    expect(stateOf("The minimum award is £500, the maximum award £5,000.", "A camp.", asked)).toBe("broken");
    expect(stateOf("The maximum is £5,000 for groups and £12,000 for charities.", "A camp.", asked)).toBe("open");
    expect(stateOf("Grants are of up to £5,000 a year.", asked)).toBe("met");
    expect(stateOf("Grants are of up to £4,000 a year.", asked)).toBe("broken");
    expect(stateOf("Grants of £10,000.", asked)).toBe("met");
    expect(
      stateOf(
        "Up to half of the cost, and £10,000 at most, may be asked for.",
        "A camp.",
        "The project costs £12,000. We ask you for £9,000.",
      ),
    ).not.toBe("met");
  });

  it("is in the draft's own dollars where a line has a bare sign", () => {
    expect(stateOf("Grants are of up to $20,000.", "We request AU$18,000.")).toBe("met");
    expect(stateOf("Grants are of up to €20,000.", "We request AU$18,000.")).toBe("open");
  });
});

describe("a day or a length of time", () => {
  it("is that of a project beside the word for it, and of the support that is asked for", () => {
    const line = "Projects run for 12 to 24 months.";
    const plan = (text: string) => stateOf(line, "A village.", text);
    expect(plan("It is a two-year project.")).toBe("met");
    expect(plan("It is a three-year project.")).toBe("broken");
    expect(plan("We ask for support over 30 months.")).toBe("broken");
    expect(plan("A two-year apprentice helps us.")).toBe("open");
  });

  it("is held against the last day on which work may begin", () => {
    const text = "Work begins on 4 May 2026.";
    expect(stateOf("Work must begin by 1 September 2026.", text)).toBe("met");
    expect(stateOf("Work must begin no later than 1 April 2026.", text)).toBe("broken");
    expect(stateOf("Work starts within three months of the decision on 30 March 2026.", text)).toBe("met");
    expect(stateOf("Work starts within three months of the decision on 30 November 2025.", text)).toBe("broken");
  });

  it("is not called too short where nothing tells the day to count to", () => {
    const line = "Applicants must have been active for at least two years.";
    expect(stateOf(line, "We have met every Tuesday since 2015.")).toBe("open");
    expect(stateOf(line, "We have met every Tuesday since 2015. In 2024 we moved.")).toBe("met");
  });

  it("of existing is read in French, where the article is written onto the word", () => {
    const line = "La compagnie a au moins trois ans d'activité au 1er mai 2026.";
    expect(stateOf(line, "La compagnie de théâtre a été créée en 2017 par deux comédiens du village.")).toBe("met");
    expect(stateOf(line, "La compagnie de théâtre a été créée en 2025 par deux comédiens du village.")).toBe("broken");
  });

  it("of an income is turned round where those above it cannot apply", () => {
    const line = "Organisations with an income over £100,000 cannot apply.";
    expect(stateOf(line, "In the last financial year we had an income of £143,000.")).toBe("broken");
    expect(stateOf(line, "In the last financial year we had an income of £43,000.")).toBe("met");
  });
});

describe("a number", () => {
  const others = ["We bake.", "There is an oven.", "Sarah mends the roof.", "Leaflets go out in May.", "We sweep up."];

  it("is held against the sentence that shares a rare word with the line", () => {
    const line = "At least two excursions to the moor are offered.";
    const text = ["There are three Sundays for excursions on the moor.", ...others].join(" ");
    expect(stateOf(line, text)).toBe("met");
    expect(stateOf("At least four excursions to the moor are offered.", text)).toBe("open");
    expect(stateOf(line, ["We bake for thirty people.", ...others].join(" "))).toBe("open");
  });

  it("of money is held against the sums of sentences that speak of the same", () => {
    const line = "Tickets for concerts cost no more than £5.";
    expect(stateOf(line, "A choir.", "Tickets for the concerts are £8.")).toBe("broken");
    expect(stateOf(line, "A choir.", "Tickets for the concerts are £4.")).toBe("met");
    expect(stateOf(line, "A choir.", "The hall is £80.")).toBe("open");
  });

  it("is a share where a sentence gives the whole first", () => {
    const line = "At least half of the places are for women.";
    expect(stateOf(line, "Of the 20 places, 12 are kept for women.")).toBe("met");
    expect(stateOf(line, "Of the 20 places, 6 are kept for women.")).toBe("broken");
    expect(stateOf(line, "There are 20 places, and 12 women help us.")).toBe("open");
  });
});
