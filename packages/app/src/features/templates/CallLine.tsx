import type { Schemas } from "@grantwright/api-client";
import { isSaidBy } from "./quotes.ts";
import { copy } from "./templates.copy.ts";
import { NotFound, Quoted } from "./TemplateParts.styles.ts";

/** Props of CallLine. */
export interface CallLineProps {
  /** Where it was read; undefined where it was not read from a call. */
  from: Schemas["FactLine"] | undefined;
  /** What the field above says: where the call says just that, it is not said twice. */
  value?: string;
  /** The call was read for it: where nothing stands in the field then, that is said. */
  isSought?: boolean;
}

/** What a funder's call says, word for word, with its line. */
export function CallLine({ from, value, isSought }: CallLineProps) {
  if (!from) return isSought && value?.trim() === "" ? <NotFound>{copy.notTaken}</NotFound> : null;
  return (
    <Quoted>
      <figcaption>{copy.readFrom(from.line, from.lastLine)}</figcaption>
      {!isSaidBy(from.text, value) && <blockquote dir="auto">{copy.quoted(from.text)}</blockquote>}
      {from.note && <small>{from.note}</small>}
    </Quoted>
  );
}
