import { describe, expect, it } from "vitest";
import { makeReceipts } from "./makeReceipts.ts";
import { indexSources } from "./indexSources.ts";

const table = `Visits to the reading room
ward	adults	children
North	112	37
South	96	58
Harbour	141	64
Mill	88	29
Counted at the desk by volunteers.`;

const foundIn = (text: string, file = table) => {
  const index = indexSources([{ kind: "file", fileId: "visits", text: file }]);
  return makeReceipts(text, index).flatMap(({ facts }) =>
    facts.map(({ start, end, found, working }) => [text.slice(start, end), found, ...(working ? [working] : [])]),
  );
};

describe("the total of a column", () => {
  it("is worked out, and so is a share of it", () => {
    expect(foundIn("In all, 437 adults and 188 children came to read.")).toEqual([
      ["437", "worked", "437 = 112 + 96 + 141 + 88"],
      ["188", "worked", "188 = 37 + 58 + 64 + 29"],
    ]);
    expect(foundIn("Of 437 adults, 112 (26 %) came from the north.").at(-1)).toEqual([
      "26 %",
      "worked",
      "26 % ≈ 112 ÷ 437",
    ]);
  });

  it("is that of a whole column alone, and of no other number", () => {
    for (const number of ["436", "625.5", "512"])
      expect(foundIn(`Some ${number} teachers of other schools wrote letters.`).at(0)?.[1]).toBe("no");
  });

  it("needs a table of some rows, in which each cell has one number", () => {
    const short = "a\t40\nb\t50";
    expect(foundIn("Elsewhere 9,000 letters came.", short).at(0)?.[1]).toBe("no");
    const ranges = "North\t10 to 20\nSouth\t30 to 40\nMill\t50 to 60\nQuay\t70 to 80";
    expect(foundIn("Elsewhere 360 letters came.", ranges).at(0)?.[1]).toBe("no");
  });

  it("is found in time in a table of any length", () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => `ward ${row}\t${row % 7}\t3`).join("\n");
    expect(foundIn("Together 60,000 books.", rows).at(0)?.slice(0, 2)).toEqual(["60,000", "worked"]);
  });
});
