import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Details = styled.details`
  border-block-end: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 40px;
    padding-block: 8px;
    font-weight: var(--weight-label);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: var(--color-hover);
  }
  summary > svg {
    color: var(--color-ink-soft);
    transition: rotate var(--steady) var(--ease);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > div {
    padding-block: 4px 16px;
  }
  ${media.small} {
    summary {
      min-block-size: var(--target-touch);
    }
  }
`;
