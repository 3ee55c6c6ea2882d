import { useEffect, useState } from "react";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { deadlineDay } from "./deadlineDay.ts";
import { deadlineOf, englishDeadline } from "./deadlineWords.ts";
import type { DeadlineCopy } from "./deadlineWords.ts";
import { Line } from "./Deadline.styles.ts";

export interface DeadlineProps {
  /** When it closes: a Date, or an ISO 8601 string. Without one it is open at any time. */
  date?: Date | string | null;
  /** It can no longer be applied for, whatever the date says. */
  isExpired?: boolean;
  /** Said once it is over. Default: `Deadline Passed`; lists say `Expired`. */
  passedLabel?: string;
  /** Said where there is no date. Default: `No closing date`. */
  anytimeLabel?: string;
  /** Stands before a date that is still to come. Default: `Due`. */
  dueLabel?: string;
  /** How long is left, in words. Default: in English. */
  copy?: DeadlineCopy;
  /** The moment it is seen from, for a server. Default: now, kept up to date while it shows. */
  now?: Date;
}

const hour = 3_600_000;

/** The present moment: told anew at the deadline, and every hour for the days that are left. */
function useNow(deadline: number | undefined, fixed: Date | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (fixed || deadline === undefined) return;
    const left = deadline - now.getTime();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(new Date()), Math.min(left, hour));
    return () => clearTimeout(timer);
  }, [deadline, fixed, now]);
  return fixed ?? now;
}

/**
 * A closing date and how long is left: plain while there is time, marked within 14 days (the last of them is "due today"),
 * quiet with a badge when it has passed.
 */
export function Deadline({
  date,
  isExpired = false,
  passedLabel = "Deadline Passed",
  anytimeLabel = "No closing date",
  dueLabel = "Due",
  copy = englishDeadline,
  now: fixed,
}: DeadlineProps) {
  const at = date === undefined || date === null ? undefined : new Date(date);
  const time = at && !Number.isNaN(at.getTime()) ? at.getTime() : undefined;
  const words = deadlineOf(at, useNow(time, fixed), copy);
  const state = isExpired ? "past" : words.state;
  return (
    <Line data-state={state}>
      {at && time !== undefined && (
        <time dir="auto" dateTime={at.toISOString()}>
          {state !== "past" && `${dueLabel} `}
          {deadlineDay(at)}
        </time>
      )}
      {state === "soon" && <Badge tone="attention">{words.left}</Badge>}
      {state === "past" && <Badge>{passedLabel}</Badge>}
      {state === "open" && <span>{words.left}</span>}
      {state === "anytime" && <span>{anytimeLabel}</span>}
    </Line>
  );
}
