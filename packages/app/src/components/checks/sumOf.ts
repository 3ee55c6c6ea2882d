import type { Schemas } from "@grantwright/api-client";

type Place = Schemas["CheckPlace"];

/** A sum of a text, as arithmetic. */
export interface Sum {
  parts: readonly Place[];
  /** What they come to, with the sign of the total's currency. */
  comesTo: string;
  /** What the text says that they come to. */
  total: Place;
  /** By how much the two differ, with the sign; undefined where one of them is not written in plain digits. */
  difference: string | undefined;
}

/** A figure in plain digits, with or without the sign of a currency. */
function plainNumber(figure: string): number | undefined {
  const digits = /^\p{Sc}?\s?(\d{1,3}(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?)$/u.exec(figure)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}

/** By how much two figures differ, as they are written. */
function differenceOf(one: string, other: string, sign: string): string | undefined {
  const [a, b] = [plainNumber(one), plainNumber(other)];
  if (a === undefined || b === undefined) return undefined;
  return `${sign}${Math.abs(a - b).toLocaleString("en-US", { maximumFractionDigits: 2 })}`;
}

/** The sum that a finding is about; undefined where it is about something else, or not all of its parts stand in the text. */
export function sumOf({
  kind,
  places,
  working = "",
}: Pick<Schemas["NumberConflict"], "kind" | "places" | "working">): Sum | undefined {
  const [total, ...parts] = places;
  const [addends = "", result = ""] = working.split("=").map((side) => side.trim());
  if (kind !== "parts" || !total || !result || parts.length < 2) return undefined;
  if (addends.split("+").length !== parts.length) return undefined;
  const sign = /^\p{Sc}/u.exec(total.quote.trim())?.[0] ?? "";
  return { parts, comesTo: `${sign}${result}`, total, difference: differenceOf(result, total.quote.trim(), sign) };
}
