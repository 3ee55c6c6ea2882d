import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { ButtonLink } from "../../actions/Link/ButtonLink.tsx";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { MiniThread } from "../MiniThread/MiniThread.tsx";
import type { MiniThreadProps } from "../MiniThread/MiniThread.tsx";
import { RelativeTime } from "../../text/RelativeTime/RelativeTime.tsx";

export interface OpenPageCardProps {
  /** What it is, and where the person is in it. */
  meta: ReactNode;
  /** When it was written in last, with the word before it: `Edited`. */
  edited: { label: string; date: Date | string };
  /** Its name. */
  title: string;
  /** Where it leads. */
  href: string;
  /** The end of what was written last. */
  excerpt: string;
  /** The way in: `Pick up here`. */
  actionLabel: string;
  /** 0 to 100. */
  progress: number;
  /** The last marker that was reached. */
  progressLabel: string;
  /** The markers of its thread, where one was passed by. Default: those of a draft. */
  markers?: MiniThreadProps["markers"];
  /** What stands in the way. */
  note?: string;
}

const Page = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: 28px 40px;
  background: var(--color-sheet);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-flat);
  --thread-ground: var(--color-sheet);

  > header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding-block-end: 6px;
    color: var(--color-ink-soft);
  }
  > h3 {
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    letter-spacing: var(--track-title);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  > h3 > a:hover {
    color: var(--color-brand);
  }
  > p {
    display: flex;
    align-items: end;
    max-inline-size: var(--measure);
    max-block-size: 11em;
    overflow: hidden;
    padding-block: 14px 22px;
    font: 400 var(--text-18) / var(--leading-document) var(--font-serif);
    color: var(--color-ink);
    text-wrap: pretty;
    overflow-wrap: anywhere;
    mask-image: linear-gradient(transparent -10px, black 52px);
  }
  > p > span::after {
    content: "";
    display: inline-block;
    inline-size: 2px;
    block-size: 1.15em;
    margin-inline-start: 1px;
    vertical-align: -0.22em;
    background: var(--color-brand);
  }
  > h3:has(+ footer) {
    padding-block-end: 18px;
  }
  > footer {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 28px;
    margin-block-start: auto;
    padding-block-start: 20px;
    border-block-start: 1px solid var(--color-line);
  }
  > footer > div {
    display: grid;
    gap: 6px;
    min-inline-size: 0;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-soft);
  }
  ${media.small} {
    padding: 20px;

    > footer {
      grid-template-columns: 1fr;
      gap: 16px;
    }
    > footer > div {
      order: -1;
    }
  }
`;

/** The document that was written in last, opened at the place where the person left it. */
export function OpenPageCard(props: OpenPageCardProps) {
  const { meta, edited, title, href, excerpt, actionLabel, progress, progressLabel, markers, note } = props;
  return (
    <Page>
      <header>
        <span>{meta}</span>
        <span>
          {edited.label} <RelativeTime date={edited.date} />
        </span>
      </header>
      <h3 dir="auto">
        <Anchor href={href}>{title}</Anchor>
      </h3>
      {excerpt && (
        <p dir="auto">
          <span>{excerpt}</span>
        </p>
      )}
      <footer>
        <ButtonLink href={href} aria-label={`${actionLabel}: ${title}`}>
          {actionLabel}
        </ButtonLink>
        <div>
          <MiniThread value={progress} label={progressLabel} markers={markers} />
          {note ?? progressLabel}
        </div>
      </footer>
    </Page>
  );
}
