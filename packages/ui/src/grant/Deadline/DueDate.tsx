import { Badge } from "../../feedback/Badge/Badge.tsx";
import { machineTime } from "../../text/RelativeTime/labels.ts";
import { deadlineDay } from "./deadlineDay.ts";
import { deadlineOf } from "./deadlineWords.ts";

/** Props of DueDate. */
export interface DueDateProps {
  date: Date | string;
  /** The moment it is seen from. */
  now: Date;
}

/** In a list of documents, when that closes which one is written for, and how long is left. Nothing for a date that is none. */
export function DueDate({ date, now }: DueDateProps) {
  const at = new Date(date);
  const day = deadlineDay(at, undefined, now);
  if (!day) return null;
  const { state, left } = deadlineOf(at, now);
  return (
    <p data-due={state}>
      <span>
        {state === "past" ? "Closed" : "Due"} <time dateTime={machineTime(at)}>{day}</time>
      </span>{" "}
      {state === "soon" && <Badge tone="attention">{left}</Badge>}
      {state === "open" && <span>{left}</span>}
    </p>
  );
}
