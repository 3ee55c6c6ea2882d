import { quoted } from "./result/quoted.ts";
import type { RequirementCheck } from "./result/requirement.ts";

/** What the draft says, with what was worked out of it: "“Journeys: €9,300” (22.7 %)". */
function shown({ places, why: { found } }: RequirementCheck): string {
  const quote = places[0]?.quote ?? "";
  return found && !quote.includes(found) ? `${quoted(quote)} (${found})` : quoted(quote);
}

/** What to do about a line that the draft breaks. */
const change: Record<RequirementCheck["kind"], string> = {
  eligibility: "Check whether you may apply, and ask the funder if you are not sure.",
  condition: "Change the draft so that it keeps to this, or ask the funder for an exception.",
  prohibition: "Take this cost out, or say who else pays for it.",
  hand: "",
};

/** What to do about a line of which the draft does not tell. */
const add: Record<RequirementCheck["kind"], string> = {
  eligibility: "Add a sentence that shows it.",
  condition: "Add a sentence that shows it, with the figure or the date.",
  prohibition: "Say what the money is spent on, or that none of it goes to this.",
  hand: "",
};

/** What a person reads of a line of a call: the line, what stands in the draft, and what to do. In English, some short sentences. */
export function requirementNote(check: RequirementCheck): string {
  const { line, kind, state, places } = check;
  const asked = `The call says ${quoted(line)}.`;
  switch (state) {
    case "met":
      return places.length > 0 ? `${asked} Your draft shows it: ${shown(check)}.` : `${asked} Your draft keeps to it.`;
    case "broken": {
      const limit = check.why.bound === undefined ? "" : ` The limit is ${check.why.bound}.`;
      return `${asked} Your draft says ${shown(check)}.${limit} ${change[kind]}`;
    }
    case "open":
      return `${asked} Your draft does not tell. ${add[kind]}`;
    case "hand":
      return `${asked} No draft can show this. Do it, and tick it off yourself.`;
  }
}
