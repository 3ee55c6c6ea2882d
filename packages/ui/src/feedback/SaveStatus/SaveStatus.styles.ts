import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-state="saved"] svg {
    color: var(--color-brand);
  }
  &:is([data-state="offline"], [data-state="retrying"], [data-state="conflict"]) {
    color: var(--color-attention);
  }
  &:is([data-state="failed"], [data-state="notKept"]) {
    color: var(--color-danger);
  }
  ${media.small} {
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
`;
