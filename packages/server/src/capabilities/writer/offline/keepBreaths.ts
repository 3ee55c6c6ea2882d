import type { AssignedUnit } from "./target.ts";

/** How much more has to speak for another section before what was spoken in one breath is parted: half of such places are no end of a sentence. */
const ofParting = 1;

/** In which sections the clauses of one breath stand so that most speaks for all of them together, each change of section counted against it. */
function placesOf(breath: readonly AssignedUnit[]): string[] {
  const sections = breath[0]!.choices.map(({ sectionId }) => sectionId);
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
export function keepBreaths(assigned: AssignedUnit[]): void {
  let from = 0;
  for (let to = 1; to <= assigned.length; to += 1) {
    const next = assigned[to];
    if (next?.unit.goesOn !== undefined && next.order === assigned[to - 1]!.order + 1) continue;
    const breath = assigned.slice(from, to);
    from = to;
    if (breath.length < 2) continue;
    for (const [at, sectionId] of placesOf(breath).entries()) breath[at]!.sectionId = sectionId;
  }
}
