import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";

export interface HeadingProps {
  /** The place in the outline of the page: h1 to h4. */
  level: 1 | 2 | 3 | 4;
  /** The size in px at the default text size. On small screens 48 is set as 36 and 28 as 22. */
  size: 48 | 36 | 28 | 22 | 18;
  /** So that something can be labelled by it, or linked to. */
  id?: string;
  /** `auto` for what a person wrote: it runs the way its letters do. */
  dir?: "auto";
  /** The words. */
  children: ReactNode;
}

const Styled = styled.h2`
  font: 400 var(--text-28) / var(--leading-28) var(--font-serif);
  letter-spacing: var(--track-title);
  overflow-wrap: anywhere;

  &[data-size="48"] {
    font: 400 var(--text-48) / var(--leading-48) var(--font-serif);
    letter-spacing: var(--track-display);
    text-wrap: balance;
  }
  &[data-size="36"] {
    font: 400 var(--text-36) / var(--leading-36) var(--font-serif);
    letter-spacing: var(--track-display);
    text-wrap: balance;
  }
  &[data-size="22"] {
    font: 460 var(--text-22) / var(--leading-22) var(--font-serif);
    text-wrap: balance;
  }
  &[data-size="18"] {
    font: 480 var(--text-18) / 1.5rem var(--font-serif);
    letter-spacing: normal;
  }
  ${media.small} {
    &[data-size="48"] {
      font-size: var(--text-36);
      line-height: var(--leading-36);
    }
    &[data-size="28"] {
      font-size: var(--text-22);
      line-height: var(--leading-22);
    }
  }
`;

/** A headline in the serif. Its level and its size are apart: the outline of a page does not follow its looks. */
export function Heading({ level, size, ...rest }: HeadingProps) {
  return <Styled as={`h${level}`} data-size={size} {...rest} />;
}
