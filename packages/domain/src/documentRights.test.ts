import { describe, expect, it } from "vitest";
import { mayDo, type DocumentRight, type DocumentRoleName } from "./documentRights.ts";

const rights: DocumentRight[] = ["read", "comment", "write", "run", "own"];
const rightsOf = (role: DocumentRoleName, isGuest: boolean) =>
  rights.filter((right) => mayDo({ role, isGuest }, right)).join(" ");

describe("rights on a document", () => {
  it("grow with the role, and never cost a guest's host anything", () => {
    expect(rightsOf("reader", false)).toBe("read");
    expect(rightsOf("commenter", false)).toBe("read comment");
    expect(rightsOf("writer", false)).toBe("read comment write run");
    expect(rightsOf("owner", false)).toBe("read comment write run own");
    expect(rightsOf("reader", true)).toBe("read");
    expect(rightsOf("commenter", true)).toBe("read comment");
    expect(rightsOf("writer", true)).toBe("read comment write");
    expect(rightsOf("owner", true)).toBe("read comment write");
  });
});
