import type { PapersAsked } from "../../../../components/documents/papersOf.ts";
import type { Schemas } from "@grantwright/api-client";
import { countWrittenWords, type Whole } from "@grantwright/domain";

/** What has to be looked at before a proposal is sent, each as a number that should be 0. */
export interface SendFacts {
  /** Places in brackets that still ask for something. */
  open: number;
  /** Sentences with facts that were found nowhere; undefined where not all of them were looked at. */
  unsupported: number | undefined;
  /** Papers that the funder wants. */
  papers: PapersAsked;
  /** Sections that are longer than the funder allows. */
  over: readonly Schemas["Section"][];
  /** Sections with fewer words than the funder asks for. */
  under: readonly Schemas["Section"][];
  /** How long all sections together are, where the funder limits that. */
  whole: Whole | undefined;
}

type Limits = Pick<Schemas["Field"], "minWordCount" | "maxWordCount" | "maxLength">;
type LimitedField = Limits & Pick<Schemas["Field"], "id">;

const wordsOf = ({ text }: Schemas["Section"]): number => countWrittenWords(text);

const isOver = (section: Schemas["Section"], { maxWordCount, maxLength }: Limits): boolean =>
  (Boolean(maxWordCount) && wordsOf(section) > maxWordCount!) ||
  (Boolean(maxLength) && section.text.length > maxLength!);

const isUnder = (section: Schemas["Section"], { minWordCount }: Limits): boolean =>
  Boolean(minWordCount) && wordsOf(section) < minWordCount!;

/** The sections of which something is true, by the limits of their fields. */
function sectionsThat(
  is: (section: Schemas["Section"], limits: Limits) => boolean,
  sections: readonly Schemas["Section"][],
  fields: readonly LimitedField[],
): Schemas["Section"][] {
  const limits = new Map(fields.map((field) => [field.id, field]));
  return sections.filter((section) => is(section, limits.get(section.sectionId) ?? {}));
}

/** The sections of a proposal that are longer than the funder allows. */
export const sectionsOver = (sections: readonly Schemas["Section"][], fields: readonly LimitedField[]) =>
  sectionsThat(isOver, sections, fields);

/** The sections of a proposal that have fewer words than the funder asks for. */
export const sectionsUnder = (sections: readonly Schemas["Section"][], fields: readonly LimitedField[]) =>
  sectionsThat(isUnder, sections, fields);

/** What may be left to do before a proposal is sent, in the order in which it is offered. */
const allTasks = ["open", "unsupported", "papers", "whole", "over", "under"] as const;

/** One of the things that may be left to do. */
export type Task = (typeof allTasks)[number];

/** How often each is left to do. */
const countsOf = ({ open, unsupported = 0, papers, over, under, whole }: SendFacts): Record<Task, number> => ({
  open,
  unsupported,
  papers: papers.missing,
  whole: Math.max(0, (whole?.count ?? 0) - (whole?.most ?? 0)),
  over: over.length,
  under: under.length,
});

/** What is left to do, the first of them first, each with how often. */
export function tasksLeft(facts: SendFacts): { task: Task; count: number }[] {
  const counts = countsOf(facts);
  return allTasks.flatMap((task) => (counts[task] > 0 ? [{ task, count: counts[task] }] : []));
}
