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

/** The tools under the title, on one line between two hairlines. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  margin-block-start: 4px;
  border-block: 1px solid var(--color-line);
  font: var(--weight-label) var(--text-14) / 1.15 var(--font-sans);

  > * {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 48px;
    padding-inline: 10px;
    color: var(--color-brand);
  }
  > button[data-variant="quiet"] {
    color: var(--color-brand);
  }
  /* The one thing that all of this is for. */
  > button[data-variant="filled"] {
    min-block-size: 36px;
    margin-block: 6px;
    margin-inline: 6px 0;
    padding-inline: 16px;
    color: var(--color-on-brand);
  }
  > span:first-child {
    margin-inline-end: auto;
    padding-inline-start: 0;
    color: var(--color-ink);
  }
  > button:first-child[data-variant] {
    margin-inline: -10px auto;
    color: var(--color-ink);
  }
  > [aria-expanded="true"] > svg {
    rotate: 180deg;
  }
  > a {
    border-radius: var(--radius-flat);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > a:hover {
    background: var(--color-hover);
  }
  @media (max-width: 379px) {
    gap: 0;

    > * {
      padding-inline: 6px;
    }
    > button[data-variant="filled"] {
      padding-inline: 10px;
    }
    > :not(:first-child) > svg {
      display: none;
    }
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
