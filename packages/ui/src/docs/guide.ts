/** What a designer or an engineer has to know to choose and use a component. Stands beside it as `Name.guide.ts`. */
export interface ComponentGuide {
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
