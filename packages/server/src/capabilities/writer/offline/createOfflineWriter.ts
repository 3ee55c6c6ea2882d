import { countWords, maxLengthOf } from "@grantwright/domain";
import { textToHtml } from "../../../kernel/text/textToHtml.ts";
import { beginningOf } from "../beginningOf.ts";
import { progressMessages } from "../progressMessages.ts";
import { tellOpenPlaces } from "../tellOpenPlaces.ts";
import { editOffline } from "./edits/editOffline.ts";
import type {
  EditRequest,
  Outline,
  ProposedSection,
  Suggestion,
  Writer,
  WriterInput,
  WriterReport,
  WriterSection,
} from "../writer.ts";
import { splitSentences } from "../text/splitSentences.ts";
import { tidySentence } from "../text/tidySentence.ts";
import { trimToLimits } from "../text/trimToLimits.ts";
import type { SummarySource } from "./summary/candidates.ts";
import { draftSections, kindOf, type Drafts } from "./draftSections.ts";
import { nameGrant } from "./name/nameGrant.ts";
import { longEnough } from "./longEnough.ts";
import { reviewApart } from "./review/reviewApart.ts";
import { passingIn, toldOf } from "./summary/toldOf.ts";
import { summaryApart } from "./summaryApart.ts";

function toSection(section: WriterSection, text: string): ProposedSection {
  return { sectionId: section.id, title: section.title, text, html: textToHtml(text) };
}

/** What was drafted for a section, or its prompt. */
const textOf = (section: WriterSection, { type }: WriterInput, { texts, asked, language }: Drafts): string =>
  longEnough(section, texts.get(section.id) ?? "", {
    language,
    isAsked: asked.has(section.id),
    isReport: type === "grant-report",
  });

/** Composes the auto sections of a document, one after the other, from the texts of the others; no sentence stands in two. */
function summarizer(input: WriterInput, textIn: (id: string) => string) {
  // What another one begins with stands there.
  const used = new Set(
    input.template.sections.flatMap((section) =>
      section.auto ? splitSentences(beginningOf(input, section).text).map(tidySentence) : [],
    ),
  );
  const told = toldOf(input.description);
  const passing = passingIn(told);
  return (section: WriterSection) => {
    const begun = beginningOf(input, section);
    const sources = input.template.sections
      .filter(({ auto }) => !auto)
      .map((other): SummarySource => ({ kind: kindOf(other), text: textIn(other.id) }));
    return summaryApart(sources, section, { used, passing, told, begun });
  };
}

async function outline(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<Outline> {
  signal.throwIfAborted();
  await report.progress(10, progressMessages.read(input));
  await report.progress(30, progressMessages.matched(input));
  const drafts = draftSections({ ...input, texts: {} }, { withOpeners: false });
  const open = input.template.sections.filter((section) => !section.auto);
  const drafted = open.filter((section) => drafts.texts.has(section.id));
  const texts = new Map(open.map((section) => [section.id, textOf(section, input, drafts)]));
  if (drafted.length > 0) await report.progress(60, progressMessages.drafted(drafted.map((section) => section.title)));
  await tellOpenPlaces(open, texts, report);
  if (drafts.passing.length > 0) await report.progress(85, progressMessages.saidInPassing(drafts.passing));
  if (drafts.leftOut.length > 0) await report.progress(90, progressMessages.leftOut(drafts.leftOut.length));
  if (!drafts.isEnglish) await report.progress(95, progressMessages.keptLanguage);
  signal.throwIfAborted();
  const summarize = summarizer(input, (id) => texts.get(id) ?? "");
  for (const section of input.template.sections.filter(({ auto }) => auto))
    texts.set(section.id, trimToLimits((await summarize(section)).opening, { maxLength: maxLengthOf(section) }));
  return {
    grantName: input.grantName?.trim() || nameGrant(input.description, input.template.name),
    sections: input.template.sections.map(({ id }) => ({ sectionId: id, text: texts.get(id) ?? "" })),
  };
}

async function propose(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<ProposedSection[]> {
  signal.throwIfAborted();
  await report.progress(3, progressMessages.read(input));
  const { sections } = input.template;
  const typed = new Map(Object.entries(input.texts ?? {}).map(([id, text]) => [id, text.trim()]));
  const drafts = draftSections(input, { withOpeners: true });
  const done = new Map<string, ProposedSection>(report.finished ?? []);
  const order = [...sections.filter((section) => !section.auto), ...sections.filter((section) => section.auto)];
  const summarize = summarizer(input, (id) => done.get(id)?.text ?? "");

  const textFor = async (section: WriterSection): Promise<string> => {
    const own = typed.get(section.id) ?? "";
    if (section.auto) return (await summarize(section)).text;
    return own === "" ? textOf(section, input, drafts) : own;
  };

  for (const [index, section] of order.entries()) {
    signal.throwIfAborted();
    if (report.finished?.has(section.id)) continue;
    const message = section.auto ? progressMessages.composing(section.title) : progressMessages.writing(section.title);
    await report.progress(5 + Math.floor((88 * index) / order.length), message);
    const finished = toSection(section, await textFor(section));
    done.set(section.id, finished);
    await report.section(finished);
  }
  if (drafts.leftOut.length > 0) await report.progress(95, progressMessages.leftOut(drafts.leftOut.length));
  if (!drafts.isEnglish) await report.progress(97, progressMessages.keptLanguage);
  return sections.flatMap((section) => done.get(section.id) ?? []);
}

async function review(input: WriterInput, report: WriterReport, signal: AbortSignal): Promise<Suggestion[]> {
  signal.throwIfAborted();
  await report.progress(10, progressMessages.read(input));
  const texts = Object.fromEntries(Object.entries(input.texts ?? {}).filter(([, text]) => countWords(text) > 0));
  const suggestions = await reviewApart({ ...input, texts });
  await report.progress(90, progressMessages.wroteNotes(suggestions.length));
  return suggestions;
}

async function edit(input: WriterInput, request: EditRequest, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  return editOffline(input, request);
}

/**
 * The built-in writer. It sorts and lightly edits the person's own words, states no fact that they did not, and marks what
 * is missing with prompts such as "[Add: by when]". It uses no network and no chance: the same input gives the same output.
 * It does not translate.
 */
export function createOfflineWriter(): Writer {
  return { kind: "offline", label: "The built-in writer, from your own words", outline, propose, edit, review };
}
