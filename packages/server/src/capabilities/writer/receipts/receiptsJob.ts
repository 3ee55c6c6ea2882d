import type { ApartJob } from "../../../kernel/apart/runApart.ts";
import { runApart } from "../../../kernel/apart/runApart.ts";
import type { WriterInput } from "../writer.ts";
import { makeReceipts } from "./makeReceipts.ts";
import type { Receipt } from "./receipt.ts";
import { indexSources } from "./indexSources.ts";
import { sourcesOf } from "./sourcesOf.ts";

/** Makes the receipts of some texts. */
export const receiptsJob: ApartJob<[WriterInput, string[]], Receipt[][]> = {
  name: "receipts",
  run(input, texts) {
    const index = indexSources(sourcesOf(input), input.confirmed);
    return texts.map((text) => makeReceipts(text, index));
  },
};

/** The receipts of each of some texts, made in a thread of its own where texts and sources are long. */
export function receiptsApart(input: WriterInput, texts: string[]): Promise<Receipt[][]> {
  const sources = sourcesOf(input).map(({ text }) => text);
  const characters = [...sources, ...texts].reduce((sum, text) => sum + text.length, 0);
  return runApart(receiptsJob, characters, input, texts);
}
