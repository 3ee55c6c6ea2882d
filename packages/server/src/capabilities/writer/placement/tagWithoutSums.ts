import { readFacts } from "@grantwright/domain/facts";
import { tagUnits, type Tag } from "./tagUnits.ts";
import type { PlacedUnit } from "./unitFeatures.ts";

/** A text without its sums of money, and the brackets that held them. */
const withoutSums = (text: string): string =>
  readFacts(text)
    .filter(({ kind }) => kind === "amount")
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(/\(\s*\)/gu, "")
    .replace(/\s+([,.;:)])/gu, "$1")
    .replace(/\s+/gu, " ")
    .trim();

/** What a sentence would be if it named no sums: one that says what is done, and what each thing costs, is both. */
export const tagWithoutSums = (unit: PlacedUnit): Tag => tagUnits([{ ...unit, text: withoutSums(unit.text) }])[0]!;
