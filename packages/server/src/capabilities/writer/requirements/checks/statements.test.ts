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
