import type { Schemas } from "@grantwright/api-client";
import { needsInput, openPlacesOf, sectionId, sectionKey, sectionProblem } from "@grantwright/domain";
import type { ArrivalPlace } from "../../../components/page/arrivalPlace.ts";
import { fieldElementId } from "../DraftScreen/elementIds.ts";

/** Where writing goes on in a draft: at its first open place, or else in the first section that keeps a proposal from being made. */
export function firstPlace({ fields, draft }: Pick<Schemas["Document"], "fields" | "draft">): ArrivalPlace | undefined {
  const written = fields.filter(needsInput).map((field) => ({ field, text: draft[field.id]?.userText ?? "" }));
  const open = written.find(({ text }) => openPlacesOf(text).length > 0);
  const found = open ?? written.find(({ field, text }) => sectionProblem(field, text) !== undefined);
  if (!found) return undefined;
  const id = fieldElementId(sectionKey(sectionId(found.field.id)));
  const [quote] = openPlacesOf(found.text);
  if (quote === undefined) return { id };
  const at = found.text.indexOf(quote);
  return { id, selected: [at, at + quote.length] };
}
