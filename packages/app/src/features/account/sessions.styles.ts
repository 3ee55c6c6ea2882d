import { styled } from "styled-components";

/** The browsers, and below them what ends all but this one. */
export const Sessions = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  inline-size: 100%;

  > ul {
    inline-size: 100%;
  }
`;
