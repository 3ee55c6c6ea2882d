import type { Schemas } from "@grantwright/api-client";
import { findQuote, quoteOf } from "@grantwright/domain";
import { selectionIn, shownSelectionIn } from "../../../browser/selectionIn.ts";
import { shownId } from "./shownId.ts";

/**
 * What is selected of a section, where it is read or edited, in UTF-16 units of its saved text; undefined where that is nothing, or stands
 * only in what is edited.
 */
export function selectedIn({ id, sectionId, text }: Schemas["Section"]): { start: number; end: number } | undefined {
  const shown = shownSelectionIn(document.getElementById(shownId(id)), text);
  if (shown) return shown;
  const area = document.getElementById(sectionId)?.querySelector("textarea");
  const part = selectionIn(area ?? null);
  if (!area || !part) return undefined;
  const quote = quoteOf(area.value, part.start, part.end);
  const start = findQuote(text, quote);
  return start === undefined ? undefined : { start, end: start + quote.exact.length };
}
