import type { Schemas } from "@grantwright/api-client";
import type { SectionKind } from "../text/sectionKind.ts";

export type DocumentType = Schemas["DocumentType"];
export type DraftedText = Schemas["DraftedText"];
/** What a sentence stands on, as it is stored: who confirmed it is kept apart, by document and sentence. */
export type Receipt = Omit<Schemas["Receipt"], "confirmed">;
export type ChecklistItem = Schemas["ChecklistItem"];
export type PastFundedProject = Schemas["PastFundedProject"];
/** A note of an assessment. Where it is about two passages, those: the section, or the description where there is none, and the words. */
type StoredNote = Schemas["Suggestion"] & {
  pair?: readonly [{ sectionId?: string; quote: string }, { sectionId?: string; quote: string }];
};
/** What a model said of a line of the funder's, and the words that show it: in a section, or the description where there is none. */
interface StoredJudgement<Says extends string> {
  asked: string;
  says: Says;
  place?: { sectionId?: string; quote: string };
}
/** An assessment as it is stored. All but the first three are missing in those of earlier days. */
export type StoredReview = Omit<Schemas["Review"], "suggestions"> & {
  suggestions: StoredNote[];
  /** Fingerprints of the texts that it was about, by field id. */
  about?: Record<string, string>;
  /** A fingerprint of all of them and the criteria together. */
  whole?: string;
  /** The kinds of those of its notes that rules made, which can be asked again. */
  ruled?: string[];
  /** What the person answered to notes, by their ids. */
  answers?: Record<string, Schemas["NoteAnswer"]>;
  /** How the texts stood to the funder's lines, as a model said; `of` is a fingerprint of all that it judged by. */
  judged?: {
    of: string;
    requirements: StoredJudgement<Schemas["RequirementCheck"]["state"]>[];
    criteria: StoredJudgement<Schemas["CriterionGrade"]["grade"]>[];
  };
};
export type DocumentTemplateSnapshot = Schemas["DocumentTemplate"];
export type CurrentSection = NonNullable<Schemas["DocumentListItem"]["currentSection"]>;
/** What a scout's search came to. */
export type SearchOutcome = Pick<Schemas["ScoutSearch"], "found" | "waiting" | "note">;
export type TaskHistoryEntry = Schemas["TaskProgress"]["history"][number];

/** Which models may write for an account: none, or only those with these names. */
export type ModelRule = { use: "none" } | { use: "only"; models: string[] };

/** A section that a form asks for, as it is stored: with what the writer knows of it besides. */
export type Field = Omit<Schemas["Field"], "value" | "wordCount"> & { kind?: SectionKind };

/** What a template holds besides the columns that are searched. */
export type TemplateContent = Pick<
  Schemas["Template"],
  | "description"
  | "audience"
  | "location"
  | "url"
  | "amount"
  | "schedule"
  | "canCustomize"
  | "examples"
  | "placeholderText"
  | "notice"
  | "keyDates"
  | "pageLimit"
  | "wordLimit"
  | "characterLimit"
  | "eligibilityCriteria"
  | "assessmentCriteria"
  | "documentChecklist"
  | "pastFundedProjects"
  | "source"
  | "format"
  | "readFrom"
> & { fields: Field[] };

/** A passage of a text, in UTF-16 offsets. */
export interface Passage {
  start: number;
  end: number;
}

/** What a writer works on: the inputs of a document as they were at one moment. */
export interface Inputs {
  name: string;
  type: DocumentType;
  templateName: string;
  funderName: string | undefined;
  description: string;
  useEnglish: boolean;
  eligibilityCriteria: string;
  assessmentCriteria: string;
  /** How long all sections together may be; missing where the funder does not say, and in inputs of earlier days. */
  whole?: WholeLimits;
  fields: Field[];
  /** The texts of the form by field id. */
  draft: Record<string, string>;
  /** What a writer drafted of them. Missing in inputs of earlier days, whose texts may be anybody's. */
  drafted?: Record<string, DraftedText>;
}

/** A piece of a proposed change as it is stored. `decidedBy`: the person's id. */
export type EditPiece = Schemas["EditPiece"];

/** How long all sections of a form together may be. A limit in pages is of what the funder counts as its text, which may be some of them. */
export type WholeLimits = Pick<DocumentTemplateSnapshot, "wordLimit" | "characterLimit">;

/** A section of a proposal as everybody may read it. */
export type FeaturedSection = Pick<Schemas["Section"], "id" | "sectionId" | "title" | "text" | "html">;
