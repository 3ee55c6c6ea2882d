import { media } from "@grantwright/ui";
import { styled } from "styled-components";

/** The head of the plans: what one chooses, and what speaks for it. */
export const PlansHead = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding-block: 48px 36px;

  > p {
    color: var(--color-ink-soft);
    font: 400 var(--text-18) / var(--leading-18) var(--font-sans);
    text-wrap: balance;
  }
  > p[data-part="credits"] {
    padding-block-start: var(--space-1);
    font-size: var(--text-16);
    line-height: var(--leading-16);
  }
  > p[data-part="credits"] > b {
    color: var(--color-ink);
  }
  > p[data-part="discount"] {
    margin-block-start: var(--space-3);
    padding: 10px 12px;
    background: var(--color-attention-wash);
    color: var(--color-attention);
    border-radius: var(--radius-flat);
    font: var(--weight-strong) var(--text-14) / var(--leading-14) var(--font-sans);
  }

  ${media.small} {
    padding-block: 24px;

    > p {
      font-size: var(--text-16);
      line-height: var(--leading-16);
      text-wrap: pretty;
    }
  }
`;

/** One plan before it is paid: what it is, and what happens next. */
export const Order = styled.div`
  max-inline-size: 560px;
  margin-inline: auto;
  padding: 64px 24px 96px;

  > nav {
    padding-block-end: var(--space-6);
  }
  > section {
    padding: 36px 40px 40px;
    background: var(--color-sheet);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-flat);
  }
  [data-part="about"] {
    padding-block-end: 2px;
    color: var(--color-ink-soft);
  }
  [data-part="price"] {
    padding-block: var(--space-3) var(--space-5);
  }
  [data-part="price"] > b {
    font: 400 var(--text-48) / 1 var(--font-serif);
  }
  [data-part="price"] > span {
    padding-inline-start: var(--space-2);
    color: var(--color-ink-soft);
  }
  ul {
    border-block-start: 1px solid var(--color-line);
  }
  li {
    padding-block: 10px;
    border-block-end: 1px solid var(--color-line);
  }
  [data-part="terms"] {
    display: grid;
    gap: 6px;
    padding-block: var(--space-5) var(--space-6);
    color: var(--color-ink-soft);
  }
  [data-part="pay"] {
    display: grid;
    justify-items: start;
    gap: var(--space-3);
    color: var(--color-ink-soft);
  }

  ${media.small} {
    padding: 24px 16px 40px;

    > section {
      padding: 24px 20px 28px;
    }
  }
`;
