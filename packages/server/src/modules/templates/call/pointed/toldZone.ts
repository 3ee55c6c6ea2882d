import { momentIn, noZone } from "../moments.ts";
import type { ReadValue } from "../readValue.ts";
import type { FoundWords } from "./findPointed.ts";

/** Whether this names the zone of a place, as "America/Chicago" does. */
function isPlace(zone: string): boolean {
  if (!/^\p{Lu}\p{Ll}+\/\p{Lu}/u.test(zone) || zone.startsWith("Etc/")) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Longer words are cut where they are quoted in a note, in characters. */
const longestQuote = 60;

/**
 * A deadline whose zone no rule found, in the zone that somebody says words of the call tell: the same day and time on that place's clocks. The person is
 * told so with those words, is asked to check it, and may choose another. As it was where the words stand nowhere or that is no zone.
 */
export function withToldZone(found: ReadValue, zone: string, told: FoundWords | undefined): ReadValue {
  if (!told || !isPlace(zone) || !found.note?.includes(noZone)) return found;
  const city = zone.split("/").at(-1)!.replaceAll("_", " ");
  const quote = told.text.length > longestQuote ? `${told.text.slice(0, longestQuote).toWellFormed()}…` : told.text;
  return {
    ...found,
    value: new Date(momentIn(zone, Date.parse(found.value))).toISOString(),
    note: found.note.replace(
      noZone,
      () => `No time zone is named: taken as the time of ${city}. The model read it from “${quote}”: check it.`,
    ),
  };
}
