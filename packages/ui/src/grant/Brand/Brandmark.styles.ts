import { styled } from "styled-components";

export const Mark = styled.svg`
  flex: none;
  overflow: visible;
  fill: none;
  stroke: var(--color-thread);
  stroke-width: 2.7;
  stroke-linecap: round;
  forced-color-adjust: auto;
`;
