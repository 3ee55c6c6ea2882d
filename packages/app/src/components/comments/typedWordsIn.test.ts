import { expect, it } from "vitest";
import { typedWordsIn } from "./typedWordsIn.ts";

const text = "This is what we know:\n- 131 told us, they’d gone without.\n他们在菜园里工作。";
const found = (typed: string) => {
  const place = typedWordsIn(text, typed);
  return place && text.slice(place.start, place.end);
};

it("words are found as they are typed: in other letters, signs and lines, the last up to its end", () => {
  expect(found("131 told us")).toBe("131 told us");
  expect(found("  KNOW 131 to")).toBe("know:\n- 131 told");
  expect(found("they'd gone")).toBe("they’d gone");
  expect(found("is")).toBe("is");
  expect(typedWordsIn(text, "is")?.start).toBe(5);
  expect(found("菜园")).toBe("菜园");
});

it("what does not stand there is not found, nor what has no letters", () => {
  expect(found("132 told us")).toBeUndefined();
  expect(found("old us")).toBe("old us");
  expect(found("us told")).toBeUndefined();
  expect(found(" … ")).toBeUndefined();
  expect(found("")).toBeUndefined();
  expect(found(".*")).toBeUndefined();
});
