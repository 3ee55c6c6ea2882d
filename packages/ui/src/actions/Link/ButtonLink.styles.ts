import { styled } from "styled-components";
import { buttonStyles } from "../Button/Button.styles.ts";
import { RoutedLink } from "./RoutedLink.tsx";

export const StyledLink = styled(RoutedLink)`
  ${buttonStyles}
`;
