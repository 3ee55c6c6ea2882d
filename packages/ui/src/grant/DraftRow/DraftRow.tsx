import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useMountTime } from "../../hooks/useMountTime.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { MiniThread } from "../MiniThread/MiniThread.tsx";
import type { MiniThreadProps } from "../MiniThread/MiniThread.tsx";
import { documentDateLabel, machineTime } from "../../text/RelativeTime/labels.ts";

export interface DraftRowProps {
  /** Where it leads. */
  href: string;
  /** The name of the draft. */
  title: string;
  /** What it is, and where the person is in it. */
  detail: ReactNode;
  /** 0 to 100. */
  progress: number;
  /** The last marker that was reached. */
  progressLabel: string;
  /** The markers of its thread, where one was passed by. Default: those of a draft. */
  markers?: MiniThreadProps["markers"];
  /** When it was written in last. */
  date: Date | string;
  /** The place of the title in the outline of the page. Default: 3. */
  level?: 2 | 3;
  /** A button with a menu, above the link of the row. */
  actions?: ReactNode;
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 92px auto;
  align-items: center;
  column-gap: 20px;
  padding-block: 16px;
  border-block-end: 1px solid var(--color-line);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 76px;

  /* What is skipped off screen is also clipped: not while a menu or a focus ring reaches out of the row. */
  &:has([aria-expanded="true"]),
  &:focus-within {
    z-index: 1;
    content-visibility: visible;
  }

  :is(h2, h3) {
    white-space: nowrap;
    /* In line with the rest of the page, and cut at its own end. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    font: 480 var(--text-18) / 1.5rem var(--font-serif);
  }
  &:hover :is(h2, h3) {
    color: var(--color-brand);
  }
  /* As tall as its line: on its own, too, big enough to be hit. */
  a {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
    border-radius: var(--radius-flat);
  }
  p {
    overflow-wrap: anywhere;
    color: var(--color-ink-soft);
  }
  > div:nth-child(2) {
    display: grid;
    gap: 8px;
  }
  time {
    text-align: end;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    font-variant-numeric: tabular-nums;
    color: var(--color-ink-faint);
  }
  > div:nth-child(3) {
    position: relative;
  }
  /* The title has the line to itself, and the thread one of its own. */
  @media (max-width: 25em) {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: 8px;

    > div:nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
      grid-template-columns: 120px 1fr;
      align-items: center;
    }
  }
`;

/** A draft in a list: one link, with a small thread. Goes into a `ul`. */
export function DraftRow(props: DraftRowProps) {
  const { href, title, detail, progress, progressLabel, markers, date, level = 3, actions } = props;
  const now = useMountTime();
  const at = new Date(date);
  const Title = `h${level}` as const;
  return (
    <Row>
      <div>
        <Title dir="auto">
          <Anchor href={href}>{title}</Anchor>
        </Title>
        <p>{detail}</p>
      </div>
      <div>
        <MiniThread value={progress} label={progressLabel} markers={markers} />
        <time dateTime={machineTime(at)}>
          <bdi>{documentDateLabel(at, now)}</bdi>
        </time>
      </div>
      {actions !== undefined && <div>{actions}</div>}
    </Row>
  );
}
