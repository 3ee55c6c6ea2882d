import { describe, expect, it } from "vitest";
import { checkRequirements } from "../checkRequirements.ts";

const stateOf = (line: string, description: string, ...texts: string[]): string =>
  checkRequirements([line], {
    description,
    sections: texts.map((text, at) => ({ id: `s${String(at)}`, title: `Part ${String(at)}`, text })),
  })[0]!.state;

describe("what a line says in words", () => {
  const rest = [
    "We bake.",
    "There are five ovens.",
    "Sarah mends the roof.",
    "Leaflets go out in May.",
    "We sweep up.",
  ];
  const told = (sentence: string) => [...rest, ...rest.map((each) => `Later: ${each}`), sentence].join(" ");

  it("is shown by a sentence that has several of its rare words", () => {
    const line = "The cloister must be listed in the highest category.";
    expect(stateOf(line, told("The cloister has stood in the highest category since 1955."))).toBe("met");
    expect(stateOf(line, told("The cloister is a quiet place."))).toBe("open");
    expect(stateOf(line, told("We hope that the cloister will come into the highest category."))).toBe("open");
  });
});

describe("what is not paid for", () => {
  const costs = "It costs £900.\n\n- Six refurbished tablets: £780\n- Paper: £120\n\nWe ask for £900.";

  it("is broken by the very word of a line that lists things", () => {
    expect(stateOf("No laptops, tablets or phones.", "We design.", costs)).toBe("broken");
    expect(stateOf("No kettles, kites or drums.", "We design.", costs)).not.toBe("broken");
    expect(stateOf("No paper cars, boats or kites.", "We design.", costs)).not.toBe("broken");
  });

  it("is kept where a sentence says that there is none, and not where none is owned", () => {
    expect(stateOf("No vehicles.", "All of it is done without a car.")).toBe("met");
    expect(stateOf("No vehicles.", "We have no car, and walk to the wood.")).toBe("open");
  });

  it("is wanted in a clause, whatever another clause denies", () => {
    const text = "So that nobody has to stay at home, there is help: we buy a minibus.";
    expect(stateOf("No vehicles.", text)).toBe("broken");
    expect(stateOf("No vehicles.", "There is help: we buy no minibus.")).toBe("met");
  });
});
