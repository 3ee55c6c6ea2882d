import type { Schemas } from "@grantwright/api-client";

/** Who does a section, until when, and how far it is. */
export type SectionWork = Schemas["SectionWork"];

/** A section that people share out. */
export interface WorkSection {
  /** The field that it answers. */
  fieldId: string;
  title: string;
  /** In a proposal, the section of the version that is shown. */
  sectionId?: string;
}

/** Sections of a document that people share out, and what stands in them. */
export interface SharedSections {
  docId: string;
  sections: readonly WorkSection[];
  /** The text of a section as it is shown here. */
  textOf: (section: WorkSection) => string;
  /** Saves what was just typed: what is signed off is what the server has. */
  save?: (() => Promise<unknown>) | undefined;
}

/** Whether a day is one that somebody means: of this century or a later one, and written out. */
export const isPlausibleDay = (day: string): boolean => /^2\d{3}-\d{2}-\d{2}$/.test(day);

/** Whether its day is over and it is still in work. */
export const isOverdue = ({ dueOn, state }: SectionWork, now: Date): boolean =>
  dueOn !== undefined && state === "inWork" && new Date(`${dueOn}T23:59:59`).getTime() < now.getTime();
