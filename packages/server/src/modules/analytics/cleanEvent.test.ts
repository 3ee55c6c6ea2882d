import { describe, expect, it } from "vitest";
import { cleanEvent, cleanPath } from "./cleanEvent.ts";

const id = "66f0aa10bb20cc30dd40eea1";
const token = "Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiY2RlZmdoaWo";

describe("cleanPath", () => {
  it.each([
    ["/", "/", null],
    ["/docs/new", "/docs/new", null],
    [`/docs/${id}/${id}#section-1`, "/docs/:id/:id", null],
    [`/teams/${id}/drafts?ref=spring&token=${token}`, "/teams/:id/drafts", "spring"],
    [`https://app.example.org/signin?email=ines@example.org`, "/signin", null],
    [`/join/short`, "/join/:id", null],
    [`/unsubscribe/${token}`, "/unsubscribe/:id", null],
    ["/x/ines@example.org", "/x/:id", null],
    ["/x/ines%40example.org", "/x/:id", null],
    ["/orders/12345", "/orders/:id", null],
    [`/?ref=${token}`, "/", null],
    ["/?ref=ines@example.org", "/", null],
    ["/grants/category/community-development", "/grants/category/community-development", null],
  ])("of %s is %s", (address, path, ref) => {
    expect(cleanPath(address)).toEqual({ path, ref });
  });

  it("is none of what is no address", () => {
    expect(cleanPath("http://[")).toBeUndefined();
  });
});

describe("cleanEvent", () => {
  it("keeps what says nothing of a person", () => {
    const properties = { value: 30, txnId: `cs_test_${token}`, plan: "a-year", isFirst: true, none: null };
    expect(cleanEvent("conversion", { ...properties, location: "/pricing?ref=spring" })).toEqual({
      name: "conversion",
      path: "/pricing",
      ref: "spring",
      properties,
    });
    expect(cleanEvent("pageView", { location: "/?ref=page" }, "given")?.ref).toBe("given");
    expect(cleanEvent("pageView", { location: 7 })?.path).toBeNull();
  });

  it("drops what could name a person or open something, at any depth", () => {
    const { properties, ref } = cleanEvent(
      "x",
      {
        who: "Ines <ines@example.org>",
        link: `see https://x.example/?token=${token}`,
        document: id,
        page: `/docs/${id}?token=${token}`,
        sessionId: "7",
        Token: "abc",
        "ines@example.org": 1,
        txnId: "a b",
        deep: { email: "x", text: token, kept: 1, deeper: { still: 1, lost: { gone: 1 } }, list: ["ok", token] },
      },
      "ines@example.org",
    )!;
    expect(properties).toEqual({
      page: "/docs/:id",
      txnId: "a b",
      deep: { kept: 1, deeper: { still: 1 }, list: ["ok"] },
    });
    expect(ref).toBeNull();
    expect(cleanEvent(`mail ines@example.org`, {})).toBeUndefined();
    expect(cleanEvent(token, {})).toBeUndefined();
  });

  it("is bounded", () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`p${index}`, "a b ".repeat(10)]));
    expect(Object.keys(cleanEvent("x", many)?.properties ?? {})).toHaveLength(30);
    expect(cleanEvent("x", { long: "a b ".repeat(500) })?.properties.long).toHaveLength(200);
    const heavy = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, "a b ".repeat(500)]));
    expect(cleanEvent("x", heavy)?.properties).toEqual({});
  });
});
