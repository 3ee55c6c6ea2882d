import type { Schemas } from "@grantwright/api-client";
import { VisuallyHidden } from "@grantwright/ui";
import { Changed } from "./changed.styles.ts";

/** Props of ChangedWords. */
export interface ChangedWordsProps {
  parts: readonly Schemas["ChangePart"][];
  /** What is said before words that came in and words that went out, for whom the marks are not seen. */
  said: { added: string; removed: string };
}

/** A text with what came in and what went out. */
export function ChangedWords({ parts, said }: ChangedWordsProps) {
  return (
    <Changed>
      {parts.map(({ kind, text }, index) =>
        kind === "same" ? (
          text
        ) : kind === "added" ? (
          <ins key={index}>
            <VisuallyHidden>{said.added} </VisuallyHidden>
            {text}
          </ins>
        ) : (
          <del key={index}>
            <VisuallyHidden>{said.removed} </VisuallyHidden>
            {text}
          </del>
        ),
      )}
    </Changed>
  );
}
