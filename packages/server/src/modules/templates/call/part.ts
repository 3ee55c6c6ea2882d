import type { Limits } from "./limits.ts";
import type { Passage } from "./passages.ts";
import type { Zone } from "./zones.ts";

/** A passage, and where in the call it stands. */
export interface Part {
  passage: Passage;
  /** Its text without number or bullet. */
  body: string;
  /** Where the body begins in the passage. */
  bodyAt: number;
  kind: "heading" | "numbered" | "bullet" | "row" | "text";
  /** How it is marked. */
  style: string;
  zone: Zone;
  /** It begins its zone: the heading that says what follows. */
  opensZone: boolean;
  /** How deep under the heading of its zone. */
  depth: number;
  /** The lengths that its body names. */
  limits: Limits;
}

/** Parts under which a list may stand. */
export const holdsLists: ReadonlySet<Zone> = new Set<Zone>([
  "sections",
  "attachments",
  "eligibility",
  "criteria",
  "prohibitions",
]);

/** Whether limits are of a text that is typed in. */
export const hasTextLimit = ({ maxWordCount, maxLength }: Limits): boolean =>
  maxWordCount !== undefined || maxLength !== undefined;
