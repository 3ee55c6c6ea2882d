import { styled } from "styled-components";

export const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  font: 480 var(--text-22) / 1 var(--font-serif);
  letter-spacing: var(--track-title);
  color: var(--color-ink);

  &[data-size="small"] {
    font-size: var(--text-18);
  }
`;
