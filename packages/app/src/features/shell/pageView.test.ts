import { describe, expect, it } from "vitest";
import { pageViewOf } from "./pageView.ts";

describe("what is told of a page view", () => {
  it("is its path, in its team, without the query [1.2-page-views]", () => {
    expect(pageViewOf("/teams/66f0aa10bb20cc30dd40ee61/drafts", "?task=1")).toEqual({
      name: "pageView",
      properties: { location: "/teams/66f0aa10bb20cc30dd40ee61/drafts" },
    });
  });

  it("is where from as well, from the page's ref parameter [1.3-analytics-ref]", () => {
    expect(pageViewOf("/", "?ref=spring-letter")).toMatchObject({ ref: "spring-letter" });
    expect(pageViewOf("/", "")).not.toHaveProperty("ref");
  });

  it("is never a token or an email", () => {
    const told = [
      pageViewOf("/signin", "?email=ines@example.org&token=secret"),
      pageViewOf("/unsubscribe", "?token=secret"),
      pageViewOf("/join/secret", ""),
      pageViewOf("/teams/66f0aa10bb20cc30dd40ee61/join/secret", "?ref=ines%40example.org"),
      pageViewOf("/", `?ref=${"secret".repeat(40)}`),
      pageViewOf("/", "?ref=a b"),
    ];
    expect(JSON.stringify(told)).not.toMatch(/secret|@|ines|a b/);
  });
});
