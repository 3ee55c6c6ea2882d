import type { Schemas } from "@grantwright/api-client";
import { Checkbox, VisuallyHidden } from "@grantwright/ui";
import type { ReactNode } from "react";
import { copy } from "./templates.copy.ts";
import { FindingLine } from "./Templates.styles.ts";

/** Props of Finding. */
export interface FindingProps {
  label: string;
  isKept: boolean;
  /** It cannot be dropped. */
  isFixed?: boolean;
  onKeep?: (isKept: boolean) => void;
  /** Where it was read, or undefined where the call does not say it. */
  found: Partial<Omit<Schemas["ReadValue"], "value">> | undefined;
  children: ReactNode;
}

/** One finding beside its line. */
export function Finding({ label, isKept, isFixed = false, onKeep, found, children }: FindingProps) {
  return (
    <FindingLine data-dropped={!isKept || undefined}>
      <div>
        <header>
          <b>{label}</b>
          {!isFixed && (
            <Checkbox
              label={
                <>
                  {copy.use}
                  <VisuallyHidden> {label}</VisuallyHidden>
                </>
              }
              isSelected={isKept}
              onChange={(isOn) => onKeep?.(isOn)}
            />
          )}
        </header>
        {children}
      </div>
      <figure>
        {found?.readFrom ? (
          <>
            <figcaption>{copy.line(found.readFrom.line, found.lastLine)}</figcaption>
            <blockquote dir="auto">{found.readFrom.text}</blockquote>
            {found.note && <small>{found.note}</small>}
          </>
        ) : (
          <figcaption>{copy.notSaid}</figcaption>
        )}
      </figure>
    </FindingLine>
  );
}
