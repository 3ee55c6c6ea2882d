/**
 * How far one may rely on a component.
 *
 * - `experimental`: nothing of the app stands on it yet, and any release may change it.
 * - `ready`: the app or another component stands on it, and only a major release breaks it. A test holds the former.
 * - Deprecated: the next major release has it no more; the words say what to use instead.
 */
export type ComponentStatus = "experimental" | "ready" | { deprecated: string };

/** What a designer or an engineer has to know to choose and use a component. Stands beside it as `Name.guide.ts`. */
export interface ComponentGuide {
  status: ComponentStatus;
  /** When it is the right one. */
  use: readonly string[];
  /** When it is not, and what is then. */
  avoid: readonly { when: string; instead: string }[];
  dos: readonly string[];
  donts: readonly string[];
  /** What each key does. Empty only where nothing in it takes the focus. */
  keyboard: readonly { keys: string; does: string }[];
  /** Its parts, from the outside in. */
  anatomy: readonly { part: string; what: string }[];
  /** What assistive technology is told, and what an app has to add. */
  accessibility: readonly string[];
}
