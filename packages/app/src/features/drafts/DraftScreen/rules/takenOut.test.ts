import { openPlaceRanges } from "@grantwright/domain";
import { describe, expect, it } from "vitest";
import { takenOut } from "./takenOut.ts";

const without = (text: string) => {
  const [start, end] = takenOut(text, openPlaceRanges(text)[0]!);
  return text.slice(0, start) + text.slice(end);
};

describe("an open place that does not apply", () => {
  it("goes with the space before it", () => {
    expect(without("We dig [Add: where], in March.")).toBe("We dig, in March.");
    expect(without("We dig [Add: where] in March.")).toBe("We dig in March.");
    expect(without("[Add: who] digs.")).toBe("digs.");
    expect(without("We dig.\n[Add: who] sows.")).toBe("We dig.\nsows.");
    expect(without("We dig ([Add: where]).")).toBe("We dig ().");
    expect(without("We dig. [Add: when]")).toBe("We dig.");
  });

  it("goes with its line where it stands alone", () => {
    expect(without("We dig.\n\n[Add: when]\n\nWe sow.")).toBe("We dig.\n\nWe sow.");
    expect(without("We dig.\n\n[Add: when]")).toBe("We dig.");
    expect(without("[Add: when]\n\nWe sow.")).toBe("We sow.");
    expect(without(" [Add: when] ")).toBe("");
  });
});
