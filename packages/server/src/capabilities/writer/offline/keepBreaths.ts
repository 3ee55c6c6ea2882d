import { isInDoubt } from "./inDoubt.ts";
import type { AssignedUnit, Target } from "./target.ts";

/** How much more has to speak for another section before what was spoken in one breath is parted: half of such places are no end of a sentence. */
const ofParting = 1;

/** The sections that one breath may stand in: what all its clauses leave in doubt is no promise. */
function sectionsFor(breath: readonly AssignedUnit[], targets: readonly Target[]): string[] {
  const isSaid = (id: string) =>
    breath.some(({ choices }) => choices.some((choice) => choice.sectionId === id && !isInDoubt(choice, targets)));
  return breath[0]!.choices.map(({ sectionId }) => sectionId).filter(isSaid);
}

/** In which of `sections` the clauses of one breath stand so that most speaks for all of them together, each change of section counted against it. */
function placesOf(breath: readonly AssignedUnit[], sections: readonly string[]): string[] {
  let best = new Map(sections.map((id) => [id, { score: 0, path: [] as string[] }]));
  for (const { choices } of breath) {
    const scores = new Map(choices.map(({ sectionId, score }) => [sectionId, score]));
    const [top] = [...best.values()].toSorted((a, b) => b.score - a.score);
    best = new Map(
      sections.map((id) => {
        const stays = best.get(id)!;
        const from = top!.score - ofParting > stays.score ? { ...top!, score: top!.score - ofParting } : stays;
        return [id, { score: from.score + (scores.get(id) ?? 0), path: [...from.path, id] }];
      }),
    );
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score)[0]!.path;
}

/** Gives what was spoken in one breath to as few sections as what is said allows: where it is cut in the middle, both halves are lost. */
export function keepBreaths(assigned: AssignedUnit[], targets: readonly Target[]): void {
  let from = 0;
  for (let to = 1; to <= assigned.length; to += 1) {
    const next = assigned[to];
    if (next?.unit.goesOn !== undefined && next.order === assigned[to - 1]!.order + 1) continue;
    const breath = assigned.slice(from, to);
    from = to;
    const sections = sectionsFor(breath, targets);
    if (breath.length < 2 || sections.length === 0) continue;
    for (const [at, sectionId] of placesOf(breath, sections).entries()) breath[at]!.sectionId = sectionId;
  }
}
