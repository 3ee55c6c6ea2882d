import type { readFacts } from "./readLibrary.ts";

/** After how many months a page may have changed. */
const freshMonths = 6;

/** What is said of funders and was read over six months before a day, a line each: the pages are to be read again. */
export function staleFacts(facts: ReturnType<typeof readFacts>, on: Date): string[] {
  const oldest = new Date(on);
  oldest.setUTCMonth(oldest.getUTCMonth() - freshMonths);
  return Object.entries(facts).flatMap(([name, list]) =>
    list.flatMap((fact) =>
      "checkedAt" in fact && new Date(fact.checkedAt) < oldest
        ? [`${name}, read on ${fact.checkedAt}: ${fact.url}`]
        : [],
    ),
  );
}
