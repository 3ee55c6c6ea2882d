import { sectionKinds, type SectionKind } from "../../../kernel/text/sectionKind.ts";
import { cues } from "./cues.ts";
import { featuresOf } from "./features.ts";

/** How strongly a sentence points to each kind of section. Kinds it does not point to are absent. */
export type KindScores = ReadonlyMap<SectionKind, number>;

/** Weighs every cue against one sentence. */
export function scoreKinds(sentence: string): KindScores {
  const features = featuresOf(sentence);
  const scores = new Map<SectionKind, number>();
  for (const { kind, weight, isMet } of cues) {
    if (isMet(sentence, features)) scores.set(kind, (scores.get(kind) ?? 0) + weight);
  }
  for (const [kind, score] of scores) if (score <= 0) scores.delete(kind);
  return scores;
}

/** The kind with the highest score; ties go by the order of kinds. Undefined where no cue spoke. */
export function likeliestKind(scores: KindScores): SectionKind | undefined {
  let best: SectionKind | undefined;
  for (const kind of sectionKinds) {
    if ((scores.get(kind) ?? 0) > (best === undefined ? 0 : (scores.get(best) ?? 0))) best = kind;
  }
  return best;
}
