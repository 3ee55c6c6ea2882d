import { expect, it } from "vitest";
import { targetOf } from "./targetOf.ts";

const section = { id: "need", title: "Need", required: true, auto: false };

it.each([
  [{}, undefined],
  [{ maxWordCount: 300 }, 260],
  [{ maxLength: 1_000 }, 140],
  [{ pageLimit: 2 }, 770],
  [{ maxWordCount: 300, maxLength: 100 }, 14],
  [{ maxWordCount: 100, minWordCount: 95 }, 100],
  [{ share: 300 }, 260],
  [{ maxWordCount: 500, share: 300 }, 260],
])("a section with %j is best with %s words", (limits, words) => {
  expect(targetOf({ ...section, ...limits })).toBe(words);
});
