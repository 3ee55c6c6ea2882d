import { useId } from "react";
import type { ReactNode } from "react";
import { ArrowOutIcon, CheckIcon } from "../../icons/icons.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { Note } from "./MarginNote.styles.ts";

/** How urgent a note is. */
export type NotePriority = "high" | "medium" | "low";

interface MarginNoteBaseProps {
  /** How much it matters: "Urgent" and "Important" stand above what it says. */
  priority: NotePriority;
  /** What it is about: `Evidence`. */
  category: string;
  /** What the colleague in the margin says. */
  children: ReactNode;
  /** Draws a hairline from the note to the edge of the sheet beside it. */
  isLed?: boolean;
  /** What can be answered to it: small quiet buttons below what it says. */
  actions?: ReactNode;
  /** How it was answered, `Done`: the note folds to a line with that, its category and its actions. */
  answer?: string;
  /** The words for how much it matters. Default: Urgent, Important, Note. */
  priorityLabels?: Record<NotePriority, string>;
}

export type MarginNoteProps = MarginNoteBaseProps &
  (
    | { href?: undefined; linkLabel?: undefined }
    | {
        /** The place that it is about. */
        href: string;
        /** The name of that place. */
        linkLabel: string;
      }
  );

const englishLabels: Record<NotePriority, string> = { high: "Urgent", medium: "Important", low: "Note" };

/** A note of the colleague in the margin: how urgent it is, what it is about, and where. */
export function MarginNote({
  priority,
  category,
  children,
  href,
  linkLabel,
  isLed,
  actions,
  answer,
  priorityLabels = englishLabels,
}: MarginNoteProps) {
  const wordsId = useId();
  if (answer !== undefined)
    return (
      <Note data-led={isLed || undefined} data-answered>
        <CheckIcon size="small" />
        <span>
          {answer} · {category}
          <VisuallyHidden>: {children}</VisuallyHidden>
        </span>
        {actions}
      </Note>
    );
  return (
    <Note data-priority={priority} data-led={isLed || undefined} data-linked={href ? "" : undefined}>
      <header>
        <b>{priorityLabels[priority]}</b>
        <span>{category}</span>
        {href !== undefined && (
          <Anchor href={href} aria-describedby={wordsId}>
            {linkLabel}
            <ArrowOutIcon size="small" />
          </Anchor>
        )}
      </header>
      <p id={wordsId}>{children}</p>
      {actions && <div data-part="actions">{actions}</div>}
    </Note>
  );
}
