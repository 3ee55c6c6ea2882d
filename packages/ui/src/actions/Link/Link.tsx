import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { Anchor } from "./LinkProvider.tsx";
import type { AnchorProps } from "./LinkProvider.tsx";

export interface LinkProps extends Omit<AnchorProps, "className" | "style"> {
  /** `danger` for a link inside an error. Default: `brand`. */
  tone?: "brand" | "danger";
  /** Stands by itself rather than within a sentence, and so needs the height of a target. */
  isStandalone?: boolean;
}

const StyledLink = styled(Anchor)`
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

/** What says, for assistive technology, that following a link opens another tab. */
export function NewTabHint({ target }: { target?: string }) {
  return target === "_blank" ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null;
}

/** Goes somewhere, in the looks of text. For the looks of a button use ButtonLink. */
export function Link({ tone = "brand", isStandalone, children, ...rest }: LinkProps) {
  return (
    <StyledLink
      rel={rest.target === "_blank" ? "noopener" : undefined}
      {...rest}
      data-tone={tone}
      data-standalone={isStandalone || undefined}
    >
      {children}
      <NewTabHint target={rest.target} />
    </StyledLink>
  );
}
