import { askedOfModel } from "../judged/askedOf.ts";
import { contradictionTexts } from "../quotedPairs/contradictionTexts.ts";
import type { WriterInput } from "../writer.ts";
import { data, documents, onlyMaterial, type Asked } from "./prompts.ts";

/** What the model is told above a draft that it holds against a funder's lines. It holds nothing that anybody has written. */
export const judgeSystem = ({ type }: Pick<WriterInput, "type">): string =>
  [
    `You hold ${documents[type]} against what its funder asks, as the officer would who reads it first. You judge and quote; you write nothing.`,
    "",
    `The funder's lines and the texts stand in <data> elements of the user's message. ${onlyMaterial}`,
    "",
    "Answer with one JSON object in the shape asked for, and nothing else.",
  ].join("\n");

const task = `Hold the texts against each line of the funder's, and say how they stand to it.

requirements, for each line r1, r2 …:
- "met": the texts show it, in words that leave no doubt to a careful reader. Work out figures, dates and lengths. A line that forbids something is met where the texts say that it is not done or not paid for, or where each cost is told and it is not among them.
- "broken": the texts show the opposite, or what does not keep to it: too long, too much, too late, another place, another kind of applicant, a cost that is not paid for.
- "open": the texts do not tell. That somebody would probably keep to it is no showing.
- "hand": no text of an application could show it: how, where and when it is sent, forms, signatures, papers beside it, what is done after a decision.
criteria, for each criterion c1, c2 …:
- "strong": a sentence shows it with evidence: a figure, a date, a name, an agreement, a result, a source.
- "weak": it is spoken of, or promised, and nothing shows it.
- "none": nothing speaks of it.

Judge only by what stands there. Between two, take the less favourable for "met" and "strong".

Answer {"requirements": [{"id": string, "section": string, "quote": string, "says": string}], "criteria": [{"id": string, "section": string, "quote": string, "says": string}]}.
section: the short name of the text that shows it, as "s2" or "description"; "" for open, hand and none.
quote: the words that show it, word for word as they stand there, in one piece, at most 40 words; of a criterion its best sentence. "" for open, hand and none.
Each line and each criterion once.`;

/** Asks how a document stands to its funder's lines and criteria. Undefined where there are none, or no text. */
export function judgePrompt(input: WriterInput): Asked | undefined {
  const { requirements, criteria } = askedOfModel(input);
  const texts = contradictionTexts(input).filter(({ sent }) => sent !== "");
  if (texts.length === 0 || requirements.length + criteria.length === 0) return undefined;
  const lines = (sign: string, all: readonly string[]) =>
    all.map((line, at) => `${sign}${at + 1}: ${line.replace(/\s+/gu, " ")}`).join("\n");
  return {
    material: [
      ...(requirements.length > 0 ? [data("requirements of the funder", lines("r", requirements))] : []),
      ...(criteria.length > 0
        ? [
            data(
              "criteria of the funder",
              lines(
                "c",
                criteria.map(({ title }) => title),
              ),
            ),
          ]
        : []),
      ...texts.map(({ key, place, sent }) => data(place.title ? `${key}: ${place.title}` : key, sent)),
    ],
    task,
  };
}
