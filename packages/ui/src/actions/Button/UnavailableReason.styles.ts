import { styled } from "styled-components";

/** For assistive technology alone, right behind a control: fixed, as whatever stands at the edge of a page would make it wider. */
export const Unseen = styled.span`
  position: fixed;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
