import type { Schemas } from "@grantwright/api-client";
import { isUnsupported, piecesOf } from "@grantwright/domain";
import { sentenceKey } from "../../../capabilities/writer/receipts/sentenceKey.ts";
import type { Receipt } from "../../../kernel/db/values.ts";
import type { Confirmations } from "./confirmations.ts";

/** Receipts as the contract has them: with who confirmed a sentence, whose words it is then. */
export function presentReceipts(
  text: string,
  receipts: readonly Receipt[],
  confirmations: Confirmations,
): Schemas["Receipt"][] {
  if (confirmations.size === 0) return [...receipts];
  return receipts.map((receipt) => {
    const found = confirmations.get(sentenceKey(text.slice(receipt.start, receipt.end)));
    if (!found || receipt.from === "prompt") return receipt;
    const { by, at } = found;
    const isNobodys = receipt.from === "writer" || receipt.from === "unknown";
    return {
      ...receipt,
      ...(isNobodys && { from: "person" }),
      confirmed: { ...(by !== null && { by }), at: at.toISOString() },
    };
  });
}

/** What the sentences of some sections stand on; undefined until all of them were checked. */
export function supportOf(sections: readonly Schemas["Section"][]): Schemas["Support"] | undefined {
  const shown = sections.filter(({ hidden }) => !hidden);
  if (shown.length === 0 || shown.some(({ receipts }) => receipts === undefined)) return undefined;
  const all = shown.flatMap(({ receipts = [] }) => receipts).filter(({ from }) => from !== "prompt");
  const count = (isCounted: (receipt: Schemas["Receipt"]) => boolean) => all.filter(isCounted).length;
  return {
    sentences: all.length,
    fromPerson: count(({ from }) => from === "person"),
    fromFiles: count(({ from }) => from === "file"),
    worked: all.flatMap(({ facts }) => facts).filter(({ found }) => found === "worked").length,
    unsupported: count(isUnsupported),
    open: shown.flatMap(({ text }) => piecesOf(text)).filter(({ isOpen }) => isOpen).length,
  };
}
