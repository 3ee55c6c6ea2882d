import { describe, expect, it } from "vitest";
import { movedMentions, placeMentions, standingIn, withoutPlaced } from "./placedMentions.ts";

const one = { id: "1", name: "Ana Silva" };
const other = { id: "2", name: "Ana Silva" };
const text = "Ask @Ana Silva and @Ana Silva.";
const placed = [
  { ...one, start: 4 },
  { ...other, start: 19 },
];

describe("placed mentions", () => {
  it("are those of one name one after the other", () => {
    expect(placeMentions(text, [one, other])).toEqual(placed);
    expect(placeMentions(text, [other])).toEqual([{ ...other, start: 4 }]);
    const long = { id: "3", name: "Ana Silva Reis" };
    expect(placeMentions("@Ana Silva Reis, @ana silva", [one, long])).toEqual([
      { ...long, start: 0 },
      { ...one, start: 17 },
    ]);
    expect(placeMentions("Nobody", [one])).toEqual([]);
  });

  it("move with what is typed before them, and stay with what is typed after them", () => {
    expect(movedMentions(placed, text, `So: ${text}`, 4)).toEqual([
      { ...one, start: 8 },
      { ...other, start: 23 },
    ]);
    expect(movedMentions(placed, text, `${text} Now`, text.length + 4)).toEqual(placed);
    expect(movedMentions(placed, text, text.replace("and", "or"), 17)).toEqual([placed[0], { ...other, start: 18 }]);
    const atStart = [{ ...one, start: 0 }];
    expect(movedMentions(atStart, "@Ana Silva", "@@Ana Silva", 1)).toEqual([{ ...one, start: 1 }]);
  });

  it("go with their own words, and of two equal ones the one that was taken out", () => {
    const both = "@Ana Silva @Ana Silva ";
    const two = placeMentions(both, [one, other]);
    expect(movedMentions(two, both, "@Ana Silva ", 0)).toEqual([{ ...other, start: 0 }]);
    expect(movedMentions(two, both, "@Ana Silva ", 11)).toEqual([{ ...one, start: 0 }]);
    expect(movedMentions(placed, text, text.replace("Ana Silva and", "An Silva and"), 7)).toEqual([
      { ...other, start: 18 },
    ]);
    expect(movedMentions(placed, text, "", 0)).toEqual([]);
  });

  it("stand where their names do, and nothing goes on with them", () => {
    expect(standingIn(text, placed)).toEqual(placed);
    expect(standingIn("Ask @Ana Silvana and @Ana Silva.", placed)).toEqual([]);
    expect(standingIn("Quite another text", placed)).toEqual([]);
    expect(withoutPlaced(text, placed)).toBe("Ask \n and \n.");
  });
});
