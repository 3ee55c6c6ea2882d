import { askedForLead } from "@grantwright/domain";

/** One line of what a task has said. */
export interface ProgressLine {
  /** When it was said, as an ISO 8601 string. */
  at: string;
  message: string;
  /** What it tells: what is done, what is being done now, or what the person will be asked for. */
  kind: "done" | "now" | "asked";
}

/** A message that begins with what somebody is doing, like "Writing Need". */
const isUnderWay = /^\p{Lu}\p{Ll}+ing\b/u;

/** What a task has said so far, oldest first. Only the last can be under way, and none once the task is done. */
export function progressLines(history: readonly { at: string; message: string }[], isDone: boolean): ProgressLine[] {
  return history.map(({ at, message }, index) => {
    const isLast = index === history.length - 1;
    const isNow = !isDone && isLast && isUnderWay.test(message);
    return { at, message, kind: message.startsWith(askedForLead) ? "asked" : isNow ? "now" : "done" };
  });
}
