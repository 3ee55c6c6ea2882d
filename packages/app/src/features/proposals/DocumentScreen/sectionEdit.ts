import type { Way } from "../../../autosave/way.ts";

/** How a section was opened to be edited. */
export interface OpenedEdit {
  /** Counts how often it was asked for, so that the focus goes there each time. */
  time: number;
  /** At the first place that is still to fill in, to be typed over. */
  atPrompt: boolean;
}

/** A text that is typed over a section, and the revision of the section that it changes. */
export interface SectionEdit {
  text: string;
  revision: number;
  /** What the section said then, so that it can be brought together with what it says later. */
  base?: string;
  /** How it came to be, where it was not only typed. */
  way?: Way;
}

/** What a place for one begins with. */
export const noEdit: SectionEdit = { text: "", revision: 0 };
