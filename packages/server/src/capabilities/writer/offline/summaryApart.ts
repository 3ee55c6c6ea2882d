import { runApart } from "../../../kernel/apart/runApart.ts";
import type { TextLimits } from "../text/fitToLimits.ts";
import { summarizeJob } from "./composeSummary.ts";
import type { SummarySource } from "./summary/candidates.ts";
import { untold, type Told } from "./summary/toldOf.ts";

/** A summary, made in a thread of its own where the texts are long. */
export async function summaryApart(
  sources: SummarySource[],
  limits: TextLimits,
  used: Set<string>,
  passing: ReadonlySet<string>,
  description: Told = untold,
): Promise<string> {
  const characters = sources.reduce((sum, { text }) => sum + text.length, 0);
  const told = await runApart(summarizeJob, characters, sources, limits, used, passing, description);
  for (const sentence of told.used) used.add(sentence);
  return told.text;
}
