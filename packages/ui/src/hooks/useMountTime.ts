import { useState } from "react";

/** The moment at which a component first showed, for words such as `in 6 days`, which need not tick. Told by `Date.now`. */
export function useMountTime(): Date {
  const [time] = useState(() => new Date(Date.now()));
  return time;
}
