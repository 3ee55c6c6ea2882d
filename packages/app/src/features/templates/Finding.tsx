import type { Schemas } from "@grantwright/api-client";
import { Button, VisuallyHidden } from "@grantwright/ui";
import { useState, type ReactNode } from "react";
import { isSaidBy, isWordForWord, quoteOf } from "./quotes.ts";
import { copy } from "./templates.copy.ts";
import { FindingLine } from "./TemplateParts.styles.ts";

/** Props of Finding. */
export interface FindingProps {
  label: string;
  isKept: boolean;
  /** It cannot be left out. */
  isFixed?: boolean;
  onKeep?: (isKept: boolean) => void;
  /** What was read and where, or undefined where the call does not say it. */
  found: Partial<Schemas["ReadValue"]> | undefined;
  /** What its field says: a line that says just that is not quoted. */
  value?: string;
  children: ReactNode;
}

/** One finding beside its line. It is used unless it is left out; then only its line is left, and the way back. */
export function Finding({ label, isKept, isFixed = false, onKeep, found, value, children }: FindingProps) {
  const from = found?.readFrom && { ...found, readFrom: found.readFrom };
  const quote = from && quoteOf(from);
  const isQuoted = quote !== undefined && !(isKept && isSaidBy(quote, value));
  // What stood alone keeps its width: a line that comes to be quoted while one types stands under it, and moves nothing.
  const [isWhole] = useState(!isQuoted && !found?.note);
  return (
    <FindingLine data-dropped={!isKept || undefined} data-whole={isWhole || undefined}>
      <header>
        <div>
          <b>{label}</b>
          {!isFixed && (
            <Button variant="line" size="small" onPress={() => onKeep?.(!isKept)}>
              {isKept ? copy.leaveOut : copy.takeBack}
              <VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          )}
        </div>
        {from ? (
          <span>
            {copy.line(from.readFrom.line, from.lastLine)}
            {isKept && isWordForWord(quote ?? "", value) && `, ${copy.asWritten}`}
          </span>
        ) : (
          <span>{copy.notSaid}</span>
        )}
      </header>
      {(isQuoted || found?.note) && (
        <figure>
          {isQuoted && <blockquote dir="auto">{quote}</blockquote>}
          {found?.note && <small>{found.note}</small>}
        </figure>
      )}
      {isKept && <div>{children}</div>}
    </FindingLine>
  );
}
