import type { Schemas } from "@grantwright/api-client";
import { dateFormat } from "@grantwright/ui";

/** In whose time a deadline is told. */
export interface DeadlineZone {
  /** A name of the zone database, like "America/New_York". */
  zone: string;
  /** The call names no zone, and nobody has chosen one: it counts as UTC until somebody does. */
  isMissing: boolean;
  /** The call names no zone, so that it can be chosen. */
  isChosen: boolean;
  /** The words of the call from which a model read the zone, until somebody has chosen one. */
  readFrom?: string;
}

/** The zone of this device. */
export const deviceZone = (): string => dateFormat({}).resolvedOptions().timeZone;

/** What a reading says of a zone that the call does not name, as the server writes it; with the words from which a model read one. */
const unnamed =
  /No time zone is named: taken as (?:UTC|the time of ([^.]+))\.(?: The model read it from “(.*?)”: check it\.)?\s*/u;
const named = /In the time of ([^.]+)\./u;

/** A zone's city, as notes have it: "New York". */
export const cityOf = (zone: string): string => zone.split("/").at(-1)!.replaceAll("_", " ");

/** Zones that funders write in most, besides the device's own. */
const usual = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/London",
  "Europe/Dublin",
  "Europe/Brussels",
  "Europe/Berlin",
  "Africa/Nairobi",
  "Asia/Kolkata",
  "Australia/Sydney",
  "UTC",
];

/** The zones to choose from, this device's first, with the one that is chosen. */
export const offeredZones = (chosen?: string): string[] => [
  ...new Set([deviceZone(), ...usual, ...(chosen === undefined ? [] : [chosen])]),
];

/** Names that browsers know and do not list: they list the older ones. */
const newNames = [
  "Europe/Kyiv",
  "Asia/Ho_Chi_Minh",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Yangon",
  "Atlantic/Faroe",
  "America/Nuuk",
];

const zoneOfCity = (city: string): string | undefined =>
  [...offeredZones(), ...newNames, ...Intl.supportedValuesOf("timeZone")].find((zone) => cityOf(zone) === city);

/** In whose time the call tells its deadline; this device's where it was not read from a call. */
export function deadlineZone(from: Schemas["FactLine"] | undefined): DeadlineZone {
  const note = from?.note ?? "";
  const open = unnamed.exec(note);
  if (open) {
    const zone = open[1] === undefined ? "UTC" : (zoneOfCity(open[1]) ?? "UTC");
    return {
      zone,
      isMissing: open[1] === undefined,
      isChosen: true,
      ...(open[2] !== undefined && { readFrom: open[2] }),
    };
  }
  const city = named.exec(note)?.[1];
  const isUtc = /\b(?:UTC|GMT)\b(?!\s*[+−-]\s*\d)/u.test(from?.text ?? "");
  const zone = (city !== undefined && zoneOfCity(city)) || (isUtc ? "UTC" : deviceZone());
  return { zone, isMissing: false, isChosen: false };
}

/** The note of a deadline whose zone somebody chose, in place of the one that it was read with. */
export const noteWithZone = (note: string | undefined, zone: string): string =>
  (note ?? "").replace(unnamed, () => `No time zone is named: taken as the time of ${cityOf(zone)}. `).trim();

/** A note without what it says of a zone that is not named: the field says it itself. */
export const noteWithoutZone = (note: string | undefined): string | undefined =>
  note?.replace(unnamed, "").trim() || undefined;

/** A moment as a clock in a zone shows it: `2027-04-30T17:00`. */
function wallAt(at: number, zone: string): string {
  const clock = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
  const parts = dateFormat({ timeZone: zone, hourCycle: "h23", ...clock }, "en-CA").formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year").padStart(4, "0")}-${of("month")}-${of("day")}T${of("hour")}:${of("minute")}`;
}

/** The moment at which a clock in a zone shows this. In an hour that is skipped it is the one after. */
function momentAt(wall: string, zone: string): number {
  const shown = Date.parse(`${wall}:00Z`);
  const ahead = (at: number) => Date.parse(`${wallAt(at, zone)}:00Z`) - at;
  const near = shown - ahead(shown);
  return shown - ahead(near);
}

/** A date and time of one zone's clocks as another's show it at the same moment. Empty, and what is no date, stay as they are. */
export function inZone(wall: string, from: string, to: string): string {
  if (from === to || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall)) return wall;
  return wallAt(momentAt(wall, from), to);
}
