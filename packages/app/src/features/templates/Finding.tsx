import type { Schemas } from "@grantwright/api-client";
import { Button, Text, VisuallyHidden } from "@grantwright/ui";
import type { ReactNode } from "react";
import { isFieldWithLimit, isSaidBy, isWordForWord, quoteOf, type FieldLimits } from "./quotes.ts";
import { copy } from "./templates.copy.ts";
import { FindingLine } from "./Check.styles.ts";

/** Props of Finding. */
export interface FindingProps {
  label: string;
  /** What it can be found by on its page. */
  name?: string;
  isKept: boolean;
  /** It waits for the person. */
  isNeeded?: boolean;
  /** It cannot be left out. */
  isFixed?: boolean;
  onKeep?: (isKept: boolean) => void;
  /** What was read and where, or undefined where the call does not say it. */
  found: Partial<Schemas["ReadValue"]> | undefined;
  /** What its field says: a line that says just that is not quoted. */
  value?: string;
  /** The limits that stand under its field: a line that says just the field and them is not quoted either. */
  limits?: FieldLimits & { isOptional: boolean };
  children: ReactNode;
}

/** One finding in a row: what it is, what was made of it, its line, and the way to leave it out or to take it back. */
export function Finding({
  label,
  name,
  isKept,
  isNeeded = false,
  isFixed = false,
  onKeep,
  found,
  value,
  limits,
  children,
}: FindingProps) {
  const from = found?.readFrom && { ...found, readFrom: found.readFrom };
  const quote = from && quoteOf(from);
  const isWithLimit = limits !== undefined && isFieldWithLimit(quote ?? "", value, limits);
  const isWhole = isKept && (isWordForWord(quote ?? "", value) || isWithLimit);
  const isQuoted = quote !== undefined && !isWhole && !(isKept && isSaidBy(quote, value));
  return (
    <FindingLine data-finding={name} data-dropped={!isKept || undefined} data-needed={isNeeded || undefined}>
      <b>{label}</b>
      <div>{isKept ? children : <Text tone="soft">{copy.leftOut}</Text>}</div>
      <figure>
        <figcaption>
          {from ? copy.line(from.readFrom.line, from.lastLine) : copy.notSaid}
          {from && isWhole && `, ${copy.asWritten}`}
        </figcaption>
        {isQuoted && <blockquote dir="auto">{quote}</blockquote>}
        {found?.note && <small>{found.note}</small>}
      </figure>
      {!isFixed && (
        <Button variant="quiet" onPress={() => onKeep?.(!isKept)}>
          {isKept ? copy.leaveOut : copy.takeBack}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      )}
    </FindingLine>
  );
}
