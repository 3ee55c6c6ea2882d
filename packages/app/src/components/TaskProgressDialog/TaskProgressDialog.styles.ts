import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The figure at the headline's height, in the corner that the headline leaves free. */
export const Percent = styled.p`
  block-size: 0;
  text-align: end;
  font: 400 var(--text-28) / var(--leading-28) var(--font-serif);
  letter-spacing: var(--track-display);
  font-variant-numeric: tabular-nums lining-nums;

  > span {
    position: relative;
    z-index: 2;
    /* On the line of the headline. */
    inset-block-start: calc(-1lh - 4px);
  }
  small {
    padding-inline-start: 2px;
    font-size: var(--text-18);
    color: var(--color-ink-soft);
  }
  ${media.small} {
    font-size: var(--text-22);
    line-height: var(--leading-22);
  }
`;

/** What the work said so far, the newest last. Ticks hang before the words, and times stand at the end of the line. */
export const Log = styled.ol`
  max-block-size: 40vh;
  overflow: auto;
  padding-block: 8px 20px;

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 12px;
    padding-block: 6px;
    padding-inline-start: 24px;
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
  li[data-kind="now"] {
    color: var(--color-ink);
  }
  /* What is left to the person: to be read, under a label that stands out. */
  li[data-kind="asked"] {
    color: var(--color-ink);
  }
  li[data-kind="asked"] b {
    color: var(--color-attention);
    font-weight: 480;
  }
  li[data-kind="asked"]::before,
  li[data-kind="now"]::before {
    content: "";
    position: absolute;
    inset-block-start: calc(6px + 0.5lh - 4px);
    inset-inline-start: 4px;
    inline-size: 8px;
    block-size: 8px;
    border: 1.5px solid var(--color-attention-mark);
    border-radius: 50%;
  }
  li[data-kind="now"]::before {
    border-color: var(--color-brand);
  }
  svg {
    position: absolute;
    inset-block-start: calc(6px + 0.5lh - 0.5em);
    inset-inline-start: 0;
    color: var(--color-brand);
  }
  time {
    font: 400 var(--text-12) / var(--leading-16) var(--font-sans);
    font-variant-numeric: tabular-nums;
    color: var(--color-ink-faint);
  }
`;

/** What comes next, and below it what can be done meanwhile. */
export const Foot = styled.div`
  display: grid;
  gap: 12px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--color-line);

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px 12px;
  }
`;
