import { describe, expect, it } from "vitest";
import { checkRequirements } from "./checkRequirements.ts";
import type { RequirementDraft } from "./result/requirement.ts";

const draft = (description: string, ...texts: string[]): RequirementDraft => ({
  description,
  sections: texts.map((text, at) => ({ id: `s${String(at)}`, title: `Part ${String(at)}`, text })),
});

const stateOf = (line: string, ...texts: [string, ...string[]]): string =>
  checkRequirements([line], draft(...texts))[0]!.state;

const budget = `The project costs £12,000.

- Second-hand minibus: £7,000
- Tents and ropes: £3,500
- Cook, four days: £1,500

We ask you for £9,000; the other £3,000 comes from our own reserves.`;

describe("what a draft says of its money", () => {
  it("is held against the smallest and the largest award", () => {
    expect(stateOf("Grants are between £1,000 and £10,000.", "A camp.", budget)).toBe("met");
    expect(stateOf("Grants are of up to £8,000.", "A camp.", budget)).toBe("broken");
  });

  it("is held against the applicant's own part, and the funder's", () => {
    expect(stateOf("At least a quarter of the total cost must come from other sources.", "A camp.", budget)).toBe(
      "met",
    );
    expect(stateOf("The Fund pays half of the cost at most.", "A camp.", budget)).toBe("broken");
  });

  it("is held against the largest part of a kind of cost", () => {
    const check = checkRequirements(["Staff costs may not exceed 10 % of the budget."], draft("A camp.", budget))[0];
    expect(check).toMatchObject({ state: "broken", why: { bound: "at most 10 %", found: "12.5 %" } });
  });

  it("leaves open what it does not tell", () => {
    const asked = "We ask you for £9,000 towards the camp.";
    expect(stateOf("At least a quarter of the total cost must come from other sources.", "A camp.", asked)).toBe(
      "open",
    );
  });
});

describe("what is not paid for", () => {
  it("is found in a list, with the place", () => {
    const [check] = checkRequirements(["No vehicles."], draft("A camp.", budget));
    expect(check).toMatchObject({ kind: "prohibition", state: "broken" });
    const [place] = check!.places;
    expect(place?.placeId).toBe("s0");
    expect(budget.slice(place?.start, place?.end)).toBe(place?.quote);
    expect(place?.quote).toContain("minibus");
  });

  it("is found in a sentence about money", () => {
    const text = "The grant would pay £4,000 for a trailer and £900 for ropes. We ask for £4,900 in all.";
    expect(stateOf("We do not fund vehicles.", "A camp.", text)).toBe("broken");
  });

  it("is not asked for where the draft says so, or names all that it buys", () => {
    expect(stateOf("No vehicles.", "A camp.", "Nobody needs a car for it, and no vehicle is bought.")).toBe("met");
    expect(stateOf("No alcohol.", "A camp.", budget.replace("Second-hand minibus", "Ovens"))).toBe("met");
  });

  it("stays open where the draft does not tell what is bought", () => {
    expect(stateOf("No vehicles.", "We own no vehicles and walk to the wood.")).toBe("open");
    expect(stateOf("Salaries of permanent staff are not eligible.", "A camp.", budget)).toBe("open");
  });
});

describe("when and for how long", () => {
  it("is read of the whole project", () => {
    const text = "The project runs for 14 months, from March 2027. Each course lasts six months.";
    expect(stateOf("Projects last 12 months at most.", text)).toBe("broken");
    expect(stateOf("Projects run for 12 to 24 months.", text)).toBe("met");
    expect(stateOf("Work must not start before 1 May 2027.", "The project starts on 3 March 2027.")).toBe("broken");
  });

  it("is read in other languages", () => {
    const german =
      "Wir richten mit den Kindern der Schule eine Werkstatt ein. Das Projekt dauert 14 Monate, und wir bitten um 5.000 Euro.";
    expect(stateOf("Das Vorhaben dauert höchstens 12 Monate.", german)).toBe("broken");
    expect(stateOf("El proyecto no superará los 12 meses.", "El proyecto dura de enero de 2027 a junio de 2027.")).toBe(
      "met",
    );
    expect(
      stateOf(
        "La durée du projet est limitée à 12 mois.",
        "Nous ouvrons un atelier de réparation avec les habitants. Le projet dure 18 mois, dans une école.",
      ),
    ).toBe("broken");
    expect(
      stateOf(
        "La durata del progetto non può superare i 12 mesi.",
        "Apriamo un laboratorio con le donne della sezione. Il progetto dura 18 mesi, nella scuola.",
      ),
    ).toBe("broken");
  });
});

describe("who may apply", () => {
  it("is held against what the draft says of the applicant", () => {
    const text =
      "Our club was founded in 2019 and is a registered charity in Dunmore. In 2025 we had an income of £80,000.";
    expect(stateOf("Applicants must have existed for at least three years on 1 May 2026.", text)).toBe("met");
    expect(stateOf("Applicants must have existed for at least ten years on 1 May 2026.", text)).toBe("broken");
    expect(stateOf("Organisations with an income above £50,000 are not eligible.", text)).toBe("broken");
    expect(stateOf("Only registered charities can apply.", text)).toBe("met");
  });
});

describe("a line", () => {
  it("is for a person's hand where no text can show it", () => {
    expect(stateOf("The form is signed by two trustees.", "We are two trustees.")).toBe("hand");
    expect(stateOf("Der Antrag ist per Post einzureichen.", "Wir sind ein Verein.")).toBe("hand");
  });

  it("gets an answer of its own, in order", () => {
    const lines = ["No vehicles.", "Grants are of up to £8,000.", "Something quite different."];
    expect(checkRequirements(lines, draft("A camp.", budget)).map(({ line }) => line)).toEqual(lines);
  });
});

describe("a long draft", () => {
  it("is held against a long call in time, and the same way each time", () => {
    const sentence = "In May 2027 we buy 40 benches for £1,200 and walk with 30 pupils of Dunmore School to the wood. ";
    const long = draft("A camp of 12 months.", sentence.repeat(1050));
    const lines = Array.from({ length: 60 }, (_, at) => `Grants are of up to £${String(at + 1)},000, and no vehicles.`);
    checkRequirements(lines, long);
    const start = performance.now();
    const first = checkRequirements(lines, long);
    console.log(`100,000 characters, 60 lines: ${String(Math.round(performance.now() - start))} ms`);
    expect(checkRequirements(lines, long)).toEqual(first);
  });
});
