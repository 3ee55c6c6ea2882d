import { dayLabel } from "@grantwright/ui";
import type { Schemas } from "@grantwright/api-client";

type Section = Schemas["AiUseSection"];
type Policy = Schemas["AiPolicy"];

const list = new Intl.ListFormat("en", { type: "conjunction" });

const levels: Record<Policy["level"], string> = {
  required: "has to be disclosed",
  expected: "is expected to be disclosed",
  encouraged: "may be disclosed, and the funder encourages it",
  none: "need not be disclosed, as far as was read",
  unknown: "is allowed; whether it has to be disclosed was not found. Ask the funder",
};

const pages: Record<Policy["page"], string> = {
  own: "The funder’s page",
  quoted: "Where the funder’s words are quoted or begin",
  other: "Somebody else’s account",
};

const nameOf = ({ way, model }: Schemas["AiWriting"]): string =>
  way === "offline" ? "the built-in writer, which follows rules" : model ? `the model ${model}` : "a model";

/** What is known of one section, sentence by sentence. */
function told({ drafted, written, keptShare = 0, isRevised, pasted, people }: Section): string[] {
  return [
    ...(drafted ? [`Drafted by ${nameOf(drafted)}, ${dayLabel(drafted.at)}.`] : []),
    ...(written
      ? [
          `Written by ${nameOf(written)}, ${dayLabel(written.at)}; ${Math.round(keptShare * 100)} % of it stands${isRevised ? "" : ", and nobody changed it"}.`,
        ]
      : []),
    ...(people.length > 0 ? [`In it or in its draft wrote ${list.format(people)}.`] : []),
    ...(pasted > 0 ? [`Pasted into ${pasted === 1 ? "once" : `${pasted} times`}.`] : []),
    ...(!drafted && !written && people.length === 0 ? ["Nobody kept who wrote it."] : []),
  ];
}

/** Texts of the use of AI. */
export const aiUseCopy = {
  open: "How AI was used",
  title: "Use of AI in this proposal",
  description:
    "From the record that was kept while it was written. Read the statement before you send it: you sign it.",
  policy: ({ funder, level }: Policy) => `${funder}: the use of AI ${levels[level]}.`,
  place: (place: string) => `Where: ${place}.`,
  exempt: (exempt: string) => `Not: ${exempt}.`,
  page: ({ page }: Policy) => pages[page],
  read: ({ readOn, pageDate }: Policy) =>
    `${pageDate ? `dated ${pageDate}, ` : ""}read on ${dayLabel(readOn)}. It may have changed since.`,
  noPolicy: "No page of this funder was read about AI. That does not mean that nothing has to be disclosed: ask them.",
  statement: "A statement for the funder",
  copyStatement: "Copy the statement",
  copy: "Copy",
  withStatement: "A file with the statement at its end:",
  sections: "Section by section",
  told,
  pasted: (count: number) =>
    `Something was pasted in ${count === 1 ? "once" : `${count} times`}. Nobody knows from where but you: if a tool wrote it, say so.`,
  authorship: "If somebody doubts that you wrote it",
  authorshipText:
    "A report of what you typed, pasted and accepted here, section by section and with its times, and of what it cannot know. It is about you alone, and signed, so that anybody can check it at /verify.",
  makeReport: "Make an authorship report",
  report: "Authorship report",
  copyReport: "Copy the report",
  saveReport: "Save as a file",
  reportFile: "authorship-report.txt",
  authorshipFailed: "The report could not be made. Please try again.",
  failed: "The use of AI could not be loaded",
  failedText: "Nothing is lost: it is on the server. Check the connection and try once more.",
  retry: "Retry",
  close: "Close",
};
