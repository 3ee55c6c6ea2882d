import { runApart } from "../../../kernel/apart/runApart.ts";
import type { TextLimits } from "../text/fitToLimits.ts";
import { summarizeJob, type SummarySource } from "./composeSummary.ts";

/** A summary, made in a thread of its own where the texts are long. */
export async function summaryApart(
  sources: SummarySource[],
  limits: TextLimits,
  used: Set<string>,
  passing: ReadonlySet<string>,
): Promise<string> {
  const characters = sources.reduce((sum, { text }) => sum + text.length, 0);
  const told = await runApart(summarizeJob, characters, sources, limits, used, passing);
  for (const sentence of told.used) used.add(sentence);
  return told.text;
}
