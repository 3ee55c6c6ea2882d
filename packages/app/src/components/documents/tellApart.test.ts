import { describe, expect, it } from "vitest";
import { tellApart } from "./tellApart.ts";

const item = (id: string, facts: Partial<Parameters<typeof tellApart>[0][number]> = {}) => ({
  id,
  name: "Food gardens",
  title: "Food gardens",
  funderName: "",
  excerpt: "",
  ...facts,
});

const told = (...items: Parameters<typeof tellApart>[0]) => Object.fromEntries(tellApart(items));

describe("documents of one name", () => {
  it("are told apart by their own words, and others say nothing", () => {
    expect(
      told(
        item("a", { excerpt: "Twelve gardens." }),
        item("b", { name: " food Gardens", excerpt: "Two greenhouses." }),
        item("c", { name: "A well", excerpt: "Twelve gardens." }),
      ),
    ).toEqual({ a: "Twelve gardens.", b: "Two greenhouses." });
  });

  it("begin with a little of what they share, where that is much", () => {
    const shared = "We turn twelve unused bits of county land into food gardens, ";
    expect(
      told(item("a", { excerpt: `${shared}at schools.` }), item("b", { excerpt: `${shared}at bus stops.` })),
    ).toEqual({
      a: "…into food gardens, at schools.",
      b: "…into food gardens, at bus stops.",
    });
  });

  it("find where the ends of long texts differ, which begin in different places", () => {
    const shared =
      "of unused bits of county land into food gardens that neighbours run together, with fences and tanks, ";
    expect(
      told(
        item("a", { excerpt: `…bits ${shared}at four schools of the north.` }),
        item("b", { excerpt: `…${shared}at the bus stops.` }),
      ),
    ).toEqual({ a: "…fences and tanks, at four schools of the north.", b: "…fences and tanks, at the bus stops." });
  });

  it("show all their words where one is the other with a beginning of its own", () => {
    const shared = "Twelve unused bits of county land become food gardens with fences and tanks.";
    const both = told(item("a", { excerpt: shared }), item("b", { excerpt: `Second try, for Lodz only. ${shared}` }));
    expect(both).toEqual({ a: shared, b: `Second try, for Lodz only. ${shared}` });
  });

  it("need no words where their funders differ, who are named anyway", () => {
    const [a, b] = [item("a", { excerpt: "One.", funderName: "Alder" }), item("b", { excerpt: "Two." })];
    expect(told(a, b)).toEqual({});
    expect(told(a, b, item("c", { excerpt: "Three." }))).toEqual({ b: "Two.", c: "Three." });
  });

  it("say what form they follow where their words are the same", () => {
    const [a, b] = [
      item("a", { excerpt: "One. ", templateName: "Letter" }),
      item("b", { excerpt: "One.", templateName: "Report" }),
    ];
    expect(told(a, b)).toEqual({ a: "Letter", b: "Report" });
    expect(told({ ...a, templateName: "Report" }, b)).toEqual({});
    expect(told(item("a"), item("b"))).toEqual({});
  });
});
