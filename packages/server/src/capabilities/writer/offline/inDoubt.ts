import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import type { AssignedUnit, Target } from "./target.ts";

type Choice = AssignedUnit["choices"][number];

/** Sections that promise something: a sentence that only might be for one hides that nobody has said it, and nobody is asked. */
const promising: ReadonlySet<SectionKind> = new Set(["outcomes", "evaluation", "sustainability"]);

/** Below it a sentence is as often for another section as for the one that it suits best. */
const sure = 3;

/** Sections that tell of the project at large, where a sentence too many is read over. */
const telling: ReadonlySet<SectionKind> = new Set([
  "description",
  "summary",
  "need",
  "audience",
  "objectives",
  "methods",
]);

const kindOf = (sectionId: string, targets: readonly Target[]): SectionKind =>
  targets.find(({ id }) => id === sectionId)?.kind ?? "other";

/** Whether a section promises something: where nobody says it, it is asked for. */
export const isPromise = ({ kind }: Target): boolean => promising.has(kind);

/** Whether a sentence would promise something that it hardly says. */
export const isInDoubt = ({ sectionId, score }: Choice, targets: readonly Target[]): boolean =>
  score < sure && promising.has(kindOf(sectionId, targets));

/** Where a sentence in doubt stands: with the sentence before, `beside`, or where it suits best of what tells of the project; else where it was. */
export function placeInDoubt(
  choices: readonly Choice[],
  targets: readonly Target[],
  beside: string | undefined,
  otherwise: string,
): string {
  if (beside !== undefined && telling.has(kindOf(beside, targets))) return beside;
  return (
    choices.find(({ sectionId, score }) => score > 0 && telling.has(kindOf(sectionId, targets)))?.sectionId ?? otherwise
  );
}
