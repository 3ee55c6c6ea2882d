import type { SectionKind } from "../../kernel/text/sectionKind.ts";
import type { Judgements } from "./judged/judgement.ts";
import type { CallPointers } from "./callPointers.ts";

/** What a person writes: a grant application, a letter of intent, a response to a request, or a report. */
export type DocumentType = "grant" | "loi" | "rfp" | "grant-report";

/** A section as the writer sees it. */
export interface WriterSection {
  id: string;
  title: string;
  /** The funder's guidance for whoever fills it in. */
  description?: string;
  /** Guidance for this project, which a writer made of it. */
  newDescription?: string;
  /** Inferred from the title where it is missing, as in sections that a person added. */
  kind?: SectionKind;
  required: boolean;
  /** Composed from the other sections. */
  auto: boolean;
  minWordCount?: number;
  maxWordCount?: number;
  /** In characters. */
  maxLength?: number;
  /** In pages; told to a model, never enforced as characters. */
  pageLimit?: number;
  /** Its part of what all sections together may have, in words: aimed at, never enforced. */
  share?: number;
}

/** The form that is being filled in. */
interface WriterTemplate {
  name: string;
  funderName?: string;
  sections: WriterSection[];
}

/** The text of one attached file. */
export interface WriterAttachment {
  /** Of an uploaded file. */
  fileId?: string;
  fileName: string;
  text: string;
}

/** A text that a writer drafted. `unknown`: from before that was kept, and may be anybody's. */
export interface Drafted {
  by: "offline" | "model" | "unknown";
  text: string;
}

/** Everything a writer may draw on. It has no other source of facts. */
export interface WriterInput {
  /** The project in the person's words. */
  description: string;
  attachments: WriterAttachment[];
  type: DocumentType;
  template: WriterTemplate;
  /** False: write in the language of the inputs. */
  useEnglish: boolean;
  grantName?: string;
  eligibilityCriteria?: string;
  assessmentCriteria?: string;
  /** What stands in the form, by the id of the section; kept whole. Of an auto section it is how that begins. */
  texts?: Readonly<Record<string, string>>;
  /** What a writer drafted of that, by the id of the section: nobody's word for it but that writer's. */
  drafted?: Readonly<Record<string, Drafted>>;
  /** The keys of sentences that a person said are right (`sentenceKey`): their own words from then on, whoever drafted them. */
  confirmed?: ReadonlySet<string>;
}

/** One section of an outline. */
interface OutlineSection {
  sectionId: string;
  /** A first draft from the person's own words; empty where they said nothing about it. */
  text: string;
  /** Guidance for this project, to stand in for the section's own; absent where that one serves. */
  newDescription?: string;
}

/** What Create Outline makes. Of an auto section it has how that would begin, or nothing. */
export interface Outline {
  /** Who made it, where that is not the writer that was asked. */
  by?: Writer["kind"];
  grantName: string;
  sections: OutlineSection[];
}

/** A finished section. */
export interface ProposedSection {
  sectionId: string;
  title: string;
  /** Plain; a blank line is a paragraph, lines that begin with "- " are a list. */
  text: string;
  /** The same, escaped. */
  html: string;
  /** Who wrote it, where that is not the writer that was asked. */
  by?: Writer["kind"];
}

/** Something a reviewer would ask for. */
export interface Suggestion {
  sectionId: string;
  category: "content" | "structure" | "evidence" | "clarity" | "general";
  priority: "high" | "medium" | "low";
  suggestion: string;
  /** What it is about, where that is two passages which a model says cannot both be true: it holds as long as both stand there. */
  pair?: readonly [QuotedPlace, QuotedPlace];
}

/** Words that stand in a text. */
export interface QuotedPlace {
  /** The section, or undefined for the description. */
  sectionId?: string;
  quote: string;
}

/** Where a writer says how far it is. What it awaits here is stored before it goes on. */
export interface WriterReport {
  /** Percent of the writer's own work, 0 to 100, never falling, and a line for the person. */
  progress(percent: number, message: string): Promise<void>;
  /** A section is finished and will not change. */
  section(section: ProposedSection): Promise<void>;
  /** Sections finished by an earlier attempt, by section id: they are kept and not written again. */
  finished?: ReadonlyMap<string, ProposedSection>;
}

/** A part of what a writer sends to a service: its instructions, the person's material, or what is asked. */
export interface SentPart {
  kind: "instructions" | "material" | "task";
  /** The section that is asked for; empty where it is about the whole. */
  title: string;
  text: string;
}

/** What a change of a text is to do. */
export type EditTask = "shorten" | "plainer" | "concrete" | "answer" | "merge" | "rewrite";

/** A change that is asked for in one text. */
export interface EditRequest {
  task: EditTask;
  /** The section whose text it is. */
  sectionId: string;
  /** The text, or the part of it that may change. */
  text: string;
  /** To how many words at most, with `shorten`. */
  words?: number;
  /** What to answer, with `answer`. */
  criterion?: string;
}

/** What a person says of themselves when grants are looked for. */
export interface SearchWords {
  organization: string;
  project: string;
  location: string;
}

/**
 * Turns a person's words into a draft. Each call may raise a `WriterError`, or the signal's reason when aborted, and may
 * be run again after a crash.
 */
export interface Writer {
  readonly kind: "offline" | "model";
  /** Names the writer to the person. */
  readonly label: string;
  /** The name of the model, where one writes. */
  readonly model?: string;
  /** Where that model is asked: a host and its port. */
  readonly host?: string;
  /** A name for the grant and a first draft of each section; of one that is auto at most how it begins. */
  outline(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<Outline>;
  /** All sections in the order of the template; each is reported as it is finished, auto sections last. */
  propose(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<ProposedSection[]>;
  /** A text as it would stand after a change that is asked for. What it may state is checked by whoever asks. */
  edit(input: WriterInput, request: EditRequest, signal: AbortSignal): Promise<string>;
  /** Words to look for grants by, a few in each; only where a model can name better ones than the person's own. */
  searchTerms?(words: SearchWords, signal: AbortSignal): Promise<string[]>;
  /** Where in the lines of a funder's call things stand; only where a model can tell. */
  pointOut?(lines: readonly string[], signal: AbortSignal): Promise<CallPointers & { lastLine: number }>;
  /** What would be sent to a service for a task, or for a change to a text; nothing leaves the server where it is missing. */
  sent?(input: WriterInput, task: "outline" | "proposal" | "review" | EditRequest): SentPart[];
  /** What would be sent to a service to have words named to look for grants by. */
  sentForSearch?(words: SearchWords): SentPart[];
  /** What would be sent to a service to have things pointed out in a call. */
  sentForCall?(lines: readonly string[]): SentPart[];
  /** How the inputs stand to the funder's lines and criteria; only where a model can tell. Undefined where there is nothing to hold, or it could not. */
  judge?(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<Judgements | undefined>;
  /** What to improve in the inputs, the most pressing first. */
  review(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<Suggestion[]>;
}
