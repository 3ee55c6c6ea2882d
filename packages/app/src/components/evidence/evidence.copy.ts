import type { Schemas } from "@grantwright/api-client";

const list = new Intl.ListFormat("en", { type: "unit", style: "short" });

/** So many sections are named; of more the number is told. */
const mostNamed = 3;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function named(sections: readonly Schemas["EvidenceSection"][]): string {
  const titles = sections.map(({ title }) => title);
  if (titles.length <= mostNamed) return list.format(titles);
  return `${list.format(titles.slice(0, mostNamed))} and ${titles.length - mostNamed} more`;
}

/** How a file is used, or that it is not. */
function usedLine({ facts, usedFacts, sections }: Schemas["EvidenceFile"]): string {
  const found = facts === 0 ? "No facts" : counted(facts, "fact", "facts");
  if (usedFacts > 0) return `${found}, ${usedFacts} used in ${named(sections)}`;
  if (sections.length > 0) return `${found}; words of it are used in ${named(sections)}`;
  return `${found}. Nothing from this file was used.`;
}

/** Texts of what attached files say. */
export const evidenceCopy = {
  title: "What your files say",
  close: "Close",
  files: (count: number) => counted(count, "file", "files"),
  facts: "Facts are underlined.",
  goes: (title: string | undefined) =>
    title === undefined
      ? "+ puts a line at the end of the section in view."
      : `+ puts a line into ${title}, where you wrote last.`,
  line: (file: Schemas["EvidenceFile"]) =>
    file.status === "waiting"
      ? "Not read yet. It is read with the next outline, assessment or proposal."
      : file.status === "unread"
        ? (file.note ?? "No text was found in this file.")
        : usedLine(file),
  nothingToShow: "There is no text of this file to show.",
  notReadYet: "What it says stands here once it was read.",
  used: "used in",
  insert: (words: string) => `Insert: “${words}”`,
  inserted: (title: string) => `Inserted into ${title}`,
  source: (filename: string) => `(${filename})`,
  insertColumn: "Insert",
  table: (filename: string) => `Table in ${filename}`,
  passages: (filename: string) => `Read in ${filename}`,
  setAside: "Not used: these lines speak to a writing service",
  setAsideText: "They are shown so that you know of them. None of them counts as a source.",
  more: "Show more",
  moreFailed: "The rest could not be loaded. Please try again.",
  failed: "What your files say could not be loaded",
  fileFailed: "What this file says could not be loaded",
  failedText: "The files themselves are safe. Check the connection and try once more.",
  retry: "Retry",
  none: "No files are attached.",
};
