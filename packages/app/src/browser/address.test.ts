import { describe, expect, it } from "vitest";
import { basenameOf, currentPage, pageInTeam, teamIdOf } from "./address.ts";

const team = "66f0aa10bb20cc30dd40ee61";

describe("addresses", () => {
  it("knows the team from the path [1.6-context-from-path]", () => {
    expect(teamIdOf(`/teams/${team}/drafts`)).toBe(team);
    expect(teamIdOf(`/teams/${team}`)).toBe(team);
    expect(teamIdOf("/teams/short/drafts")).toBeUndefined();
    expect(teamIdOf("/drafts")).toBeUndefined();
    expect(basenameOf(`/teams/${team}/drafts`)).toBe(`/teams/${team}`);
    expect(basenameOf("/drafts")).toBe("/");
  });

  it("gives the page below the account, and never a token", () => {
    expect(currentPage({ pathname: `/teams/${team}/docs/new`, search: "?token=secret&x=1", hash: "#a" })).toBe(
      "/docs/new?x=1#a",
    );
    expect(currentPage({ pathname: `/teams/${team}`, search: "", hash: "" })).toBe("/");
    expect(pageInTeam(team, "/drafts")).toBe(`/teams/${team}/drafts`);
    expect(pageInTeam(undefined, "/drafts")).toBe("/drafts");
  });
});
