import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { Anchor } from "./LinkProvider.tsx";

export const StyledLink = styled(Anchor)`
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
  &:hover {
    text-decoration-color: currentColor;
  }
  ${media.small} {
    &[data-standalone] {
      padding-block: 12px;
      margin-block: -12px;
    }
  }
  ${media.forcedColors} {
    color: LinkText;
  }
`;
