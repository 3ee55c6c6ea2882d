import { searchable } from "../../kernel/text/searchable.ts";

const states: Record<string, string> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
  PR: "Puerto Rico",
};

const abroad = /\b(?:embassy|consulate|u\.?s\.? mission|diplomacy|pas annual)\b/i;

const names = (text: string, name: string) =>
  new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "iu").test(text);

/** The places that a location names, the state in full: "Toledo, OH" as Toledo and Ohio. */
function placesIn(location: string): string[] {
  const parts = location
    .split(/[,;/\n]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
  return parts.flatMap((part) => {
    const short = /\b([A-Z]{2})\b(?: \d{5}.*)?$/.exec(part)?.[1];
    const state = short === undefined ? undefined : states[short];
    const rest = state ? part.replace(/\b[A-Z]{2}\b.*$/, "").trim() : part;
    return [...(rest.length > 3 ? [rest] : []), ...(state ? [state] : [])];
  });
}

const everywhere = new Set(["usa", "united states", "united states of america", "america", "nationwide"]);

/** How a grant is placed to a person: it names their place, another one alone, or neither. */
export interface Placing {
  verdict: "here" | "elsewhere" | "anywhere";
  /** The place of theirs that it names. */
  place?: string;
}

/** Compares where a person works with the places that a grant names. */
export function placingOf(location: string, title: string, description: string): Placing {
  const mine = placesIn(location).filter((place) => !everywhere.has(searchable(place)));
  const place = mine.find((each) => names(title, each) || names(description, each));
  if (place) return { verdict: "here", place };
  if (abroad.test(title)) return { verdict: "elsewhere" };
  const isInStates = Object.values(states).some((state) => names(location, state) || mine.includes(state));
  const isOther = isInStates && Object.values(states).some((state) => names(title, state));
  return { verdict: isOther ? "elsewhere" : "anywhere" };
}
