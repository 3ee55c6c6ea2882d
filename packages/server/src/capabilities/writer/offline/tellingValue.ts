import type { Tag } from "../placement/tagUnits.ts";
import { unitKinds, type UnitKind } from "../placement/unitKinds.ts";
import type { TextUnit } from "../text/splitText.ts";
import { statesIntent } from "../text/statesIntent.ts";

/** How much a sentence of a kind says of the whole. */
const telling: Partial<Record<UnitKind, number>> = {
  summary: 1,
  description: 1,
  objectives: 0.85,
  methods: 0.6,
  audience: 0.6,
  outcomes: 0.5,
  timeline: 0.25,
};

/** A unit with what it is. */
export interface TaggedUnit {
  unit: TextUnit;
  tag: Tag;
}

/** What a sentence is worth more that says what somebody wants to do. */
const ofIntent = 0.5;

/** How much a sentence says of the whole. */
export const tellingValue = ({ likelihoods }: Tag, text: string): number =>
  likelihoods.reduce((sum, likely, at) => sum + likely * (telling[unitKinds[at]!] ?? 0), 0) +
  (statesIntent(text) ? ofIntent : 0);
