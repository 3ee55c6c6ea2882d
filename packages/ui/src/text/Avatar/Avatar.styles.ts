import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

/** Initials are no text here: a control that shows an avatar is named by the person's whole name (WCAG 2.5.3). */
export const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 50%;
  background: oklch(var(--avatar-ground) var(--hue));
  color: oklch(var(--avatar-ink) var(--hue));
  font: var(--weight-strong) var(--text-12) / 1 var(--font-sans);
  letter-spacing: 0.02em;

  &::before {
    content: attr(data-initials);
  }
  &[data-size="small"] {
    inline-size: 28px;
    block-size: 28px;
    font-size: 0.6875rem;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
