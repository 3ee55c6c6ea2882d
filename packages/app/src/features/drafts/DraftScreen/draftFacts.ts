import {
  headInputOf,
  headInputs,
  headKey,
  progressOf,
  sectionId,
  sectionKey,
  type HeadInput,
  type TextKey,
} from "@grantwright/domain";
import type { AutosaveStatus } from "../../../autosave/sync.ts";
import { copy } from "./draft.copy.ts";
import { markersOf } from "./markersOf.ts";
import type { ListedProblem } from "./rules/listedProblem.ts";
import { nextStep } from "./rules/nextStep.ts";
import { openPlacesOfAll } from "./rules/openPlaces.ts";
import type { DraftOverview } from "./store/createDraftStore.ts";

/** What the person has and is doing, besides the draft. */
export interface DraftCircumstances {
  credits: number;
  isRevision: boolean;
  /** Whether there is anything on the server yet. */
  exists: boolean;
}

/** The titles of the inputs outside the sections. */
export const headTitles: Readonly<Record<HeadInput, string>> = {
  name: copy.grantName,
  eligibilityCriteria: copy.criteria.eligibilityCriteria.label,
  assessmentCriteria: copy.criteria.assessmentCriteria.label,
};

/** What stands between a draft and its proposal, in the order it is said. */
export interface GenerateFacts {
  problems: readonly ListedProblem[];
  credits: number;
  isSaving: boolean;
  /** Something was changed elsewhere too, and the person has not chosen yet. */
  hasConflict: boolean;
  sectionCount: number;
  /** Places in brackets that still ask for something. */
  promptCount: number;
}

/** Why the confirmation box cannot be ticked; undefined where it can. */
export function confirmBlockedBy({ problems, credits, isSaving, hasConflict }: GenerateFacts): string | undefined {
  if (problems.length > 0) return copy.why.invalid(problems.length, problems[0]!.title);
  if (credits <= 0) return copy.why.credits;
  if (hasConflict) return copy.why.conflict;
  return isSaving ? copy.why.saving : undefined;
}

/** Why no section can be added now; undefined where one can. */
export function addBlockedBy(facts: { isRevision: boolean; isReady: boolean; status: AutosaveStatus }) {
  if (facts.isRevision) return copy.addSectionUnavailable.revision;
  if (facts.isReady) return copy.addSectionUnavailable.ready;
  return facts.status === "saving" ? copy.addSectionUnavailable.saving : undefined;
}

/** The title of what a text is about. */
const titleOf =
  ({ fields }: Pick<DraftOverview, "fields">) =>
  (key: TextKey): string => {
    const input = headInputOf(key);
    return input ? headTitles[input] : (fields.find(({ id }) => sectionKey(sectionId(id)) === key)?.title ?? "");
  };

function listed({ fields, problems }: DraftOverview): ListedProblem[] {
  const titled = [
    ...headInputs.map((input) => ({ key: headKey(input), title: headTitles[input] })),
    ...fields.map(({ id, title }) => ({ key: sectionKey(sectionId(id)), title })),
  ];
  return titled.flatMap(({ key, title }) => {
    const problem = problems.get(key);
    return problem ? [{ key, title, problem }] : [];
  });
}

/** What follows from a draft as it stands: what is missing, how far it is, and what the markers say. */
export function draftFacts(overview: DraftOverview, { credits, isRevision, exists }: DraftCircumstances) {
  const { doc, inputs, fields, save } = overview;
  const problems = listed(overview);
  const missing = new Set(problems.map(({ key }) => key));
  const inputFields = fields.filter(({ auto }) => !auto);
  const generate: GenerateFacts = {
    problems,
    credits,
    isSaving: save.status !== "saved" && save.status !== "held",
    hasConflict: overview.conflicts.size > 0,
    sectionCount: fields.length,
    promptCount: openPlacesOfAll(inputs.sections),
  };
  const isReady = confirmBlockedBy({ ...generate, isSaving: false, hasConflict: false }) === undefined;
  const progress = progressOf({
    isRevision,
    isReady,
    hasReview: Boolean(doc.review),
    isValid: problems.length === 0,
    exists,
    sectionCount: inputFields.length,
    sectionsWithoutErrors: inputFields.filter(({ id }) => !missing.has(sectionKey(sectionId(id)))).length,
  });
  const noteCount = doc.review?.suggestions.filter(({ answer }) => !answer).length;
  return {
    title: inputs.head.name || doc.title || copy.grantName,
    generate,
    isReady,
    next: nextStep(overview, problems, titleOf(overview)),
    isEmpty: !Object.values<string>(inputs.sections).some((text) => text.trim()),
    progress,
    markers: markersOf({ ...generate, progress, noteCount, isReady, isRevision }),
  };
}
