import { wholeCopy } from "../../../../components/documents/whole.copy.ts";
import type { Task } from "./toDo.ts";

/** Texts of the checks before sending, and of sending. */
export const sendCopy = {
  before: "Before you send",
  titleOfSheet: "Send this proposal",
  leftBefore: (left: number) => `${left > 0 ? left : "Nothing left"} to do before you send`,
  summary: (left: number) => (left > 0 ? `${left} to do` : "all done"),
  open: (count: number) => (count === 1 ? "1 open place" : `${count} open places`),
  noneOpen: "No open places",
  /** Beside the button that says how many. */
  openHere: "Open places",
  unsupported: (count: number) =>
    count === 1 ? "1 sentence with facts not found" : `${count} sentences with facts not found`,
  allSupported: "Every fact comes from your words or files",
  papers: (ticked: number, all: number, areRequired = false) =>
    `Papers, ${ticked} of ${all}${areRequired ? " required" : ""}`,
  whole: wholeCopy.inAll,
  over: (count: number) => (count === 1 ? "1 section is too long" : `${count} sections are too long`),
  under: (count: number) => (count === 1 ? "1 section is too short" : `${count} sections are too short`),
  withinLimits: "Within every limit",
  due: (date: string, left: string) => `Due ${date}, ${left}`,
  goTo: (what: string) => `Go to: ${what}`,
  /** What is done about each, on the button of the first that is left. */
  acts: {
    unsupported: "Check",
    papers: "Tick off",
    whole: wholeCopy.shorten,
    over: "Shorten",
    under: "Add to it",
  } satisfies Record<Exclude<Task, "open">, string>,
  act: (act: string, what: string) => `${act}: ${what}`,
  /** The same where the line that says what it is about is not beside it. */
  next: {
    open: (count) => (count === 1 ? "Fill 1 open place" : `Fill ${count} open places`),
    unsupported: (count) => (count === 1 ? "Check 1 sentence" : `Check ${count} sentences`),
    papers: (count) => (count === 1 ? "Tick off 1 paper" : `Tick off ${count} papers`),
    whole: () => "Shorten the whole",
    over: (count) => (count === 1 ? "Shorten 1 section" : `Shorten ${count} sections`),
    under: (count) => (count === 1 ? "Add to 1 section" : `Add to ${count} sections`),
  } satisfies Record<Task, (count: number) => string>,
  ready: ", done",
  title: "Send",
  sent: "I sent it",
  sentOn: (day: string) => `Sent on ${day}`,
  day: "On another day",
  undo: "Not sent yet",
  thread: { open: "Not sent yet", tied: "Sent: the thread is tied off" },
  failed: "That it was sent could not be saved",
  again: "Please try again.",
  fetched: (format: string) => `The ${format} file is being downloaded`,
  fetchedText: "Once it is with the funder, say so under Send.",
} as const;
