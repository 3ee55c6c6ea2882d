import { noZone, offsetOf } from "../moments.ts";
import type { ReadValue } from "../readValue.ts";
import type { FoundWords } from "./findPointed.ts";

/** A zone by its name in the zone database, as that has it; undefined for what is none. */
function zoneNamed(name: string): string | undefined {
  if (!name.includes("/")) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Longer words are cut where they are quoted in a note, in characters. */
const longestQuote = 60;

/**
 * A deadline whose zone no rule found, in the zone that somebody says words of the call tell: the same day and time on that place's clocks. The person is
 * told so with those words, and may choose another. As it was where the words stand nowhere or that is no zone.
 */
export function withToldZone(found: ReadValue, zone: string, told: FoundWords | undefined): ReadValue {
  const known = zoneNamed(zone);
  if (!told || known === undefined || !found.note?.includes(noZone)) return found;
  const wall = Date.parse(found.value);
  const city = known.split("/").at(-1)!.replaceAll("_", " ");
  const quote = told.text.length > longestQuote ? `${told.text.slice(0, longestQuote).toWellFormed()}…` : told.text;
  return {
    ...found,
    value: new Date(wall - offsetOf(known, wall)).toISOString(),
    note: found.note.replace(
      noZone,
      () => `No time zone is named: taken as the time of ${city}. The model read it from “${quote}”: check it.`,
    ),
  };
}
