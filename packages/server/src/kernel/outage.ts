/** Why something cannot be done now that could be at another time: a disk has no room, or what it takes does not answer. */
export type Outage = "noRoom" | "away";

/** Raised where something that is needed does not answer, or answers that it cannot now. Its cause says how. */
export class AwayError extends Error {
  override name = "AwayError";
}

/** Codes of the file system and of PostgreSQL for a disk, or a share of one, that is full. */
const noRoom = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Codes of the network, and of a PostgreSQL that stops, starts, stands by or has too many connections. */
const away = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN 57P01 57P02 57P03 53300 25006".split(
    " ",
  ),
);

/** What the driver of PostgreSQL says without a code. */
const spoken = /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection)/;

const outageOfOne = (error: Error & { code?: unknown }): Outage | undefined => {
  const code = String(error.code ?? "");
  if (noRoom.has(code)) return "noRoom";
  // Class 08 of PostgreSQL's codes is connections.
  return error instanceof AwayError || away.has(code) || /^08\w{3}$/.test(code) || spoken.test(error.message)
    ? "away"
    : undefined;
};

/** The outage that a failure, or what caused it, tells of; undefined where it is no outage but a fault. */
export function outageOf(error: unknown): Outage | undefined {
  let found: Outage | undefined;
  for (let at = error, depth = 0; at instanceof Error && depth < 5 && found !== "noRoom"; at = at.cause, depth += 1)
    found = outageOfOne(at) ?? found;
  return found;
}
