import { styled } from "styled-components";
import { endsWithBookmark } from "../endsWith.styles.ts";
import { media } from "../../theme/media.ts";
import { coveringTitleStyles } from "../../actions/Link/cover.styles.ts";

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 92px minmax(0, 1.5fr) minmax(0, 1.1fr) 132px 140px auto;
  align-items: center;
  column-gap: 20px;
  padding-block: 14px;
  border-block-end: 1px solid var(--color-line);
  font-variant-numeric: tabular-nums lining-nums;

  &[data-bare] {
    grid-template-columns: 92px minmax(0, 1.5fr) minmax(0, 1.1fr) auto;

    > .left,
    > .amount {
      display: none;
    }
  }
  &:hover {
    background: var(--color-hover);
  }
  > .when {
    display: flex;
    align-items: baseline;
    gap: 6px;
    font: 400 var(--text-16) / 1 var(--font-serif);
    color: var(--color-ink-soft);
  }
  > .when > b {
    font: 400 var(--text-28) / 1 var(--font-serif);
    letter-spacing: -0.01em;
    color: var(--color-ink);
  }
  &[data-state="soon"] > .when,
  &[data-state="soon"] > .when > b {
    color: var(--color-attention);
  }
  &[data-state="anytime"] > .when,
  &[data-state="anytime"] > .when > b {
    flex-wrap: wrap;
    gap: 0 0.25em;
    font: var(--weight-text) var(--text-14) / var(--leading-14) var(--font-sans);
    letter-spacing: normal;
    color: var(--color-ink-soft);
  }
  &[data-state="past"] > .when > b,
  &[data-state="past"] h3 {
    color: var(--color-ink-soft);
  }
  ${coveringTitleStyles}
  p {
    overflow-wrap: anywhere;
    color: var(--color-ink-soft);
  }
  .left > span {
    padding: 2px 8px;
    border-radius: var(--radius-flat);
    background: var(--color-attention-wash);
    color: var(--color-attention);
    font: var(--weight-label) var(--text-12) / var(--leading-12) var(--font-sans);
  }
  .amount {
    color: var(--color-ink);
    font-weight: var(--weight-label);
    text-align: end;
  }
  > .actions {
    position: relative;
    ${endsWithBookmark}
  }
  /* In a list without any date, what it is stands after its name, and no column is kept for dates. */
  ul:not(:has(> :not([data-state="anytime"]))) > &[data-bare] {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 0.9fr) minmax(0, 1.1fr) auto;

    > .when {
      grid-area: 1 / 2;
    }
    > .what {
      grid-area: 1 / 1;
    }
  }
  ${media.medium} {
    grid-template-columns: 92px minmax(0, 1fr) 110px 130px auto;

    ul:not(:has(> :not([data-state="anytime"]))) > &[data-bare] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 0.6fr) auto;
    }

    &[data-bare] {
      grid-template-columns: 92px minmax(0, 1fr) auto;
    }

    .place {
      display: none;
    }
  }
  ${media.small} {
    &,
    &[data-bare] {
      grid-template: auto auto / 72px minmax(0, 1fr) auto;
    }
    gap: 4px 12px;

    > .when {
      grid-row: 1 / 3;
      flex-direction: column;
      align-items: flex-start;
      align-self: start;
      gap: 2px;
      padding-block-start: 2px;
    }
    .left {
      grid-area: 2 / 2;
    }
    .amount {
      grid-area: 2 / 2;
      justify-self: end;
    }
    > .actions {
      grid-area: 1 / 3 / 3;
    }
    /* What it is, below its name: a narrow column would break it into four lines. */
    &[data-bare][data-state="anytime"][data-state="anytime"] {
      grid-template: auto auto / minmax(0, 1fr) auto;

      > .when {
        grid-area: 2 / 1;
        flex-direction: row;
        gap: 0 0.25em;
        padding: 0;
      }
      > .what {
        grid-area: 1 / 1;
      }
      > .actions {
        grid-area: 1 / 2 / 3;
      }
    }
  }
`;
