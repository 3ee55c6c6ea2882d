import { useId } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { ArrowOutIcon } from "../../icons/icons.tsx";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";

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

const labels: Record<NotePriority, string> = { high: "Urgent", medium: "Important", low: "Note" };

const Note = styled.article`
  --note: var(--color-edge);
  --note-ink: var(--color-ink-soft);

  position: relative;
  padding-block: 10px 16px;
  border-block-start: 1px solid var(--note);

  &[data-priority="high"] {
    --note: var(--color-danger-mark);
    --note-ink: var(--color-danger);
  }
  &[data-priority="medium"] {
    --note: var(--color-attention-mark);
    --note-ink: var(--color-attention);
  }
  &[data-led]::before {
    content: "";
    position: absolute;
    inset-inline-end: 100%;
    inset-block-start: -1px;
    inline-size: var(--lead, 40px);
    border-block-start: 1px solid var(--note);
  }
  &[data-led]::after {
    content: "";
    position: absolute;
    inset-inline-start: calc(var(--lead, 40px) * -1 - 4px);
    inset-block-start: -4px;
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--note);
  }
  &[data-linked]:hover {
    background: var(--color-hover);
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    padding-block-end: 4px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
  > header > b {
    font-weight: var(--weight-strong);
    color: var(--note-ink);
  }
  > header > a {
    display: inline-flex;
    gap: 2px;
    margin-inline-start: auto;
    color: var(--color-ink-soft);
  }
  > header > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  > p {
    font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
    color: var(--color-ink);
    text-wrap: pretty;
    overflow-wrap: break-word;
  }
  ${media.medium} {
    &[data-led]::before,
    &[data-led]::after {
      display: none;
    }
  }
  ${media.forcedColors} {
    &[data-led]::after {
      background: CanvasText;
    }
  }
`;

/** A note of the colleague in the margin: how urgent it is, what it is about, and where. */
export function MarginNote({ priority, category, children, href, linkLabel, isLed }: MarginNoteProps) {
  const wordsId = useId();
  return (
    <Note data-priority={priority} data-led={isLed || undefined} data-linked={href ? "" : undefined}>
      <header>
        <b>{labels[priority]}</b>
        <span>{category}</span>
        {href !== undefined && (
          <Anchor href={href} aria-describedby={wordsId}>
            {linkLabel}
            <ArrowOutIcon size="small" />
          </Anchor>
        )}
      </header>
      <p id={wordsId}>{children}</p>
    </Note>
  );
}
