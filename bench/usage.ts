// What processes take of the machine, as Linux counts it.
import { readdirSync, readFileSync } from "node:fs";

/** What a process has taken: seconds of a core, and megabytes that are its own now. */
export interface Usage {
  seconds: number;
  memory: number;
}

/** The fields of a process's line behind its name, from its state on; undefined where it is no more. */
function fieldsOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
  } catch {
    return undefined;
  }
}

/** What a process has taken until now. */
export function usageOf(pid: number): Usage {
  const fields = fieldsOf(pid) ?? [];
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return { seconds: (Number(fields[11]) + Number(fields[12])) / 100, memory: Number(resident) / 1024 };
}

/** Seconds of a core that a process has taken with all that it has started, those that ended among them. */
export function secondsOfTree(pid: number): number {
  const own = fieldsOf(pid);
  if (!own) return 0;
  const children = readdirSync("/proc").filter(
    (each) => /^\d+$/.test(each) && fieldsOf(Number(each))?.[1] === String(pid),
  );
  const live = children.map((child) => secondsOfTree(Number(child)));
  const [user, system, endedUser, endedSystem] = own.slice(11, 15).map(Number);
  return (
    ((user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0)) / 100 +
    live.reduce((sum, each) => sum + each, 0)
  );
}

/** The load of the machine in the last minute. */
export const loadNow = (): string => readFileSync("/proc/loadavg", "utf8").split(" ", 1)[0] ?? "";

/** How many seconds this machine needs now for so many additions: what makes figures of two machines comparable. */
export function secondsOfAdding(times: number): number {
  const began = performance.now();
  let sum = 0;
  for (let each = 0; each < times; each += 1) sum += each;
  return sum > 0 ? (performance.now() - began) / 1_000 : 0;
}
