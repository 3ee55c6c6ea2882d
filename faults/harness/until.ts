import { setTimeout as wait } from "node:timers/promises";

/** How long a page may take to show something, in milliseconds. */
export const patience = 45_000;

/** Asks until the answer is yes. False after `longest` milliseconds. */
export async function until(isSo: () => Promise<boolean> | boolean, longest = patience): Promise<boolean> {
  const end = Date.now() + longest;
  for (;;) {
    if (await isSo()) return true;
    if (Date.now() > end) return false;
    await wait(40);
  }
}
