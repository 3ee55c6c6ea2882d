import type { CSSProperties } from "react";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { avatarHue, initials } from "./identity.ts";

export interface AvatarProps {
  /** The id of the person or team: its last character chooses one of eight colours. */
  id: string;
  /** Whose initials are shown; "U" where there is no name. */
  name?: string | null;
  /** Default: `medium`, 36 px. `small` is 28 px. */
  size?: "medium" | "small";
}

const Disc = styled.span`
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

  /* Not text: a control that shows an avatar is named by the person's whole name (WCAG 2.5.3). */
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

/** The initials of a person or team on their colour. Decoration: the name stands beside it, or labels its control. */
export function Avatar({ id, name, size = "medium" }: AvatarProps) {
  return (
    <Disc
      aria-hidden="true"
      translate="no"
      data-size={size}
      data-initials={initials(name)}
      style={{ "--hue": avatarHue(id) } as CSSProperties}
    />
  );
}
