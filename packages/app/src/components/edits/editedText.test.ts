import type { Schemas } from "@grantwright/api-client";
import { sampleEdit } from "@grantwright/api-client/mocks";
import { describe, expect, it } from "vitest";
import { criteriaOf, withTaken } from "./editedText.ts";

const edit: Schemas["ProposedEdit"] = sampleEdit;
const first = new Set([1]);

describe("withTaken", () => {
  it("makes the pieces that are taken, and no others", () => {
    const { text } = withTaken(edit.exact, edit, first)!;
    expect(text.startsWith("To grow food for the town")).toBe(true);
    expect(text).toContain("131 had gone without");
    expect(withTaken(edit.exact, edit, new Set())!.text).toBe(edit.exact);
  });

  it("finds the part again where words came before it, and takes the change back from there", () => {
    const now = `A new first sentence. ${edit.exact}`;
    const changed = withTaken(now, edit, first)!;
    expect(changed.text.startsWith("A new first sentence. To grow")).toBe(true);
    expect(changed.undo(`${changed.text} And one more.`)).toBe(`${now} And one more.`);
  });

  it("does nothing to a text that was changed where the pieces are, neither on taking nor on taking back", () => {
    expect(withTaken(edit.exact.replace("twelve", "eleven"), edit, first)).toBeUndefined();
    const changed = withTaken(edit.exact, edit, first)!;
    expect(changed.undo(changed.text.replace("To grow", "To raise"))).toBeUndefined();
  });
});

describe("criteriaOf", () => {
  it("has each line once, without its sign", () => {
    expect(
      criteriaOf(
        "- Need and evidence (30 points)\n2) How well the work is planned\n\nNeed and evidence (30 points)\nOther",
      ),
    ).toEqual(["Need and evidence (30 points)", "How well the work is planned"]);
  });
});
