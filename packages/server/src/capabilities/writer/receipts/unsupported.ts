import { withoutSentence } from "@grantwright/domain";
import type { WriterInput } from "../writer.ts";
import { receiptsApart } from "./receiptsJob.ts";
import type { Receipt } from "./receipt.ts";

/** A text, and what in it stands in none of the sources. */
export interface HeldText {
  text: string;
  /** Facts, as the text has them; each once. */
  unsupported: string[];
  receipts: Receipt[];
}

/** Holds a text against the sources of an input. */
export async function holdAgainst(input: WriterInput, text: string): Promise<HeldText> {
  const [receipts = []] = await receiptsApart(input, [text]);
  const facts = receipts.flatMap((receipt) => receipt.facts).filter(({ found }) => found === "no");
  return { text, receipts, unsupported: [...new Set(facts.map(({ start, end }) => text.slice(start, end)))] };
}

/** Whether a sentence is nothing but a source that nobody gave: none of its words stand anywhere, and it cites or links. */
const isInventedSource = ({ match, facts }: Receipt): boolean =>
  match === "none" && facts.some(({ kind, found }) => found === "no" && (kind === "citation" || kind === "link"));

/** A text without the sentences that are nothing but invented sources, and how many those were. A text of nothing else stays as it is. */
export function withoutInventedSources({ text, receipts }: HeldText): { text: string; takenOut: number } {
  const invented = receipts.filter(isInventedSource);
  const left = invented.toReversed().reduce((rest, { start, end }) => withoutSentence(rest, start, end), text);
  return left.trim() === "" ? { text, takenOut: 0 } : { text: left, takenOut: invented.length };
}
