import { styled } from "styled-components";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";

export const Card = styled(Anchor)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  block-size: 100%;
  min-block-size: 64px;
  padding: 16px;
  border: 1px dashed var(--color-edge);
  border-radius: var(--radius-flat);
  color: var(--color-brand);
  font-weight: var(--weight-label);

  &:hover {
    background: var(--color-hover);
  }
`;
