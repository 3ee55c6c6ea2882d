import { runApart } from "../../../kernel/apart/runApart.ts";
import type { Beginning } from "../beginningOf.ts";
import type { TextLimits } from "../text/fitToLimits.ts";
import { summarizeJob, type Summary } from "./composeSummary.ts";
import type { SummarySource } from "./summary/candidates.ts";
import type { Told } from "./summary/toldOf.ts";

/** What a summary depends on besides the sections that it sums up. */
interface SummaryOptions {
  /** Sentences of earlier summaries of the same document; it is added to. */
  used: Set<string>;
  /** None of these is in it. */
  passing: ReadonlySet<string>;
  /** Of the description. */
  told: Told;
  begun: Beginning;
}

/** A summary, made in a thread of its own where the texts are long. */
export async function summaryApart(
  sources: SummarySource[],
  limits: TextLimits,
  { used, passing, told, begun }: SummaryOptions,
): Promise<Summary> {
  const characters = sources.reduce((sum, { text }) => sum + text.length, 0);
  const made = await runApart(summarizeJob, characters, sources, limits, used, passing, told, begun);
  for (const sentence of made.used) used.add(sentence);
  return made;
}
