import { styled } from "styled-components";

export const Skip = styled.a`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: var(--layer-toast);
  display: grid;
  align-items: center;
  min-block-size: var(--target-touch);
  padding-inline: var(--space-4);
  border-radius: var(--radius-float);
  background: var(--color-raised);
  box-shadow: var(--shadow-float);
  font-weight: var(--weight-strong);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
