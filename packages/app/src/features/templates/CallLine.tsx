import type { Schemas } from "@grantwright/api-client";
import { isSaidBy } from "./quotes.ts";
import { copy } from "./templates.copy.ts";
import { Quoted } from "./TemplateParts.styles.ts";

/** Props of CallLine. */
export interface CallLineProps {
  /** Where it was read; undefined where it was not read from a call. */
  from: Schemas["FactLine"] | undefined;
  /** What the field above says: where the call says just that, it is not said twice. */
  value?: string;
}

/** What a funder's call says, word for word, with its line. */
export function CallLine({ from, value }: CallLineProps) {
  if (!from) return null;
  return (
    <Quoted>
      <figcaption>{copy.readFrom(from.line, from.lastLine)}</figcaption>
      {!isSaidBy(from.text, value) && <blockquote dir="auto">{from.text}</blockquote>}
      {from.note && <small>{from.note}</small>}
    </Quoted>
  );
}
