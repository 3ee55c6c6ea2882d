import type { Logger } from "pino";
import { outageOf, type Outage } from "./outage.ts";

/** How long an outage is not spoken of again, in milliseconds. */
const silenceMs = 60_000;

/** What is wrong, and what to do: docs/operate/outages.md says more. */
const saying: Record<Outage, string> = {
  noRoom: "a disk is full: make room where DATA_DIR is, or PostgreSQL, and saves go on by themselves",
  away: "something that is needed does not answer: once it does, all goes on by itself",
};

/**
 * Says an outage in the log, once a minute of each kind however many failures tell of it. Returns the outage that a failure tells of;
 * undefined, and nothing is said, where it tells of none.
 */
export function createOutageLog(log: Pick<Logger, "error">): (error: unknown, more?: object) => Outage | undefined {
  const said = new Map<Outage, number>();
  return (error, more = {}) => {
    const outage = outageOf(error);
    if (outage === undefined) return undefined;
    const at = performance.now();
    if (at - (said.get(outage) ?? -Infinity) >= silenceMs) {
      said.set(outage, at);
      log.error({ err: error, outage, ...more }, saying[outage]);
    }
    return outage;
  };
}
