import type { SectionKind } from "../../../../kernel/text/sectionKind.ts";
import type { Asks } from "./readAsks.ts";
import { shippedAsks } from "./shippedAsks.ts";

const { en } = shippedAsks;
if (!en) throw new Error("There are no prompts in English.");

/** What open places ask for in a language (BCP 47), in English where there is nothing for it. */
export const asksIn = (language: string): Asks => shippedAsks[language.slice(0, 2)] ?? en;

/** What is asked for where nothing is said for a section of a kind, in a language (BCP 47). */
export function wholeAsk(kind: SectionKind, language: string, isReport = false): string {
  const { whole, report } = asksIn(language);
  return (isReport ? report[kind] : undefined) ?? whole[kind];
}
