import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Schemas } from "@grantwright/api-client";
import type { ExpectedReading } from "./expectedReadings.fixture.ts";
import { readCall } from "./readCall.ts";

/** How much of what was found is right, and how much of what is right was found. */
export interface Measure {
  right: number;
  found: number;
  expected: number;
}

/** The text of one of the calls. */
export const callText = (name: string): string =>
  readFileSync(join(import.meta.dirname, "fixtures", `${name}.txt`), "utf8");

const limitsOf = (field: Schemas["TemplateField"]) =>
  Object.entries({
    words: field.maxWordCount,
    fewest: field.minWordCount,
    characters: field.maxLength,
    pages: field.pageLimit,
  })
    .filter(([, amount]) => amount !== undefined)
    .map(([kind, amount]) => `${field.title} ${kind} ${amount}`);

const expectedLimits = ({ title, words, fewestWords, characters, pages }: ExpectedReading["sections"][number]) =>
  Object.entries({ words, fewest: fewestWords, characters, pages })
    .filter(([, amount]) => amount !== undefined)
    .map(([kind, amount]) => `${title} ${kind} ${amount}`);

const measure = (
  found: string[],
  expected: string[],
  isSame = (one: string, other: string) => one === other,
): Measure => ({
  right: expected.filter((each) => found.some((one) => isSame(one, each))).length,
  found: found.length,
  expected: expected.length,
});

/** Compares what is read from calls with what a careful person finds in them. */
export function measureReadings(expected: Record<string, ExpectedReading>): Record<string, Measure> {
  const sums: Record<string, Measure> = {};
  const add = (kind: string, { right, found, expected: all }: Measure) => {
    const sum = (sums[kind] ??= { right: 0, found: 0, expected: 0 });
    sum.right += right;
    sum.found += found;
    sum.expected += all;
  };
  for (const [name, wanted] of Object.entries(expected)) {
    const reading = readCall(callText(name));
    const optional = (is: boolean) => (is ? " optional" : "");
    add(
      "sections",
      measure(
        reading.fields.map(({ title, required }) => title + optional(!required)),
        wanted.sections.map(({ title, optional: is }) => title + optional(is ?? false)),
      ),
    );
    add("limits", measure(reading.fields.flatMap(limitsOf), wanted.sections.flatMap(expectedLimits)));
    add(
      "attachments",
      measure(
        reading.documentChecklist.map((item) => `${item.required ? "" : "optional "}${item.name}`),
        wanted.attachments.map((item) => `${item.optional ? "optional " : ""}${item.name}`),
        (one, other) => one.startsWith(other),
      ),
    );
    const single = (value: string | undefined | null) => (value == null ? [] : [value]);
    add("deadline", measure(single(reading.deadline?.value), [wanted.deadline]));
    add("amount", measure(single(reading.amount?.value), single(wanted.amount)));
    add("page limit", measure(single(reading.pageLimit?.value), single(wanted.pageLimit)));
    const format = Object.entries(wanted.format).map(([part, value]) => `${part} ${value}`);
    add(
      "format",
      measure(
        reading.format.map(({ part, value }) => `${part} ${value}`),
        format,
      ),
    );
  }
  return sums;
}
