import { describe, expect, it } from "vitest";
import { hasRunOn, runsOn } from "./runsOn.ts";

const spoken =
  "we fix bikes for people who cannot pay and the money is gone so we ask for a bench and some tools and my brother does the wheels and we had forty people last year and they all came back and now the shed is too small";

describe("words that run on", () => {
  it("are many without a sign between them", () => {
    expect(runsOn(spoken)).toBe(true);
    expect(runsOn(spoken.slice(0, 60))).toBe(false);
    expect(runsOn(spoken.replaceAll(" and", ", and"))).toBe(false);
  });

  it("are found between two stops of a text, at a line's end too", () => {
    expect(hasRunOn(`We are a club. ${spoken}. That is all.`)).toBe(true);
    expect(hasRunOn(spoken.replace(" so we", ". So we").replace(" and now", ". And now"))).toBe(false);
    expect(hasRunOn(spoken.replace(" so we", "\nso we"))).toBe(false);
    expect(hasRunOn(spoken.replace(" so we", ".” So we"))).toBe(false);
    expect(hasRunOn(spoken.replace(" so we", "। so we"))).toBe(false);
  });

  it("are no figures, and no languages without spaces", () => {
    expect(hasRunOn("£1,200. ".repeat(50))).toBe(false);
    expect(hasRunOn("私たちは自転車を直します".repeat(20))).toBe(false);
    expect(hasRunOn("เราซ่อมจักรยานให้คน ".repeat(60))).toBe(false);
  });
});
