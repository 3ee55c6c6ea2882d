import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import type { TextUnit } from "../text/splitText.ts";

/** A section that sentences can be given to. */
export interface Target {
  id: string;
  kind: SectionKind;
  title: string;
  description: string;
  required: boolean;
}

/** A unit in the section it was given to. */
export interface AssignedUnit {
  unit: TextUnit;
  /** Position in the person's text. */
  order: number;
  sectionId: string;
  /** How well it fits there; what fits least goes first when space is short. */
  score: number;
  /** It stands in another section too, and is not missed here. */
  isCopy?: boolean;
  /** The sections in which it could stand, the best first. */
  choices: { sectionId: string; score: number }[];
}
