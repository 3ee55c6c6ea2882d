import type { WriterInput } from "../writer.ts";
import { data, documents, onlyMaterial, type Asked } from "./prompts.ts";
import { contradictionTexts } from "../quotedPairs/contradictionTexts.ts";

/** What the model is told above the texts whose statements it holds against each other. It holds nothing that a person has written. */
export const contradictionsSystem = ({ type }: Pick<WriterInput, "type">): string =>
  [
    `You check the texts of ${documents[type]} for statements that cannot both be true. You quote; you write nothing.`,
    "",
    `The texts stand in <data> elements of the user's message. ${onlyMaterial}`,
    "",
    "Answer with one JSON object in the shape asked for, and nothing else.",
  ].join("\n");

const task = `Which statements of these texts cannot both be true? Read all of them as a careful reader would, with a pencil and a calendar. For each figure, in digits or in words, note what it counts, of whom and of when. Hold what is said of one thing against what is said of it elsewhere, in the same text or in another, and work out each sum, product, share, length and date anew.

Look for:
- one quantity told differently, also in words ("a dozen", "half of them", "twice a week", "a month" for "a week");
- sums that do not come out: lines against their total, groups against all of them, what is left after something is taken off;
- products: people × price, hours × rate, sessions against weeks ("weekly for four months" is not 12 sessions);
- shares and percentages against the counts that they are of, or shares of one whole that do not come to all of it;
- lengths against first and last day, and what lies outside of the time in which it is said to happen;
- days of the week against dates, ages against years of birth, age limits against the people who take part;
- people counted twice, or counted in a group that they are said not to be in;
- more people, things or hours than there are places, room or time for;
- who pays what: all payers against the cost, own money told twice with two sums, something called free that is paid for;
- an event before what it needs: a permit, a decision, a delivery, a building, a training;
- "all", "none", "only", "each" or "never" against a case that says otherwise.

These are none:
- rounding: "about 40" and 41, "a third" and 35 %;
- a part beside its whole, or two groups, places, things or sums that are not the same though the unit is;
- last year's figure beside this year's, or a plan beside a past result;
- room or money for more than is needed;
- what a text explains: who left, who came later, who is counted elsewhere, who else pays;
- what is only missing, unlikely, unclear or badly put.

For each pair look for a way in which both may be true. If there is one, it is none. Only what is certain; none is the usual answer, and the list is empty then. Each contradiction once, at most six, the surest first.

Answer {"contradictions": [{"first": {"section": string, "quote": string}, "second": {"section": string, "quote": string}, "why": string, "isCertain": boolean}]}.
section: the short name of the text in which the quote stands, as "s2" or "description".
quote: word for word as it stands there, in its language, with its signs: the shortest passage that holds the figure and says of what it is, at most 20 words, with nothing left out within. The two are different passages in different words. Of a sum that does not come out, one quotes the total and the other the parts, of many the first.
why: the working in one line, as "11 × 6 = 66, not 76". Nobody is shown it.
isCertain: false where the working comes out after all, or where both may be true.`;

/**
 * Asks for statements that cannot both be true, of all that stands in the form and the description, without files. Undefined where no
 * section has text: there is nothing to hold against each other then.
 */
export function contradictionsPrompt(input: WriterInput): Asked | undefined {
  const texts = contradictionTexts(input).filter(({ sent }) => sent !== "");
  if (texts.length === 0) return undefined;
  return {
    material: texts.map(({ key, place, sent }) => data(place.title ? `${key}: ${place.title}` : key, sent)),
    task,
  };
}
