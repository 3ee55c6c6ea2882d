import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Line = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-8);
  max-inline-size: 1264px;
  margin-inline: auto;
  padding: 20px 72px;

  > .home {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target-touch);
    margin-inline-end: auto;
  }
  > nav ul {
    display: flex;
    gap: var(--space-8);
    font-weight: var(--weight-label);
  }
  > nav li a {
    display: block;
    padding-block: 12px;
  }
  > nav li a:hover {
    color: var(--color-brand);
  }
  > nav li a[aria-current] {
    color: var(--color-brand);
    box-shadow: inset 0 -2px var(--color-brand);
  }
  ${media.medium} {
    padding-inline: 40px;
  }
  ${media.small} {
    padding: 12px 16px 0;

    > nav:not(:has(li:only-child)) {
      order: 1;
      inline-size: 100%;
      border-block-end: 1px solid var(--color-line);
    }
    > nav ul {
      gap: var(--space-6);
    }
  }
  ${media.forcedColors} {
    > nav li a[aria-current] {
      border-block-end: 2px solid Highlight;
    }
  }
`;
