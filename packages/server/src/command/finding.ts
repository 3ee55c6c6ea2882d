import { readableError } from "./readableError.ts";

/** What was found of a part of the deployment: a line, and what to do where it is not `ok`. */
export interface Finding {
  state: "ok" | "warn" | "fail";
  part: string;
  says: string;
}

export const ok = (part: string, says: string): Finding => ({ state: "ok", part, says });
export const warn = (part: string, says: string): Finding => ({ state: "warn", part, says });
export const fail = (part: string, says: string): Finding => ({ state: "fail", part, says });

/** What a check finds; that it failed, and what to do, where it throws. */
export const tried = (part: string, advice: string, check: () => Promise<Finding[]>): Promise<Finding[]> =>
  check().catch((cause: unknown) => [fail(part, `${readableError(cause).replace(/\.+$/, "")}. ${advice}`)]);
