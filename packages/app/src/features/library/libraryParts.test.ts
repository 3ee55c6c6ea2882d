import { describe, expect, it } from "vitest";
import { pageOf } from "../../components/page/addressOfList.ts";
import { partQuery, wholePartOf } from "./libraryParts.ts";

describe("what the parts of the library ask for", () => {
  it("narrows every part to the category [2.2-library-category]", () => {
    const filter = { categoryId: "research", search: "" };
    expect(partQuery("open", filter)).toEqual({ types: "grant,loi,rfp", categoryId: "research" });
    expect(partQuery("missed", filter)).toEqual({ lapsed: true, categoryId: "research" });
    expect(partQuery("reports", filter)).toEqual({ types: "grant-report", categoryId: "research" });
    expect(partQuery("bookmarks", filter)).toEqual({ bookmarked: true, categoryId: "research" });
  });

  it("searches public and own ones", () => {
    expect(partQuery("open", { search: "seeds" })).toEqual({
      types: "grant,loi,rfp",
      search: "seeds",
      searchPublicAndOwn: true,
    });
  });
});

describe("the address of the library", () => {
  it.each([
    ["show=open", "open"],
    ["show=bookmarks", "bookmarks"],
    ["show=missed", undefined],
    ["show=constructor", undefined],
    ["", undefined],
  ])("%s shows %s alone [2.2-library-missed-more]", (query, part) => {
    expect(wholePartOf(new URLSearchParams(query))).toBe(part);
  });

  it.each([
    ["", 1],
    ["page=3", 3],
    ["page=0", 1],
    ["page=-2", 1],
    ["page=1.5", 1],
    ["page=x", 1],
    ["page=99999999", 1],
  ])("%s is page %i", (query, page) => {
    expect(pageOf(new URLSearchParams(query))).toBe(page);
  });
});
