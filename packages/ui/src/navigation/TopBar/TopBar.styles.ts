import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

/** The head of a small screen. On the smallest five targets leave no room for the name of the product beside its mark. */
export const Bar = styled.header`
  display: none;
  align-items: center;
  block-size: 56px;
  padding-inline: var(--space-4) var(--space-3);
  border-block-end: 1px solid var(--color-line);

  ${media.small} {
    display: flex;
  }
  @media print {
    display: none;
  }
  > .home {
    position: relative;
    min-inline-size: 26px;
    margin-inline-end: auto;
  }
  > .home > a {
    display: inline-flex;
    align-items: center;
    block-size: var(--target-touch);
  }
  > .home:has(> bdi) > a {
    padding-block-end: 12px;
  }
  > .home > bdi {
    position: absolute;
    inset-block: auto 2px;
    inset-inline: 34px 0;
    overflow: hidden;
    color: var(--color-ink-soft);
    font-size: var(--text-12);
    line-height: 16px;
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }
  > .home:has(> bdi) {
    flex: 1;
  }
  > :not(.home) {
    flex: none;
  }
  @media (max-width: 379px) {
    > .home > a > span {
      font-size: 0;
      gap: 0;
    }
    > .home > bdi {
      inset-inline-start: 0;
    }
  }
`;
