import { styled } from "styled-components";

export const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font-variant-numeric: tabular-nums lining-nums;

  &[data-state="soon"] time {
    font-weight: var(--weight-strong);
  }
  &[data-state="past"],
  > span {
    color: var(--color-ink-soft);
  }
`;
