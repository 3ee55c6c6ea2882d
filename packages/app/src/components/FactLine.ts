import { styled } from "styled-components";

/**
 * Facts in a line, a span each: one that has no room on it goes whole to the next. The dot stands in the middle between two of a line:
 * before the first of one it lies outside, and is cut off.
 */
export const FactLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 10px;
  overflow-x: clip;

  > span + span {
    position: relative;
  }
  > span + span::before {
    content: "·";
    position: absolute;
    inset-inline-start: -10px;
    inline-size: 10px;
    text-align: center;
  }
`;
