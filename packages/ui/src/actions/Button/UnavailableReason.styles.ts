import { styled } from "styled-components";
import { reasonStyles } from "./Button.styles.ts";

export const Reason = styled.span`
  ${reasonStyles}
`;
