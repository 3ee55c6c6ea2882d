import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

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
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 26px;
    min-block-size: var(--target-touch);
    margin-inline-end: auto;
    overflow: clip;
    overflow-clip-margin: 3px;
  }
  > .home > bdi {
    overflow: hidden;
    font-weight: var(--weight-label);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :not(.home) {
    flex: none;
  }
  /* Five targets leave no room for the name of the product. */
  @media (max-width: 379px) {
    > .home > span {
      font-size: 0;
      gap: 0;
    }
  }
`;
