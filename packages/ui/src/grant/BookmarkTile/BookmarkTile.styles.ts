import { styled } from "styled-components";
import { endsWithBookmark } from "../endsWith.styles.ts";
import { media } from "../../theme/media.ts";
import { coveringTitleStyles } from "../../actions/Link/cover.styles.ts";

export const Tile = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 8px;
  min-inline-size: 0;
  padding-block: 16px;
  padding-inline: 24px;
  border-inline-start: 1px solid var(--color-line);
  font-variant-numeric: tabular-nums lining-nums;

  ${coveringTitleStyles}
  p {
    padding-block-start: 2px;
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }
  &[data-state="soon"] p:last-child {
    color: var(--color-attention);
    font-weight: var(--weight-label);
  }
  > .actions {
    position: relative;
    z-index: 1;
    margin-block-start: -4px;
    ${endsWithBookmark}
  }
`;

export const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border: solid var(--color-line);
  border-width: 1px 0;

  > li:nth-child(3n + 1) {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  /* The last of a row ends where its rule does. */
  > li:nth-child(3n) {
    padding-inline-end: 0;
  }
  > li:nth-child(n + 4) {
    border-block-start: 1px solid var(--color-line);
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);

    > li:nth-child(n) {
      padding-block: 4px;
      padding-inline: 0;
      align-items: center;
      border-inline-start: 0;
    }
    /* One line each: whose it is stands with it in the list, and only a real closing date presses. */
    > li[data-state] p:not(:last-child),
    > li[data-state="anytime"] p {
      display: none;
    }
    > li > .actions {
      margin-block: 0;
    }
    > li:nth-child(n + 2) {
      border-block-start: 1px solid var(--color-line);
    }
  }
`;
