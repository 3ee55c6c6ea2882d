import type { Agent } from "./agent.ts";

/** Who calls, as far as that can be told before they have signed in. */
export interface Caller {
  /** As networkOf tells it. */
  network: string;
  /** The secret in the cookie of a browser that somebody has signed in with before. */
  browser: string | undefined;
  /** What the browser says of itself. */
  agent: Agent;
}
