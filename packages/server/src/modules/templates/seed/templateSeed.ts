import type { Schemas } from "@grantwright/api-client";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";

/** The four kinds of document that a person can write. */
type SeedDocumentType = "grant" | "loi" | "rfp" | "grant-report";

/** A section that a template asks for. */
export interface SectionSeed {
  /** Stable slug, unique within its template. */
  key: string;
  title: string;
  /** Guidance: what a reader wants to find here. */
  description: string;
  /** A few lines in the manner of a good answer, with invented people and places. */
  example?: string;
  /** The person must fill it in. Never set for an auto section. */
  required: boolean;
  /** Composed from the other sections; needs no input. */
  auto: boolean;
  kind: SectionKind;
  minWordCount?: number;
  maxWordCount?: number;
  /** In characters: the funder's own limit, or room in the form. */
  maxLength?: number;
  /**
   * `maxLength` is no rule of the funder's, who counts pages: without it the form's own limit of 10,000 characters would stop
   * people who may write ten pages. It is wider than any page limit, so that it never stands for one.
   */
  isMaxLengthRoom?: true;
  /** In pages, as the funder gives it, for this section alone. */
  pageLimit?: number;
  /** Whose limit it is. Present wherever a limit is. */
  limitSource?: string;
}

/** A paper that goes with the application. */
interface ChecklistItemSeed {
  /** Stable slug, unique within its template. */
  id: string;
  name: string;
  description: string;
  category: "financial" | "supporting" | "administrative" | "narrative" | "default";
  required: boolean;
}

/** Something that a template says of a funder's rules: with the page that says so, or not checked. */
export interface SourceFact {
  text: string;
  url?: string;
  /** The date of that page, or that it has none. */
  page?: string;
}

/** A template of the library, as it is shipped. */
export interface TemplateSeed {
  /** 24 hexadecimal characters; never changes once shipped. */
  id: string;
  type: SeedDocumentType;
  name: string;
  /** Empty where the form is no one funder's. */
  funderName: string;
  /** Whose form it is then, in words for a card. */
  audience?: string;
  description: string;
  location: string;
  /** Shown on cards, where it is cut at 35 characters. */
  category: string;
  /** The funder's page about it. */
  url?: string;
  /** The largest award in dollars; null where it is unknown, varies or is in another currency. */
  amount: number | null;
  /** ISO 8601 in UTC. `anytime` unless a source names the dates. */
  schedule: { anytime: boolean; startAt?: string; endAt?: string };
  /** The person may make an own copy and change its sections. */
  canCustomize: boolean;
  /** Something to know before writing at all. */
  notice?: string;
  placeholderText: string;
  examples: { title: string; text: string }[];
  /** In pages, for the whole narrative or for several sections together. */
  pageLimit?: number;
  /** How the funder wants it set; with its `source` wherever there is more than the usual paper of the country. */
  format?: Schemas["PageFormat"];
  sections: SectionSeed[];
  documentChecklist: ChecklistItemSeed[];
  /** Only what is real and well known. */
  pastFundedProjects: { name: string; description: string; fundingAmount?: number; year?: number; funder?: string }[];
  eligibilityCriteria?: string;
  assessmentCriteria?: string;
  source: { label: string; url?: string; note: string; facts?: SourceFact[] };
}

/** A project told the way a person would tell it, with everything a proposal needs. All of it is invented. */
interface ProjectDescription {
  id: string;
  title: string;
  type: SeedDocumentType;
  /** 600 to 3,000 characters; a blank line is a paragraph. */
  text: string;
}

/** What is shipped: packages/server/library, read and checked. */
export interface Library {
  /** The general formats of each type first. */
  templates: TemplateSeed[];
  /** The template that a document gets when the person chose a type and no template. */
  defaultIds: Record<SeedDocumentType, string>;
  projects: ProjectDescription[];
}
