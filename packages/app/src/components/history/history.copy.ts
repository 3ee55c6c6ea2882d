import type { Schemas } from "@grantwright/api-client";

type Entry = Schemas["HistoryEntry"];

/** How many characters a word takes, with the space after it. */
const wordLength = 6;

/** About how many words some characters are: what came and went is known in characters. */
function words(characters: number): string {
  const count = Math.round(characters / wordLength);
  return count <= 1 ? "a word" : `about ${count.toLocaleString("en")} words`;
}

const whoOf = ({ by, isOwn }: Pick<Entry, "by" | "isOwn">): string =>
  isOwn ? "you" : (by ?? "somebody whose account is gone");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const waysOfPeople = {
  typed: "typed",
  pasted: "pasted",
  dictated: "dictated",
  accepted: "accepted a change",
  restored: "put an earlier text back",
  imported: "imported",
} as const;

/** Who wrote, and in which way, within a sentence. */
function by(entry: Entry): string {
  const { way, model } = entry;
  if (way === "unknown") return "from before the history began: nobody kept who wrote it";
  const asked = `for ${whoOf(entry)}`;
  if (way === "offline") return `the built-in writer, ${asked}`;
  if (way === "model") return `${model ? `the model ${model}` : "a model"}, ${asked}`;
  return `${whoOf(entry)} ${waysOfPeople[way]}`;
}

const author = (entry: Entry): string => capital(by(entry));

/** How much came in and went out. */
function amount({ added, removed }: Pick<Entry, "added" | "removed">): string {
  if (added === 0 && removed === 0) return "nothing of it stayed";
  if (removed === 0) return `${words(added)} more`;
  if (added === 0) return `${words(removed)} fewer`;
  return `${words(added)} in, ${words(removed)} out`;
}

/** Texts of the history of a document. */
export const timelineCopy = {
  title: "History of this document",
  about: "Choose a moment to see what it changed, or how the text stood then.",
  whose: "Whose words",
  everybody: "Everybody’s",
  section: (title: string) => title || "A section that is gone",
  moment: (time: string, entry: Entry) => `${time}. ${author(entry)}.`,
  amount: (entry: Entry) => `${capital(amount(entry))}.`,
  view: "What is shown",
  views: { change: "What it changed", compare: "Then and now" },
  none: "Nothing has been written here yet.",
  noneOf: "This person has written nothing here.",
  before: "Then",
  after: "Now",
  same: (titles: readonly string[]) => `Unchanged since: ${new Intl.ListFormat("en").format(titles)}.`,
  allSame: "Everything is as it was then.",
  noWords: "No words",
  compareFailed: "The texts could not be compared",
  putBackShort: "Put back",
};

/** Texts of the history of a text. */
export const historyCopy = {
  title: (title: string) => `History of “${title}”`,
  about: "Choose a moment to see what it changed.",
  only: (time: string, entry: Entry) => `One version so far, ${time}: ${by(entry)}.`,
  entries: "Moments",
  entry: (entry: Entry) => `${author(entry)}, ${amount(entry)}.`,
  more: "Show earlier ones",
  none: "Nothing has been written here yet.",
  failed: "The history could not be loaded",
  failedText: "Nothing is lost: it is on the server. Check the connection and try once more.",
  entryFailed: "This moment could not be loaded",
  retry: "Retry",
  text: "What it changed",
  onlyText: "The text",
  empty: "The text was empty then.",
  added: "came in:",
  removed: "went out:",
  close: "Close",
  restore: "Put this text back",
  isCurrent: "This is what stands there now.",
  loading: "One moment: the text is being loaded.",
  restored: "The earlier text is back",
  restoredText: "What stood there before it is in the history too.",
  restoreFailed: "The text could not be put back. Nothing was changed; please try again.",
  stale: "This was changed somewhere else in the meantime. Nothing was put back; look at it first.",
};
