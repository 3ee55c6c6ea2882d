import { keyOf } from "../../receipts/keyOf.ts";
import { makeReceipts } from "../../receipts/makeReceipts.ts";
import { indexSources } from "../../receipts/indexSources.ts";
import { sourcesOf } from "../../receipts/sourcesOf.ts";
import type { WriterInput } from "../../writer.ts";
import type { Note } from "./reading.ts";

const mostNamed = 4;

/** The facts of what a writer had drafted that stand in no source, by section: a person should see them before a proposal is written from them. */
export function unsupportedNotes(input: WriterInput): Map<string, Note[]> {
  const { texts = {}, drafted = {} } = input;
  const known = Object.entries(drafted).filter(([id, { by }]) => by !== "unknown" && texts[id] !== undefined);
  if (known.length === 0) return new Map();
  const index = indexSources(sourcesOf(input), input.confirmed);
  return new Map(
    known.flatMap(([id]): [string, Note[]][] => {
      const text = texts[id] ?? "";
      const facts = makeReceipts(text, index)
        .filter(({ start, end }) => index.drafted.has(keyOf(text.slice(start, end))))
        .flatMap((receipt) => receipt.facts)
        .filter(({ found }) => found === "no")
        .map(({ start, end }) => `“${text.slice(start, end)}”`);
      const named = [...new Set(facts)].slice(0, mostNamed);
      if (named.length === 0) return [];
      const stands = named.length === 1 ? "stands" : "stand";
      const suggestion = `${named.join(", ")} ${stands} neither in your words nor in a file. Say where it comes from, or take it out.`;
      return [[id, [{ category: "evidence", priority: "high", suggestion }]]];
    }),
  );
}
