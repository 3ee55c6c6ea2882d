import type { HistoryPlace } from "@grantwright/api-client";

/** A text whose history is shown. */
export interface ShownHistory {
  docId: string;
  /** Which text of the document. */
  place: HistoryPlace;
  /** What the section is called. */
  title: string;
  /** What stands there now. */
  text: string;
  /** Puts an earlier text there; throws where it could not be saved. Leave it out where nothing can be changed. */
  onRestore?: ((text: string) => Promise<unknown> | void) | undefined;
}

/** A document of which the history is shown. */
export interface ShownTimeline {
  docId: string;
  /** The version that is shown; the form without it. */
  versionId?: string;
  /** Puts an earlier text back, and nothing of the other texts; throws where it could not be saved. Undefined where nothing can be changed. */
  onRestore?: ((key: string, text: string) => Promise<unknown>) | undefined;
}
