import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useMountTime } from "../../hooks/useMountTime.ts";
import { media } from "../../theme/media.ts";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { deadlineOf } from "../Deadline/deadlineWords.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { cutText } from "./cutText.ts";

export interface GrantCardProps {
  /** Where it leads. */
  href: string;
  /** The name of the grant. */
  title: string;
  /** Who gives it. */
  funder: string;
  /** Where it can be spent. */
  place: string;
  /** Shown as far as two lines go. */
  description: string;
  /** When it closes; open at any time without one. */
  deadline?: Date | string;
  /** It can no longer be applied for, whatever its date says. */
  isExpired?: boolean;
  /** `to $12,000`. */
  amount?: string;
  /** What it is for, shown up to 35 characters. */
  category?: string;
  /** A bookmark, above the link of the card. */
  actions?: ReactNode;
}

/** How many characters of a category are shown. */
const categoryLength = 35;

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  padding: 20px 24px 18px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  background: var(--color-sheet);
  font-variant-numeric: tabular-nums lining-nums;
  transition: border-color var(--fast) var(--ease);

  &:hover {
    border-color: var(--color-edge);
  }
  > header {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 28px;
  }
  > header > div {
    position: relative;
    z-index: 1;
    margin-block: -8px;
    margin-inline: auto -10px;
  }
  .when {
    display: flex;
    align-items: baseline;
    gap: 6px;
    color: var(--color-ink-soft);
    font: 400 var(--text-16) / 1 var(--font-serif);
  }
  .when > b {
    color: var(--color-ink);
    font: 400 var(--text-28) / 1 var(--font-serif);
    letter-spacing: -0.01em;
  }
  > h3 {
    padding-block: 14px 2px;
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    letter-spacing: var(--track-title);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  &:hover > h3 {
    color: var(--color-brand);
  }
  > h3 > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  > h3 > a:focus-visible {
    outline: none;
  }
  > h3 > a:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
    border-radius: var(--radius-flat);
  }
  > :is(h3, .from) {
    /* In line with the rest of the page, and cut at its own end. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  > .from {
    overflow: hidden;
    color: var(--color-ink-soft);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > .about {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    margin-block: 12px 18px;
    font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
    overflow-wrap: anywhere;
  }
  > footer {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 12px;
    margin-block-start: auto;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--color-line);
  }
  > footer > b {
    font-weight: var(--weight-strong);
    white-space: nowrap;
  }
  > footer > span {
    min-inline-size: 0;
    margin-inline-start: auto;
    color: var(--color-ink-soft);
    font-size: var(--text-12);
    line-height: var(--leading-12);
    overflow-wrap: anywhere;
    text-align: end;
  }
  &[data-state="soon"] .when,
  &[data-state="soon"] .when > b {
    color: var(--color-attention);
  }
  &[data-state="past"] {
    background: transparent;
  }
  &[data-state="past"] :is(h3, .when > b, .about) {
    color: var(--color-ink-soft);
  }
  &[data-state="past"] h3 {
    font-weight: 400;
  }
  ${media.small} {
    padding: 18px 20px 16px;
  }
`;

/** A grant to apply for, its closing date first, since people come with a deadline. One link, and a bookmark. */
export function GrantCard({
  href,
  title,
  funder,
  place,
  description,
  deadline,
  isExpired = false,
  amount,
  category,
  actions,
}: GrantCardProps) {
  const now = useMountTime();
  const closing = deadline === undefined ? undefined : new Date(deadline);
  const words = deadlineOf(closing, now);
  const state = isExpired ? "past" : words.state;
  const shownCategory = category === undefined ? undefined : cutText(category, categoryLength);
  return (
    <Card data-state={state}>
      <header>
        <time
          className="when"
          dateTime={closing && !Number.isNaN(closing.getTime()) ? closing.toISOString() : undefined}
        >
          <b>{words.day}</b>
          <span>{words.month}</span>
        </time>
        {state === "soon" && <Badge tone="attention">{words.left}</Badge>}
        {state === "past" && <Badge>Expired</Badge>}
        {actions !== undefined && <div>{actions}</div>}
      </header>
      <h3 dir="auto">
        <Anchor href={href}>{title}</Anchor>
      </h3>
      <p className="from" dir="auto">
        {[funder, place].filter(Boolean).join(" · ")}
      </p>
      <p className="about" dir="auto">
        {description}
      </p>
      {(amount !== undefined || shownCategory !== undefined) && (
        <footer>
          {amount !== undefined && <b dir="auto">{amount}</b>}
          {shownCategory !== undefined && (
            <span>
              {shownCategory === category ? (
                <bdi>{category}</bdi>
              ) : (
                <>
                  <bdi aria-hidden="true">{shownCategory}</bdi>
                  <VisuallyHidden>{category}</VisuallyHidden>
                </>
              )}
            </span>
          )}
        </footer>
      )}
    </Card>
  );
}
