import { runApart } from "../../../../kernel/apart/runApart.ts";
import type { Suggestion, WriterInput } from "../../writer.ts";
import { reviewSectionsJob } from "./reviewSections.ts";

/** As reviewSections, in a thread of its own where the texts are long. */
export function reviewApart(input: WriterInput): Promise<Suggestion[]> {
  const texts = [...Object.values(input.texts ?? {}), input.assessmentCriteria ?? ""];
  const characters = texts.reduce((sum, text) => sum + text.length, input.description.length);
  return runApart(reviewSectionsJob, characters, input);
}
