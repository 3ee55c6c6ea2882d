import type { Schemas } from "@grantwright/api-client";
import { sampleDraftList } from "@grantwright/api-client/mocks";
import { describe, expect, it } from "vitest";
import { isNarrowed, partOf, queryOf, sortOf, type ListPart } from "./listPart.ts";

const all: ListPart = { search: "", sort: "changed", page: 1 };
const now = Date.parse("2026-11-21T12:30:00Z");

const named = (title: string, rest: Partial<Schemas["DocumentListItem"]> = {}): Schemas["DocumentListItem"] => ({
  ...sampleDraftList[0]!,
  title,
  funderName: "",
  ...rest,
});

const items = [
  named("Łódź ogród".replace("Ł", "L"), { funderName: "Fundacja Ślad", deadline: "2027-03-01T00:00:00Z" }),
  named("apple trees"),
  named("Zebra crossing", { deadline: "2026-11-20T00:00:00Z" }),
  named("Сад", { deadline: "2026-12-01T00:00:00Z" }),
  named("Old form", { deadline: "2026-01-01T00:00:00Z" }),
];
const titles = (part: Partial<ListPart>, limit = 100) =>
  partOf(items, { ...all, ...part }, limit, now).map(({ title }) => title);

describe("a list of documents, looked through on the device", () => {
  it("finds by name and funder, in any case and without accents", () => {
    expect(titles({ search: "SLAD ogrod" })).toEqual(["Lódź ogród"]);
    expect(titles({ search: "САД" })).toEqual(["Сад"]);
    expect(titles({ search: "apple zebra" })).toEqual([]);
    expect(titles({})).toHaveLength(5);
  });

  it("sorts as the server does", () => {
    expect(titles({ sort: "deadline" })).toEqual(["Сад", "Lódź ogród", "apple trees", "Zebra crossing", "Old form"]);
    expect(titles({ sort: "name" }).slice(0, 2)).toEqual(["apple trees", "Lódź ogród"]);
  });

  it("turns pages, with one more that says whether there are more", () => {
    expect(titles({}, 2)).toHaveLength(3);
    expect(titles({ page: 3 }, 2)).toEqual(["Old form"]);
    expect(titles({ page: 4 }, 2)).toEqual([]);
  });
});

describe("what the server is asked for", () => {
  it("is the list as it always was where nothing narrows it", () => {
    expect(queryOf(all, 100)).toEqual({});
    expect(isNarrowed(all)).toBe(false);
  });

  it.each([
    [{ search: "garden" }, { search: "garden" }],
    [{ sort: "deadline" as const }, { sort: "deadline" }],
    [{ page: 3 }, { offset: 200 }],
  ])("%j", (part, query) => {
    expect(queryOf({ ...all, ...part }, 100)).toEqual(query);
    expect(isNarrowed({ ...all, ...part })).toBe(true);
  });

  it("is sorted by the last change where an address asks for what is not known", () => {
    expect(sortOf(new URLSearchParams("sort=deadline"))).toBe("deadline");
    expect(sortOf(new URLSearchParams("sort=size"))).toBe("changed");
  });
});
