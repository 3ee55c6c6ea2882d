import type { Schemas } from "@grantwright/api-client";

type Place = Schemas["CheckPlace"];

/** A sum of a text, as arithmetic. */
export interface Sum {
  parts: readonly Place[];
  /** What they come to, with the sign of the total's currency. */
  comesTo: string;
  /** What the text says that they come to. */
  total: Place;
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
  return { parts, comesTo: `${sign}${result}`, total };
}
