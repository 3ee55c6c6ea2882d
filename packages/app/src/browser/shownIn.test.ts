import { expect, it } from "vitest";
import { shownIn } from "./shownIn.ts";

const text = "We dig.\n\n- We plant oaks.\n- We plant 40 limes.\n\nWe dig again, and water them.";
const partOf = (shown: string, before: string) => {
  const found = shownIn(text, shown, before);
  return found && text.slice(found.start, found.end);
};

it("finds shown words in the text that they are of, over its lines and the signs of its lists", () => {
  expect(partOf("plant 40 limes.", "We dig.We plant oaks.We ")).toBe("plant 40 limes.");
  expect(partOf("oaks. We plant 40", "We dig.We plant ")).toBe("oaks.\n- We plant 40");
  expect(partOf("We plant oaks.\nWe plant 40 limes.\nWe dig again, and water", "We dig.\n")).toBe(
    "We plant oaks.\n- We plant 40 limes.\n\nWe dig again, and water",
  );
});

it("takes those of the same words that stand where they are shown", () => {
  expect(shownIn(text, "We dig", "")?.start).toBe(0);
  expect(shownIn(text, "We dig", "We dig.We plant oaks.We plant 40 limes.")?.start).toBe(text.lastIndexOf("We dig"));
});

it("finds nothing of what stands nowhere, or of nothing", () => {
  expect(shownIn(text, "  ", "")).toBe(undefined);
  expect(shownIn(text, "Elsewhere", "")).toBe(undefined);
  expect(shownIn("", "We", "")).toBe(undefined);
});
