import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { RoutedLink } from "./RoutedLink.tsx";

export const StyledLink = styled(RoutedLink)`
  color: var(--color-brand);
  font-weight: var(--weight-label);
  text-decoration: underline;
  text-decoration-color: color-mix(in oklch, currentColor 35%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;

  &[data-tone="danger"] {
    color: var(--color-danger);
  }
  &[data-standalone] {
    display: inline-block;
    padding-block: 2px;
  }
  &[data-hovered] {
    text-decoration-color: currentColor;
  }
  ${media.touch} {
    &[data-standalone] {
      padding-block: 12px;
      margin-block: -12px;
    }
  }
  ${media.forcedColors} {
    color: LinkText;
  }
`;
