import { z } from "zod";
import { checkRequirements } from "../src/capabilities/writer/requirements/checkRequirements.ts";
import { gradeCriteria, type CriterionGrade } from "../src/capabilities/writer/requirements/gradeCriteria.ts";
import {
  descriptionPlace,
  type RequirementCheck,
  type RequirementDraft,
  type RequirementPlace,
  type RequirementState,
} from "../src/capabilities/writer/requirements/result/requirement.ts";
import { readYamlFolder } from "../src/kernel/text/readYaml.ts";

const quoted = { quote: z.coerce.string().optional() };

const documents = z.array(
  z.strictObject({
    id: z.string(),
    language: z.string(),
    funder: z.string(),
    requirements: z.array(
      z.strictObject({
        line: z.string(),
        kind: z.enum(["eligibility", "condition", "prohibition"]),
        is: z.enum(["met", "broken", "open", "hand"]),
        ...quoted,
      }),
    ),
    criteria: z.array(
      z.strictObject({ title: z.string(), points: z.number(), is: z.enum(["strong", "weak", "none"]), ...quoted }),
    ),
    description: z.string(),
    sections: z.array(z.strictObject({ title: z.coerce.string(), text: z.string() })),
  }),
);

/** A draft with the lines and criteria of a call, and how it stands to each. */
export type RequirementDocument = z.output<typeof documents>[number];

/** The documents of a part: `sealed` is only ever scored. */
export function requirementDocuments(part: "open" | "sealed"): RequirementDocument[] {
  const folder = new URL(`requirements/${part}/`, import.meta.url).pathname;
  return Object.values(readYamlFolder(folder, documents)).flat();
}

/** The draft of a document; each section's title is its id. */
export const draftOf = ({ description, sections }: RequirementDocument): RequirementDraft => ({
  description,
  sections: sections.map(({ title, text }) => ({ id: title, title, text })),
});

/** Whether a place of a draft overlaps labelled words of it. */
function isQuoted(place: RequirementPlace, quote: string, draft: RequirementDraft): boolean {
  const text =
    place.placeId === descriptionPlace
      ? draft.description
      : (draft.sections.find(({ id }) => id === place.placeId)?.text ?? "");
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1))
    if (place.start < at + quote.length && place.end > at) return true;
  return false;
}

/** How many of some are right. */
export interface Share {
  of: number;
  right: number;
}

/** How lines and criteria of some documents were judged. */
export interface RequirementScores {
  /** Lines whose state is right. */
  lines: Share;
  /** Lines whose kind is right, of those that a text can show. */
  kinds: Share;
  byKind: Record<string, Share>;
  /** Of the lines labelled with a state, those that got it. */
  recall: Record<RequirementState, Share>;
  /** Of the lines that got a state, those that are labelled with it. */
  precision: Record<RequirementState, Share>;
  /** Of the lines that are rightly met or broken, those whose places overlap the labelled words. */
  quotes: Share;
  /** Criteria with the right grade. */
  grades: Share;
  recallOfGrades: Record<string, Share>;
  /** Of the criteria rightly found strong or weak, those whose sentence overlaps the labelled one. */
  earned: Share;
}

const none = (): Share => ({ of: 0, right: 0 });

function count(share: Share, isRight: boolean): void {
  share.of += 1;
  share.right += Number(isRight);
}

const states = (): Record<RequirementState, Share> => ({ met: none(), broken: none(), open: none(), hand: none() });

/** How a document was judged: its lines and its criteria, in their order. */
export interface JudgedDocument {
  checks: RequirementCheck[];
  grades: CriterionGrade[];
}

/** As rules judge it. */
export function judgedByRules(document: RequirementDocument): JudgedDocument {
  const draft = draftOf(document);
  return {
    checks: checkRequirements(
      document.requirements.map(({ line }) => line),
      draft,
    ),
    grades: gradeCriteria(
      document.criteria.map(({ title, points }) => ({ title, points })),
      draft,
    ),
  };
}

/** Holds the lines and criteria of documents against their drafts. `judge` is by rules where nothing else is said. */
export function measureRequirements(
  some: readonly RequirementDocument[],
  judge: (document: RequirementDocument) => JudgedDocument = judgedByRules,
): RequirementScores {
  const scores: RequirementScores = {
    lines: none(),
    kinds: none(),
    byKind: {},
    recall: states(),
    precision: states(),
    quotes: none(),
    grades: none(),
    recallOfGrades: {},
    earned: none(),
  };
  for (const document of some) {
    const draft = draftOf(document);
    const { checks, grades } = judge(document);
    for (const [at, { kind, is, quote }] of document.requirements.entries()) {
      const check = checks[at]!;
      const isRight = check.state === is;
      count(scores.lines, isRight);
      if (is !== "hand" && check.state !== "hand") count(scores.kinds, check.kind === kind);
      count((scores.byKind[kind] ??= none()), isRight);
      count(scores.recall[is], isRight);
      count(scores.precision[check.state], isRight);
      if (isRight && quote !== undefined)
        count(
          scores.quotes,
          check.places.some((place) => isQuoted(place, quote, draft)),
        );
    }
    for (const [at, { is, quote }] of document.criteria.entries()) {
      const { grade, earned } = grades[at]!;
      count(scores.grades, grade === is);
      count((scores.recallOfGrades[is] ??= none()), grade === is);
      if (grade === is && quote !== undefined)
        count(scores.earned, earned !== undefined && isQuoted(earned, quote, draft));
    }
  }
  return scores;
}
