import type { Schemas } from "@grantwright/api-client";

type Task = Schemas["EditTask"];

const list = new Intl.ListFormat("en", { type: "conjunction" });
const words = (count: number) => (count === 1 ? "1 word" : `${count.toLocaleString("en")} words`);
const changes = (count: number) => (count === 1 ? "1 change" : `${count} changes`);

/** Texts of changes that a writer proposes. */
export const editsCopy = {
  title: (title: string) => `Changes to “${title}”`,
  about: "Nothing changes until you accept it. It costs no credit.",
  task: "What should change?",
  tasks: {
    shorten: { label: "Shorter", description: "Says it in fewer words. Figures, names and dates stay." },
    plainer: { label: "Plainer words", description: "Takes long-winded phrases and filler out." },
    concrete: {
      label: "More concrete",
      description: "Adds facts from your description and files that no section uses yet.",
    },
    answer: { label: "Answer a criterion", description: "Looks in your material for what the funder asks." },
    merge: { label: "Notes into sentences", description: "Turns a list into running text." },
    rewrite: { label: "Write it anew", description: "From your description and files. No fact of it is lost." },
  } satisfies Record<Task, { label: string; description: string }>,
  words: "Words at most",
  wordsNow: (now: number, most: number | undefined) =>
    `It has ${words(now)} now${most === undefined ? "" : `; the form allows ${words(most)}`}.`,
  wordsMissing: "Say how many words it may have.",
  criterion: "Which criterion?",
  criterionMissing: "Choose or write the criterion to answer.",
  criterionLong: "Keep the criterion under 2,000 characters.",
  where: "Where",
  wholeText: "All of it",
  oneSentence: "One sentence",
  sentence: "Which sentence?",
  selection: (count: number) => `${words(count)} selected`,
  nothing: "Nothing stands here yet. It can be written anew from your material, or answer a criterion.",
  by: (writer: string) => `Written by ${writer.replace(/^The /, "the ")}.`,
  propose: "Propose changes",
  proposing: "Asking…",
  writing: "The writer is at work on it. You can close this and look again later.",
  stop: "Stop",
  none: "There is nothing to change in this way. Try another one.",
  failed: "The changes could not be loaded",
  failedText: "Nothing was changed. Check the connection and try once more.",
  retry: "Retry",
  askFailed: "That did not work, and nothing was changed. Please try again.",
  pieces: "Proposed changes",
  take: (number: number, count: number) => `Take change ${number} of ${count}`,
  added: "comes in:",
  removed: "goes out:",
  loses: (facts: readonly string[]) => `Takes out ${list.format(facts)}: found nowhere else here.`,
  leftOut: (facts: readonly string[]) =>
    `Left out, because it stands neither in your words nor in a file: ${list.format(facts.map((fact) => `“${fact}”`))}.`,
  count: (now: number, then: number, most: number | undefined) =>
    `${words(now)} now, ${then.toLocaleString("en")} after it${most === undefined ? "" : ` (at most ${most.toLocaleString("en")})`}.`,
  overBy: (over: number) =>
    `It is still ${words(over)} too long: what is left holds facts. Say which of them can go, or cut it yourself.`,
  takeAll: "Tick all",
  takeTicked: (count: number) => `Take ${changes(count)}`,
  takeNone: "Tick what you want to take.",
  refuse: "Refuse all",
  another: "Ask for something else",
  gone: "This text has changed since, and the changes no longer fit. Ask again.",
  taken: (count: number) => (count === 1 ? "1 change is in the text" : `${changes(count)} are in the text`),
  takenText: "The history has what stood there before.",
  undo: "Undo",
  undone: "The text is as it was",
  undoGone: "You have changed these words since",
  undoGoneText: "Nothing was taken back. The history has the text from before.",
  saveFailed: "The changes could not be saved. Nothing was changed; please try again.",
  stale: "This was changed somewhere else in the meantime. Nothing was taken; look at it first.",
  close: "Close",
  cancel: "Cancel",
};
