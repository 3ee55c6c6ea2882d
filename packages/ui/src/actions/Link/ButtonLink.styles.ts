import { styled } from "styled-components";
import { buttonStyles } from "../Button/Button.styles.ts";
import { Anchor } from "./LinkProvider.tsx";

export const StyledLink = styled(Anchor)`
  ${buttonStyles}
`;
