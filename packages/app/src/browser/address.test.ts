import { afterEach, describe, expect, it, vi } from "vitest";
import { basenameOf, currentPage, pageInTeam, takeToken, teamIdOf } from "./address.ts";

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
    expect(currentPage({ pathname: "/drafts", search: "?x=1", hash: "#token=secret" })).toBe("/drafts?x=1");
    expect(pageInTeam(team, "/drafts")).toBe(`/teams/${team}/drafts`);
    expect(pageInTeam(undefined, "/drafts")).toBe("/drafts");
  });
});

describe("a token in the address", () => {
  afterEach(() => void vi.unstubAllGlobals());

  function standAt(href: string, state: unknown = null) {
    const replaceState = vi.fn();
    vi.stubGlobal("window", { location: { href }, history: { state, replaceState } });
    return replaceState;
  }

  it("leaves it at once, and only it", () => {
    const replaceState = standAt("https://grantwright.example/docs/new?token=secret&ref=a#b", { idx: 1 });
    expect(takeToken()).toBe("secret");
    expect(replaceState).toHaveBeenCalledWith({ idx: 1 }, "", "/docs/new?ref=a#b");
  });

  it.each([
    ["/drafts?ref=a#token=secret", "/drafts?ref=a"],
    ["/?token=older#token=secret", "/"],
    ["//x/y?token=secret", "/x/y"],
    ["//evil.example/#token=secret", "/evil.example/"],
  ])("leaves %s, and the app starts there", (address, left) => {
    const replaceState = standAt(`https://grantwright.example${address}`);
    expect(takeToken()).toBe("secret");
    expect(replaceState).toHaveBeenCalledWith(null, "", left);
  });

  it("may be how a sign-in by a provider came out", () => {
    const replaceState = standAt("https://grantwright.example/drafts?ref=a#signIn=expired");
    expect(takeToken()).toBe("expired");
    expect(replaceState).toHaveBeenCalledWith(null, "", "/drafts?ref=a");
    expect(currentPage({ pathname: "/drafts", search: "", hash: "#signIn=expired" })).toBe("/drafts");
  });

  it("of /unsubscribe goes to its screen out of the hash, too", () => {
    const replaceState = standAt("https://grantwright.example/unsubscribe#token=secret");
    expect(takeToken()).toBeUndefined();
    expect(replaceState).toHaveBeenCalledWith({ usr: { unsubscribeToken: "secret" } }, "", "/unsubscribe");
  });

  it.each(["/unsubscribe", "/unsubscribe/", `/teams/${team}/unsubscribe`])(
    "of %s goes to its screen alone, and does not sign in [1.5-unsubscribe-token]",
    (path) => {
      const replaceState = standAt(`https://grantwright.example${path}?token=secret`, { idx: 0, usr: { kept: 1 } });
      expect(takeToken()).toBeUndefined();
      expect(replaceState).toHaveBeenCalledWith({ idx: 0, usr: { kept: 1, unsubscribeToken: "secret" } }, "", path);
    },
  );

  it("is none where there is none", () => {
    const replaceState = standAt("https://grantwright.example/unsubscribe?token=");
    expect(takeToken()).toBeUndefined();
    expect(replaceState).not.toHaveBeenCalled();
  });
});
