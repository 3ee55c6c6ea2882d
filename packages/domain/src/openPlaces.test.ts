import { describe, expect, it } from "vitest";
import {
  countedCharacters,
  countWrittenCharacters,
  countWrittenWords,
  openPlace,
  openPlaceRanges,
  openPlacesOf,
  piecesOf,
  withoutOpenPlaces,
} from "./openPlaces.ts";

describe("open places", () => {
  it("are what stands in brackets on one line, closed within reach", () => {
    expect(openPlacesOf("[Add: who] and [Add: when], at [12] sites")).toEqual(["[Add: who]", "[Add: when]"]);
    expect(openPlacesOf("[Add: who\nand when] [add: x] [Add: open")).toEqual([]);
    expect(openPlacesOf(`[Add:${"x".repeat(1_000)}]`)).toHaveLength(1);
    expect(openPlacesOf(`[Add:${"x".repeat(1_001)}]`)).toEqual([]);
    expect(openPlacesOf("[Add: a [Add: b] c]")).toEqual(["[Add: a [Add: b]"]);
    expect(openPlacesOf(openPlace("how many"))).toEqual(["[Add: how many]"]);
    expect(openPlaceRanges("We [Add: who] and [Add: when].")).toEqual([
      [3, 13],
      [18, 29],
    ]);
  });

  it("set a text apart in pieces that come to the text again", () => {
    const text = "We dig.\n[Add: who][Add: when] and\n[Add: x";
    const pieces = piecesOf(text);
    expect(pieces.map(({ text: piece }) => piece).join("")).toBe(text);
    expect(pieces.filter(({ isOpen }) => isOpen).map(({ text: piece }) => piece)).toEqual([
      "[Add: who]",
      "[Add: when]",
    ]);
    expect(piecesOf("")).toEqual([{ text: "", isOpen: false }]);
  });

  it("are nothing that somebody has written", () => {
    expect(countWrittenWords("Work begins in [Add: the month in which work begins], with soil.")).toBe(5);
    expect(countWrittenWords("[Add: everything]")).toBe(0);
    expect(countWrittenCharacters("Work begins. [Add: when]")).toBe("Work begins.".length);
    expect(countWrittenCharacters("[Add: everything]")).toBe(0);
    expect(countWrittenCharacters("A line, as typed. \n")).toBe(19);
    const texts = ["Work begins. [Add: when]", "Here."];
    expect(countedCharacters(texts)).toBe("Work begins.Here.".length);
    expect(countedCharacters(texts, 29)).toBe("Work begins.Here.".length);
    expect(countedCharacters(texts, 28)).toBe(29);
    expect(withoutOpenPlaces(" [Add: who] digs ")).toBe("digs");
  });

  it("are found in the time that the text is long, however many brackets are never closed", () => {
    expect(openPlacesOf("[Add: ".repeat(200_000))).toEqual([]);
    expect(openPlacesOf(`${"[Add: \n".repeat(200_000)}]`)).toEqual([]);
  });
});
