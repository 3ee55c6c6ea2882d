import { z } from "zod";
import { readYaml } from "../../../../kernel/text/readYaml.ts";
import { pattern } from "../../cues/cueSchema.ts";
import { sectionKinds } from "../../../../kernel/text/sectionKind.ts";

/** What can be missing in a section that says something. */
const askNames = [
  "served",
  "place",
  "affected",
  "source",
  "reached",
  "target",
  "who",
  "period",
  "months",
  "start",
  "difference",
  "extent",
  "deadline",
  "counted",
  "names",
  "experience",
  "history",
  "partners",
  "sum",
  "lines",
  "share",
  "gap",
  "remainder",
  "left",
  "payer",
  "customer",
  "storage",
  "settled",
] as const;

/** What signs are known for: that it is not missing; that money comes from elsewhere; that something is left open. */
const signNames = [...askNames, "own", "open"] as const;

/** One of these. */
export type SignName = (typeof signNames)[number];

/** One of them. */
export type AskName = (typeof askNames)[number];

const asked = z.string().min(1);

const patterns = z.array(pattern).nonempty();

const asksSchema = z
  .record(
    z.string().regex(/^[a-z]{2}$/),
    z.strictObject({
      request: asked.regex(/\{sum\}/).optional(),
      whole: z.record(z.enum(sectionKinds), asked),
      report: z.partialRecord(z.enum(sectionKinds), asked),
      asks: z.record(z.enum(askNames), asked),
      said: z.partialRecord(z.enum(signNames), patterns).optional(),
    }),
  )
  .refine(({ en }) => en !== undefined, "has to have English");

/** What open places ask for in one language: for a whole section by its kind, also in a report, and for what is missing in one, with the signs that it is said; and the sentence that says how much is asked for. */
export type Asks = z.output<typeof asksSchema>[string];

/** Reads what is shipped, by language. Throws an Error that names file and line of each mistake. */
export const readAsks = (folder: string): Record<string, Asks> => readYaml(folder, "prompts.yaml", asksSchema);
