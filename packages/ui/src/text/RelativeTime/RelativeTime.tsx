import { useEffect, useState } from "react";
import { momentLabel } from "../dates/dates.ts";
import { nextChange, relativeTimeLabel } from "./labels.ts";

export interface RelativeTimeProps {
  /** When it was: a Date, or an ISO 8601 string. */
  date: Date | string;
  /** How long ago it was, from milliseconds; less than 0 is in the future. Default: in English. */
  agoLabel?: (age: number) => string;
}

/** How long ago something was, kept up to date while it shows; the full date is its title. */
export function RelativeTime({ date, agoLabel = relativeTimeLabel }: RelativeTimeProps) {
  const at = new Date(date);
  const time = at.getTime();
  const [now, setNow] = useState(() => Date.now());
  const age = now - time;

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), nextChange(age));
    return () => clearTimeout(timer);
  }, [age]);

  if (Number.isNaN(time)) return null;
  return (
    <time dir="auto" dateTime={at.toISOString()} title={momentLabel(at)}>
      {agoLabel(age)}
    </time>
  );
}
