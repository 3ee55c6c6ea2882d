import { styled } from "styled-components";

/** The frame of a link that is told once. */
export const Told = styled.div`
  display: grid;
  gap: 8px;
  margin-block-start: 16px;
  padding: 16px;
  background: var(--color-brand-wash);
  border-radius: var(--radius-flat);

  > code {
    overflow-wrap: anywhere;
    font-size: var(--text-14);
  }
  > div {
    justify-self: start;
  }
`;
