import type { Field } from "../fields/field.ts";
import type { Scene } from "../harness/scene.ts";

/** Something that goes wrong while a person writes. */
export interface Fault {
  name: string;
  /** Whether it makes sense for a field. */
  isFor: (field: Field) => boolean;
  /** What the case is played on: a browser shared by many, one of its own, or the same with a server of its own. Default: shared. */
  stage?: "shared" | "own browser" | "own server";
  /** Settings of its own server. */
  env?: Record<string, string>;
  /** The place is in the account of a team. */
  isInTeam?: boolean;
  /** The service worker is allowed to stand between page and network. */
  hasWorker?: boolean;
  /** How many seeds it is tried with. Default: 1. */
  seeds?: number;
  /** Writes, and lets it go wrong. What is left open is closed afterwards; the place is then opened anew. */
  play: (scene: Scene) => Promise<void>;
}

/** Any field. */
export const anyField = (): boolean => true;
/** Fields that save themselves. */
export const autoSaved = (field: Field): boolean => field.isAutoSaved === true;
/** Fields that a button sends. */
export const sent = (field: Field): boolean => field.isSent === true;
