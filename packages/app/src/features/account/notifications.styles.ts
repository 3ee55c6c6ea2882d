import { styled } from "styled-components";

/** The choices, one below the other. */
export const Choices = styled.div`
  display: grid;
  gap: 16px;
  padding-block-start: 16px;
`;
