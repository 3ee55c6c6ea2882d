import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** What one does with a proposal: it stays in sight while its text goes by. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--layer-sticky);
  margin-inline: -96px;
  padding-inline: 96px;
  background: var(--color-sheet);

  ${media.medium} {
    margin-inline: -64px;
    padding-inline: 64px;
  }
  ${media.small} {
    margin-inline: -20px;
    padding-inline: 20px;
  }
  /* So low a window, or so large letters, that little else would be left to read. */
  ${media.low} {
    position: static;
  }
  /* What is gone to, by a link or by Tab, is not left under what stands over the page. */
  html:has(&) {
    scroll-padding-block: 64px 72px;

    ${media.small} {
      scroll-padding-block-end: 136px;
    }
    ${media.low} {
      scroll-padding-block-start: 16px;
    }
  }
`;

/** Which revision it is, and the way out of the door, on one line between two hairlines. */
export const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: 48px;
  margin-block-start: 4px;
  border-block: 1px solid var(--color-line);
  font: var(--weight-label) var(--text-14) / 1.15 var(--font-sans);

  > [aria-expanded] {
    min-block-size: 48px;
    margin-inline-start: -10px;
    padding-inline: 10px;
    color: var(--color-ink);
  }
  > [aria-expanded="true"] > svg {
    rotate: 180deg;
  }
  > [data-part="acts"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    margin-block: 6px;
  }
  > [data-part="acts"] > button {
    min-block-size: 36px;
    padding-inline: 16px;
  }
`;

/** The revisions to choose from, below the tools. */
export const Choice = styled.div`
  padding-block: 4px;
  border-block-end: 1px solid var(--color-line);

  ol {
    justify-content: flex-start;
    margin-inline-start: -10px;
  }
`;
