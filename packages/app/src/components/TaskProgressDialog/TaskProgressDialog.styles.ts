import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The figure at the headline's height, in the corner that the headline leaves free. */
export const Percent = styled.p`
  block-size: 0;
  text-align: end;
  font: 400 var(--text-36) / 1 var(--font-serif);
  letter-spacing: var(--track-display);
  font-variant-numeric: tabular-nums lining-nums;

  > span {
    position: relative;
    z-index: 2;
    inset-block-start: -40px;
  }
  small {
    padding-inline-start: 2px;
    font-size: var(--text-18);
    color: var(--color-ink-soft);
  }
  ${media.small} {
    font-size: var(--text-28);
  }
`;

/** What the work said so far, the newest last and largest. */
export const Log = styled.ol`
  max-block-size: 40vh;
  overflow: auto;
  padding-block: 8px 20px;

  li {
    display: grid;
    grid-template-columns: 48px 1fr;
    padding-block: 6px;
    color: var(--color-ink-soft);
    font: 400 var(--text-16) / var(--leading-16) var(--font-serif);
  }
  li:last-child {
    color: var(--color-ink);
    font-size: var(--text-18);
  }
  svg {
    margin-inline-end: 6px;
    vertical-align: -2px;
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
